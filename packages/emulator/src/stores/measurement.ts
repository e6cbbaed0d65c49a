import type { MeasurementUnit, PricePerUnitData } from '@frontdesk/stores'
import { refuse } from '../kernel/failure.ts'

/** The units of each kind, with how much of the first unit of their kind each one is. */
const kinds: readonly Readonly<Record<string, number>>[] = [
  { ML: 1, CL: 10, L: 1000, CBM: 1_000_000, FLOZ: 29.5735, PT: 473.176, QT: 946.353, GAL: 3785.41 },
  { G: 1, MG: 0.001, KG: 1000, OZ: 28.3495, LB: 453.592 },
  { M: 1, MM: 0.001, CM: 0.01, IN: 0.0254, FT: 0.3048, YD: 0.9144 },
  { SQM: 1, SQFT: 0.092903 },
]

/** How many times `to` goes into `from`; `undefined` when they measure different things. */
const factorOf = (from: MeasurementUnit, to: MeasurementUnit): number | undefined => {
  if (from === to) return 1
  const kind = kinds.find((units) => Object.hasOwn(units, from) && Object.hasOwn(units, to))
  return kind && (kind[from] ?? 0) / (kind[to] ?? 1)
}

/** How many base quantities the package holds: 0.8 for 80 g with a price per 100 g. */
export const baseQuantitiesOf = ({
  totalQuantity,
  totalMeasurementUnit,
  baseQuantity,
  baseMeasurementUnit,
}: PricePerUnitData = {}): number | undefined => {
  if (!totalQuantity || !totalMeasurementUnit || !baseQuantity || !baseMeasurementUnit) return undefined
  const factor = factorOf(totalMeasurementUnit, baseMeasurementUnit)
  return factor && (totalQuantity * factor) / baseQuantity
}

const parts = ['totalQuantity', 'totalMeasurementUnit', 'baseQuantity', 'baseMeasurementUnit'] as const

/** Refuses the quantities of a price per unit that are incomplete, or whose units measure different things. */
export const checkPricePerUnit = (given: PricePerUnitData | undefined): void => {
  if (!given) return
  const missing = parts.filter((part) => given[part] === undefined)
  if (missing.length)
    throw refuse(
      ...missing.map((part) => ({
        field: `pricePerUnitData.${part}`,
        description: 'must be given for a price per unit',
        violatedRule: 'REQUIRED_FIELD',
      })),
    )
  if (baseQuantitiesOf(given) === undefined)
    throw refuse({
      field: 'pricePerUnitData.baseMeasurementUnit',
      description: `must measure the same as totalMeasurementUnit: ${given.totalMeasurementUnit} does not convert to ${given.baseMeasurementUnit}`,
      violatedRule: 'VALIDATION',
    })
}

import type { Open } from '@frontdesk/core'

/** Every unit of length of a product or its package. */
export const lengthUnits = ['MM', 'CM', 'M', 'IN', 'FT', 'YD'] as const

/** The unit of length of a product or its package. */
export type LengthUnit = Open<(typeof lengthUnits)[number]>

/** The size of a product or its package, in decimal text: `"12.5"`. */
export interface Dimensions {
  /** Length as decimal text, in the unit of the shop. */
  length?: string
  width?: string
  height?: string
  unit?: LengthUnit
}

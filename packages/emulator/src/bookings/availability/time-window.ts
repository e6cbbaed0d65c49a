import { refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { createZone, day, type Zone } from './zoned-time.ts'

interface WindowInput {
  readonly fromLocalDate?: string
  readonly toLocalDate?: string
  readonly timeZone?: string
}

export interface TimeWindow {
  readonly zone: Zone
  readonly from: Date
  readonly to: Date
  /** The window as text with every part written out, for cursors. */
  readonly query: Required<WindowInput>
}

/** Longer windows would keep a laptop busy for nobody's good. */
const longestWindow = 366

/** Reads the window of a list of slots. From now, in the time of the business, unless it says otherwise. */
export const readWindow = ({ now, business }: HandlerContext<unknown>, input: WindowInput): TimeWindow => {
  const zone = createZone(input.timeZone ?? business.timeZone)
  const { fromLocalDate = zone.toLocal(now()), toLocalDate } = input
  if (toLocalDate === undefined)
    throw refuse({ field: 'toLocalDate', description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
  const from = zone.toMoment(fromLocalDate)
  const to = zone.toMoment(toLocalDate)
  if (to <= from)
    throw refuse({
      field: 'toLocalDate',
      description: 'must be after fromLocalDate',
      violatedRule: 'VALIDATION',
    })
  if (+to - +from > longestWindow * day)
    throw refuse({
      field: 'toLocalDate',
      description: `must be at most ${longestWindow} days after fromLocalDate`,
      violatedRule: 'MAX',
      data: { threshold: longestWindow },
    })
  return { zone, from, to, query: { fromLocalDate, toLocalDate, timeZone: zone.name } }
}

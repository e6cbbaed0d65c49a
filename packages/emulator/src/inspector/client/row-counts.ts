/** New rows are gathered for so long before the first count, in milliseconds. */
const beforeFirst = 1_000

/** At least so many milliseconds lie between two counts, so that a screen reader is not kept busy. */
const between = 10_000

/** Tells how many rows are new: a count at intervals, and not each row. */
export const rowCounts = (tell: (text: string) => void): { add(rows: number): void } => {
  let untold = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (): void => {
    timer = undefined
    if (!untold) return
    tell(untold === 1 ? '1 new row.' : `${untold} new rows.`)
    untold = 0
    timer = setTimeout(next, between)
  }
  return {
    add(rows) {
      untold += rows
      if (untold) timer ??= setTimeout(next, beforeFirst)
    },
  }
}

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const

/** A span of time in its two largest units: `+7 d`, `−1 h 30 min`; nothing below a second. */
export const offsetText = (milliseconds: number): string => {
  let rest = Math.round(Math.abs(milliseconds) / 1_000) * 1_000
  const parts: string[] = []
  for (const [unit, length] of units) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count && parts.length < 2) parts.push(`${count} ${unit}`)
    else if (parts.length) break
  }
  return parts.length ? `${milliseconds < 0 ? '−' : '+'}${parts.join(' ')}` : ''
}

/** The span until a moment: `2 d 4 h`; `now` when less than a second is left. */
export const spanText = (milliseconds: number): string =>
  milliseconds > 0 ? offsetText(milliseconds).slice(1) || 'now' : 'now'

/** Whether the day that ISO text begins with exists: `Date` turns 30 February into 2 March. */
export const isRealDay = (text: string): boolean => {
  const day = text.replace(/T.*/s, '')
  const moment = new Date(day + 'T00:00:00Z')
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}

const isoPattern = /^[+-]?\d{4,6}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/

/** Reads a date in ISO 8601 form; undefined when it is none, such as the 31st of February. */
export const parseMoment = (text: string): Date | undefined => {
  const moment = new Date(text)
  return isoPattern.test(text) && isRealDay(text) && !Number.isNaN(moment.getTime()) ? moment : undefined
}

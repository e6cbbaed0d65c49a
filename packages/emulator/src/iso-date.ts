/** Whether the day that ISO text begins with exists: `Date` turns 30 February into 2 March. */
export const isRealDay = (text: string): boolean => {
  const day = text.slice(0, 10)
  const moment = new Date(day + 'T00:00:00Z')
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}

import type { State, Stored } from './state.ts'

const replaceText = <Value>(value: Value, pattern: RegExp, to: string): Value => {
  if (typeof value === 'string') return value.replace(pattern, to) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map((item: unknown) => replaceText(item, pattern, to)) as Value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceText<unknown>(item, pattern, to)]),
  ) as Value
}

/** Whether a text lies anywhere in a value. */
const holdsText = (value: unknown, text: string): boolean => {
  if (typeof value === 'string') return value.includes(text)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((item) => holdsText(item, text))
}

/** Lets data that was made at another address of the emulator lead to this one: pictures, pages and mailed links. */
export const moveAddresses = (state: State, from: string, to: string): void => {
  // The port must end there: 4600 is not the beginning of 46001.
  const pattern = new RegExp(`${from.replace(/[.[\]]/g, '\\$&')}(?!\\d)`, 'g')
  state.unit(() => {
    for (const [name, items] of Object.entries(state.contents()))
      for (const item of items)
        if (holdsText(item, from)) state.in<Stored>({ name }).put(replaceText(item, pattern, to))
  })
}

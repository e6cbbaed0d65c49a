import type { State, Stored } from './state.ts'

const replaceText = <Value>(value: Value, pattern: RegExp, to: string): Value => {
  if (typeof value === 'string') return value.replace(pattern, to) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map((item: unknown) => replaceText(item, pattern, to)) as Value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceText<unknown>(item, pattern, to)]),
  ) as Value
}

/** Lets data that was made at another address of the emulator lead to this one: pictures, pages and mailed links. */
export const moveAddresses = (state: State, from: string, to: string): void => {
  // The port must end there: 4600 is not the beginning of 46001.
  const pattern = new RegExp(`${from.replace(/[.[\]]/g, '\\$&')}(?!\\d)`, 'g')
  state.unit(() => {
    for (const [name, items] of Object.entries(state.contents()))
      for (const item of items)
        if (JSON.stringify(item).includes(from))
          state.in<Stored>({ name }).put(replaceText(item, pattern, to))
  })
}

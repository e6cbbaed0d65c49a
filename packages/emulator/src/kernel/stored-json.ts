/** Names a date in stored JSON. A key of the data that begins with the same sign gets one more of it in front. */
const dateKey = '$date'

const toStored = (value: unknown): unknown => {
  if (value instanceof Date) return { [dateKey]: value.toISOString() }
  if (Array.isArray(value)) return value.map(toStored)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.startsWith('$') ? '$' + key : key, toStored(item)]),
  )
}

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Changes the parsed value in place: a folder has many thousands of records, and copies would take half of the start. */
const fromStored = (value: unknown): unknown => {
  if (!isObject(value)) return value
  const fields = value as Fields
  let escaped = false
  for (const key of Object.keys(fields)) {
    if (key === dateKey) return new Date(String(fields[key]))
    const item = fields[key]
    if (isObject(item)) fields[key] = fromStored(item)
    escaped ||= key.startsWith('$')
  }
  return Object.freeze(escaped ? withoutEscapes(fields) : fields)
}

const withoutEscapes = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.startsWith('$') ? key.slice(1) : key, item]),
  )

/** Stands in stored JSON for the address of the emulator. Nobody can have this name. */
const anyOrigin = 'http://emulator.invalid'

/** Writes and reads the items of files. */
export interface StoredJson {
  /** Writes an item as JSON that keeps its dates. */
  write(item: unknown): string
  /** Reads the text of `write`. The result is frozen, as the state keeps its items. */
  read(text: string): unknown
}

/**
 * Links to the emulator itself are kept without its address, and read with the address of now: the next start may be on
 * another port, and must not write every picture and page anew.
 */
export const storedJson = (origin: string): StoredJson => {
  // The port must end there: 4600 is not the beginning of 46001.
  const ownOrigin = new RegExp(`${origin.replace(/[.[\]]/g, '\\$&')}(?!\\d)`, 'g')
  return {
    write: (item) => JSON.stringify(toStored(item)).replace(ownOrigin, anyOrigin),
    read: (text) => fromStored(JSON.parse(text.replaceAll(anyOrigin, origin))),
  }
}

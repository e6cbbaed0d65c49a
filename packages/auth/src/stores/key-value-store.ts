import type { Client } from '@frontdesk/core'

/** Keeps plain data by key. Methods may be asynchronous. */
export interface KeyValueStore {
  /** Reads the value of a key; `undefined` or `null` when there is none. */
  get(key: string): unknown
  /** Writes a value; `undefined` deletes it. */
  set(key: string, value: unknown): unknown
}

/** Storage key of an app; no other app on the same origin uses it. */
export const nameInStore = (clientId: string, { platform }: Client, name: string): string =>
  `frontdesk:${clientId}:${platform.origin}:${name}`

/** Keeps data as long as the page or the process lives. The data does not appear in logs. */
export const inMemory = (): KeyValueStore => {
  const kept = new Map<string, unknown>()
  return { get: (key) => kept.get(key), set: (key, value) => kept.set(key, value) }
}

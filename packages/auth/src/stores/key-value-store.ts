import type { Client } from '@frontdesk/core'

/** Keeps plain data by key. May be asynchronous. */
export interface KeyValueStore {
  /** Reads the value of a key; `undefined` or `null` when there is none. */
  get(key: string): unknown
  /** `undefined` deletes. */
  set(key: string, value: unknown): unknown
}

/** Name under which an app keeps something in a store; no other app on the same origin shares it. */
export const nameInStore = (clientId: string, { platform }: Client, name: string): string =>
  `frontdesk:${clientId}:${platform.origin}:${name}`

/** Keeps data as long as the page or the process lives. A log does not show it. */
export const inMemory = (): KeyValueStore => {
  const kept = new Map<string, unknown>()
  return { get: (key) => kept.get(key), set: (key, value) => kept.set(key, value) }
}

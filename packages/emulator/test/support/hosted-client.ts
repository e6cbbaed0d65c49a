import * as bookings from '@frontdesk/bookings'
import { AppStrategy } from '@wix/sdk'
import { vi } from 'vitest'

import type { Emulator } from '../../src/emulator-api.ts'

/** Sends the requests for the hosted platform's addresses to the emulator. Tokens are counted by the clock of the process. */
export const leadToEmulator = (emulator: Emulator, now: string): void => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const { hostname, pathname, search } = new URL(input)
    return fetch(hostname.endsWith('.wixapis.com') ? emulator.url + pathname + search : input, init)
  })
}

export const leaveEmulator = (): void => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

/** The value, which the test needs to go on. */
export const found = <T>(value: T | null | undefined): T => {
  if (value == null) throw new Error('Nothing was found')
  return value
}

/** Signs the hosted platform's client in as an app of the business. */
export const asBusiness = ({ clientId: appId, clientSecret: appSecret, instanceId }: Emulator) =>
  AppStrategy({ appId, appSecret, instanceId })

/** The ids of the operations of bookings that begin with one of these resources. */
export const operationsOf = (...resources: readonly string[]): string[] =>
  Object.values(bookings)
    .flatMap((value) => (typeof value === 'function' && 'spec' in value ? [value.spec.id] : []))
    .filter((id) => resources.some((resource) => id.startsWith(`bookings.${resource}.`)))

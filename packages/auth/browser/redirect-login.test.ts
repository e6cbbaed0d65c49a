import { type Client, createClient, local } from '@frontdesk/core'
import { afterEach, describe, expect, inject, it } from 'vitest'
import {
  completeLogin,
  isPreWarmed,
  loggedIn,
  oauth,
  preWarm,
  type Session,
  startLogin,
  storeKey,
} from '../src/index.ts'

const clientId = '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40'
const emulatorUrl = inject('emulatorUrl')
const here = location.href

afterEach(() => {
  history.replaceState(null, '', here)
  localStorage.clear()
})

describe('the return of a sign-in in Chromium', () => {
  it.each(['#', '?'])('takes the answer out of the address before any request: after %s', async (mark) => {
    /** The address at the time of each request. */
    const addresses: string[] = []
    const client: Client<Session> = createClient({
      platform: local(emulatorUrl),
      auth: oauth({ clientId }),
      fetch: async (url) => {
        addresses.push(location.href)
        return new Response(
          JSON.stringify(
            url.endsWith('/oauth2/token')
              ? { access_token: 'access', refresh_token: 'refresh', expires_in: 14400 }
              : { redirectSession: { fullUrl: emulatorUrl } },
          ),
        )
      },
    })
    const { state } = await startLogin(client, {
      redirectUri: location.origin + '/signed-in',
      returnTo: '/account',
    })
    history.replaceState(
      { router: 7 },
      '',
      `/signed-in?tab=1${mark === '?' ? '&' : mark}code=c-1&state=${state}`,
    )
    const entries = history.length
    addresses.length = 0
    const both = [completeLogin(client), completeLogin(client)]
    expect(location.href).toBe(location.origin + '/signed-in?tab=1')
    expect(history.state).toEqual({ router: 7 })
    expect(await Promise.all(both)).toEqual([{ returnTo: '/account' }, { returnTo: '/account' }])
    expect(addresses).toEqual([location.origin + '/signed-in?tab=1'])
    expect(history.length).toBe(entries)
    expect(loggedIn(client)).toBe(true)
  })
})

describe('pre-warming in Chromium', () => {
  it('opens the hosted sign-in page of the emulator once, and leaves no frame behind', async () => {
    let sessions = 0
    const client = createClient({
      platform: local(emulatorUrl),
      auth: oauth({ clientId }),
      fetch: (url, init) => {
        if (url.endsWith('/redirect-session')) sessions++
        return fetch(url, init)
      },
    })
    expect(isPreWarmed(client)).toBe(false)
    const problems: unknown[] = []
    const log = (error: unknown): void => void problems.push(error)
    await preWarm(client, { log })
    await preWarm(client, { log })
    expect(problems).toEqual([])
    expect(sessions).toBe(1)
    expect(isPreWarmed(client)).toBe(true)
    expect(document.querySelector('iframe')).toBeNull()
    expect(Number(localStorage.getItem(storeKey(client, 'preWarm')))).toBeGreaterThan(Date.now() - 60_000)
  })
})

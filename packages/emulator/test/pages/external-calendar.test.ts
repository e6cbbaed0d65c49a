import { beforeEach, describe, expect, it } from 'vitest'
import { connections, connectRequests } from '../../src/bookings/external-calendar/connection.ts'
import { providers } from '../../src/bookings/external-calendar/provider.ts'
import { resources } from '../../src/bookings/resources/resource.ts'
import { createBrowser, createPlatform, type Platform } from './platform.ts'

const scheduleId = 'schedule-1'
const path = '/pages/external-calendar?request=request-1'
const redirectUrl = 'http://localhost:5173/calendars?tab=1'

let platform: Platform
let browser: ReturnType<typeof createBrowser>
beforeEach(() => {
  platform = createPlatform()
  browser = createBrowser(platform)
  platform.run({ kind: 'owner' }, ({ state, now }) => {
    state.in(resources).put({ id: 'room-1', name: 'Room', eventsSchedule: { scheduleId } })
    state.in(connectRequests).put({
      id: 'request-1',
      scheduleId,
      providerId: providers[0]!.id,
      redirectUrl,
      expiresAt: +now() + 60_000,
    })
  })
})

const answered = (location: string): Record<string, string> => {
  expect(location.startsWith('http://localhost:5173/calendars?')).toBe(true)
  return Object.fromEntries(new URL(location).searchParams)
}

describe('the page of a provider of calendars', () => {
  it('connects the account that allows it, once', async () => {
    const page = await browser.open(path)
    expect(page.status).toBe(200)
    expect(page.document.querySelector('h1')?.textContent).toBe('Connect Google Calendar')
    const { status, location } = await browser.submit(page, { email: 'ines@example.com', answer: 'allow' })
    expect(status).toBe(303)
    const [connection] = platform.state.in(connections).all()
    expect(answered(location)).toEqual({ tab: '1', connectionId: connection?.id })
    expect(connection).toMatchObject({
      scheduleId,
      providerId: providers[0]!.id,
      externalAccountEmail: 'ines@example.com',
      status: 'CONNECTED',
    })
    const again = await browser.submit(page, { email: 'ines@example.com', answer: 'allow' })
    expect([again.status, platform.state.in(connections).size]).toEqual([410, 1])
  })

  it.each([
    ['does not allow it', { email: '', answer: 'reject' }, 'reject'],
    ['cannot be connected', { email: 'unsupported+ines@example.com', answer: 'allow' }, 'unsupported'],
    ['fails', { email: 'internal+ines@example.com', answer: 'allow' }, 'internal'],
  ])('goes back with an error when the account %s', async (_, entries, error) => {
    const { status, location } = await browser.submit(await browser.open(path), entries)
    expect(status).toBe(303)
    expect(answered(location)).toEqual({ tab: '1', error })
    expect(platform.state.in(connections).size).toBe(0)
    expect((await browser.open(path)).status).toBe(410)
  })

  it('asks for an email address again when it is none', async () => {
    const page = await browser.submit(await browser.open(path), { email: 'ines', answer: 'allow' })
    expect(page.status).toBe(422)
    expect(page.document.querySelector('#email-error')?.textContent).toContain('Enter an email address')
    expect(page.document.querySelector('#email')?.getAttribute('value')).toBe('ines')
    expect((await browser.submit(page, { email: 'ines@example.com', answer: 'allow' })).status).toBe(303)
  })

  it('takes no form of somebody else', async () => {
    await browser.open(path)
    const stranger = await platform.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=ines@example.com&answer=allow',
    })
    expect(stranger.status).toBe(403)
    expect(platform.state.in(connections).size).toBe(0)
  })

  it('leads back to loopback and to registered origins alone', async () => {
    const leadTo = (address: string): void =>
      platform.run({ kind: 'owner' }, ({ state }) => {
        const kept = state.in(connectRequests)
        kept.put({ ...kept.get('request-1')!, redirectUrl: address })
      })
    leadTo('https://shop.example/calendars')
    const page = await browser.open(path)
    expect(page.status).toBe(410)
    expect(page.document.querySelector('main')?.textContent).toContain('a registered origin of an app')
    platform.register('shop', ['https://shop.example'])
    const { status, location } = await browser.submit(await browser.open(path), {
      email: 'ines@example.com',
      answer: 'reject',
    })
    expect([status, location]).toEqual([303, 'https://shop.example/calendars?error=reject'])
  })

  it('is gone when its time is over, or nobody asked for it', async () => {
    expect((await browser.open('/pages/external-calendar')).status).toBe(410)
    platform.advance(59_999)
    expect((await browser.open(path)).status).toBe(200)
    platform.advance(1)
    const page = await browser.open(path)
    expect(page.status).toBe(410)
    expect(page.document.querySelector('h1')?.textContent).toBe('This link does not work')
  })
})

import {
  connectStaffMemberToUser,
  disconnectStaffMemberFromUser,
  getStaffMember,
  queryStaffMembers,
  type StaffMember,
} from '@frontdesk/bookings'
import { apiKey } from '@frontdesk/auth'
import { createClient, type ElevatedAuth, type Client, local } from '@frontdesk/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'
import { createBrowser, type Page } from './platform.ts'

let emulator: Emulator
let browser: ReturnType<typeof createBrowser>
let owner: Client<ElevatedAuth>
let staff: readonly StaffMember[]

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  const app = { request: (url: string, init?: RequestInit) => emulator.fetch(new Request(url, init)) }
  browser = createBrowser({ app })
  owner = createClient({
    platform: local(emulator.url),
    auth: apiKey({ apiKey: emulator.apiKey }),
    fetch: async (url, init) => emulator.fetch(new Request(url, init)),
  })
  staff = (await queryStaffMembers(owner, {})).items
})

afterEach(() => emulator.close())

/** Invites somebody to a staff member, and gives the link of the mail. */
const invite = async (index: number, email: string): Promise<string> => {
  await connectStaffMemberToUser(owner, { staffMemberId: staff[index]!.id, email })
  return emulator.outbox.at(-1)!.link!
}

const identityOf = async (index: number) => {
  const { associatedWixIdentity } = await getStaffMember(owner, {
    staffMemberId: staff[index]!.id,
    fields: ['ASSOCIATED_IDENTITY_STATUS'],
  })
  const { identificationData, connection } = associatedWixIdentity ?? {}
  return [connection?.status, identificationData?.wixUserId]
}

const heading = ({ document }: Page): string | undefined => document.querySelector('h1')?.textContent

describe('the page of an invitation', () => {
  it('connects the staff member with the account of who accepts it, once', async () => {
    const link = await invite(0, 'Ines@example.com')
    const page = await browser.open(link)
    expect([page.status, heading(page)]).toEqual([200, 'Harbour Studio invites you'])
    expect(page.text).toContain(`the calendar of ${staff[0]!.name} as Ines@example.com`)
    expect(await identityOf(0)).toEqual(['PENDING', undefined])
    const done = await browser.submit(page, {})
    expect([done.status, heading(done)]).toEqual([200, 'Welcome'])
    expect(await identityOf(0)).toEqual(['CONNECTED', expect.any(String)])
    const again = await browser.submit(page, {})
    expect([again.status, heading(again)]).toEqual([404, 'This link does not work'])
  })

  it('gives an address the same account each time, and no account two calendars', async () => {
    await browser.submit(await browser.open(await invite(0, 'ines@example.com')), {})
    const before = await identityOf(0)
    const refused = await browser.submit(await browser.open(await invite(1, 'INES@example.com')), {})
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Your account manages the calendar of somebody else already.')
    expect(await identityOf(1)).toEqual(['PENDING', undefined])
    await disconnectStaffMemberFromUser(owner, { staffMemberId: staff[0]!.id })
    await browser.submit(await browser.open(await invite(0, 'ines@example.com')), {})
    expect(await identityOf(0)).toEqual(before)
  })

  it('works no more when there is a later invitation, none, or thirty days have passed', async () => {
    const statusOf = async (link: string) => (await browser.open(link)).status
    const first = await invite(0, 'ines@example.com')
    emulator.clock.advance(60_000)
    const second = await invite(0, 'other@example.com')
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    await disconnectStaffMemberFromUser(owner, { staffMemberId: staff[0]!.id })
    expect(await statusOf(second)).toBe(404)
    const third = await invite(0, 'ines@example.com')
    emulator.clock.advance(30 * 24 * 60 * 60_000)
    expect([await statusOf(third), await statusOf(`${third}x`)]).toEqual([404, 404])
  })

  it('takes a form of its own alone', async () => {
    const link = await invite(0, 'ines@example.com')
    const answer = await emulator.fetch(
      new Request(link, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'formToken=wrong',
      }),
    )
    expect(answer.status).toBe(403)
    expect(await identityOf(0)).toEqual(['PENDING', undefined])
  })
})

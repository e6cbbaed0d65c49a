import { apiKey, appOAuth, elevate, oauth } from '@frontdesk/auth'
import {
  type Auth,
  type Client,
  createClient,
  type ElevatedAuth,
  hosted,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import nock from 'nock'
import { describe, expect, it } from 'vitest'

/** A cast that the compiler refuses to apps: the client is not elevated. */
const asElevated = (client: Client): Client<ElevatedAuth> => client as Client<ElevatedAuth>

const close: Write<{ id: string }, { ok: boolean }, ElevatedAuth> = write({
  id: 'test.close',
  prefix: '/owner',
  route: 'POST /v1/close',
  response: whole(),
  elevated: true,
})

const text =
  'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules. On a server, make the client with auth: apiKey({ apiKey }), or call with elevate(client) where its auth is appOAuth({ … }).'

describe('elevate', () => {
  it('gives a client of appOAuth that acts for the app: the key and the site, no token', async () => {
    const auth = appOAuth({ clientId: 'app-1', apiKey: 'key-1', siteId: 'site-1', memberId: 'ana' })
    const client = createClient({ platform: hosted(), auth, headers: { 'x-own': 'yes' } })
    const asked = nock('https://www.wixapis.com')
      .post('/owner/v1/close', { id: '7' })
      .matchHeader('authorization', 'key-1')
      .matchHeader('wix-site-id', 'site-1')
      .matchHeader('x-own', 'yes')
      .reply(200, { ok: true })
    expect(await close(elevate(client), { id: '7' })).toEqual({ ok: true })
    asked.done()
  })

  it('leaves the given client as it was', async () => {
    const auth = appOAuth({ clientId: 'app-1', apiKey: 'key-1', memberId: 'ana' })
    const client = createClient({ platform: hosted(), auth })
    const before = { ...client }
    expect(elevate(client)).not.toBe(client)
    expect({ ...client }).toEqual(before)
    expect(client.auth).toBe(auth)
    await expect(close(asElevated(client), { id: '7' })).rejects.toThrow(text)
  })

  it('gives a client that is elevated already as it is', () => {
    const client = createClient({ platform: hosted(), auth: apiKey({ apiKey: 'key-1' }) })
    expect(elevate(client)).toBe(client)
  })

  it.each<[string, Auth | undefined]>([
    ['the session of a visitor or a member', oauth({ clientId: 'app-1' })],
    ['no auth', undefined],
    ['an auth of its own that is not elevated', { headers: () => ({ authorization: 'x' }) }],
  ])('refuses %s, to the letter', (_, auth) => {
    expect(() => elevate(asElevated(createClient({ platform: hosted(), auth })))).toThrow(
      expect.objectContaining({ name: 'ContextError', code: 'CONTEXT', message: text }),
    )
  })
})

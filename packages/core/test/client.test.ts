import { type Auth, createClient, hosted, type Read, read, whole } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'

const ping: Read<object, object> = read({ id: 'ping', prefix: '', route: 'POST /ping', response: whole() })

describe('a client', () => {
  it('has one auth, however often it is read: after a million reads calls go on as before', async () => {
    const used: unknown[] = []
    const auth: Auth = {
      headers: (client) => {
        used.push(client)
        return { authorization: 'token-1' }
      },
    }
    const client = createClient({
      platform: hosted(),
      auth,
      fetch: async () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
    })
    let different = 0
    for (let reads = 0; reads < 1_000_000; reads++) if (client.auth !== auth) different++
    expect(different).toBe(0)
    expect(await ping(client, {})).toEqual({})
    expect(used).toEqual([client])
  })

  it('leaves no property on globals and prototypes', () => {
    const before = Reflect.ownKeys(globalThis)
    createClient({ platform: hosted(), auth: { headers: () => ({}) } })
    expect(Reflect.ownKeys(globalThis)).toEqual(before)
  })
})

import { cookieStore, login, oauth, type Session } from '@frontdesk/auth'
import { type Client, createClient, local, type Read, read, whole } from '@frontdesk/core'
import { expect, it } from 'vitest'

const whoAmI: Read<object, { token: string }> = read({
  id: 'test.whoAmI',
  prefix: '',
  route: 'POST /who-am-i',
  response: whole(),
})

const platform = local('http://127.0.0.1:4600')

/** A platform that answers with the token that it was asked with, each time after another number of turns. */
const answer = async (url: string, init: RequestInit, turns: number): Promise<Response> => {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve()
  const body = JSON.parse(init.body as string) as Record<string, string>
  const json = (value: object): Response =>
    new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })
  if (!url.endsWith('/oauth2/token'))
    return json({
      token: new Headers(init.headers).get('authorization'),
      state: 'SUCCESS',
      sessionToken: 's',
    })
  const refreshToken = body['refreshToken'] ?? 'visitor'
  return json({ access_token: `access of ${refreshToken}`, refresh_token: refreshToken, expires_in: 14400 })
}

/** The client that a server makes for one request of a person. */
const clientOf = async (person: string, turns: number): Promise<Client<Session>> => {
  const store = cookieStore({ cookie: undefined })
  const auth = oauth({ clientId: 'client-1', store })
  const client = createClient({ platform, auth, fetch: (url, init) => answer(url, init, turns) })
  await auth.setTokens(client, {
    accessToken: { value: 'expired', expiresAt: 1 },
    refreshToken: { value: person, role: 'member' },
  })
  return client
}

it('50 people whose requests one server answers at once are never mixed', async () => {
  const rounds = Array.from({ length: 10 }, (_, round) =>
    Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const person = `person ${index}`
        const client = await clientOf(person, (index * 7 + round * 13) % 31)
        const answers = await Promise.all([whoAmI(client, {}), whoAmI(client, {}), whoAmI(client, {})])
        await login(client, { email: `${index}@example.com`, password: 'harbour-ana-1' })
        for (const { token } of [...answers, await whoAmI(client, {})])
          expect(token).toBe(`access of ${person}`)
        const kept = await client.auth.getTokens(client)
        expect(kept?.refreshToken.value).toBe(person)
      }),
    ),
  )
  await Promise.all(rounds)
})

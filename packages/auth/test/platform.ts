import { type Client, createClient, local } from '@frontdesk/core'
import { oauth, type Session, type SessionOptions } from '@frontdesk/auth'

interface Grant {
  grantType: string
  refreshToken?: string
  code?: string
  codeVerifier?: string
  redirectUri?: string
}

/** A token endpoint in memory, with rotation, and one read to call. */
export const platform = (options: Partial<SessionOptions> = {}) => {
  let time = 1_800_000_000_000
  let count = 0
  const grants: Grant[] = []
  const used: (string | undefined)[] = []
  const state = {
    grants,
    used,
    /** Answers of the token endpoint that differ from success, taken one by one. */
    faults: [] as (() => Response | Promise<Response>)[],
    redirects: [] as Record<string, unknown>[],
    /** Access tokens that are answered with 401. */
    refuse: new Set<string | undefined>(),
    /** Held back until it resolves. */
    gate: undefined as Promise<void> | undefined,
    now: () => time,
    advance(milliseconds: number) {
      time += milliseconds
    },
  }
  const json = (body: unknown, status = 200): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'x-wix-request-id': 'request-7' } })
  const auth = oauth({ clientId: 'client-1', now: state.now, ...options })
  const client: Client<Session> = createClient({
    platform: local('http://127.0.0.1:4600'),
    auth,
    fetch: async (url, init) => {
      const { pathname } = new URL(url)
      if (pathname === '/oauth2/token') {
        grants.push(JSON.parse(init.body as string) as Grant)
        await state.gate
        const fault = state.faults.shift()
        if (fault) return fault()
        count++
        return json({ access_token: `access-${count}`, refresh_token: `refresh-${count}`, expires_in: 14400 })
      }
      const { authorization } = init.headers as Record<string, string>
      used.push(authorization)
      if (state.refuse.has(authorization))
        return new Response('{}', { status: 401, statusText: 'Unauthorized' })
      if (pathname.endsWith('/redirect-session')) {
        state.redirects.push(JSON.parse(init.body as string) as Record<string, unknown>)
        return json({ redirectSession: { fullUrl: 'http://127.0.0.1:4600/pages/somewhere' } })
      }
      return json({ ok: true })
    },
  })
  return { ...state, state, auth, client, json }
}

/** Turns the retries of a client on or off: without a fake clock they would wait in real time. */
export const retries = ({ options }: Client, on: boolean): void => {
  Object.assign(options, { attempts: on ? 3 : 1 })
}

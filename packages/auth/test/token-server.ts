import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Tokens } from '@frontdesk/auth'

/** A platform with tokens that rotate: a used refresh token gives its successor for 10 seconds, then ends the family. */
export interface TokenServer {
  readonly url: string
  /** Seconds that a new access token lives. */
  life: number
  /** The kinds of grants that were asked for. */
  readonly grants: string[]
  /** The calls that came: with which token, from which process or tab. */
  readonly calls: { readonly token: string; readonly from: string }[]
  /** Tokens of a new sign-in of a person. */
  signIn(person: string, expiresAt: number): Tokens
  /** Takes the place of the next answer to a refresh; the tokens have rotated by then. */
  intercept(instead: (pid: number) => void): void
  close(): Promise<void>
}

interface Grant {
  readonly person: string
  readonly number: number
  successor?: { readonly number: number; readonly until: number }
}

const bodyOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  let text = ''
  for await (const part of request) text += String(part)
  return (text ? JSON.parse(text) : {}) as Record<string, string>
}

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Starts one. `serve` answers what else is asked for. */
export const tokenServer = async (
  serve: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    answer(response, 404, {}),
): Promise<TokenServer> => {
  const grants: string[] = []
  const calls: TokenServer['calls'] = []
  const refreshTokens = new Map<string, Grant>()
  let count = 0
  let instead: ((pid: number) => void) | undefined

  const issue = (person: string): Grant => {
    const grant = { person, number: ++count }
    refreshTokens.set(`refresh-${grant.number}`, grant)
    return grant
  }
  const tokensOf = ({ person, number }: Grant): object => ({
    access_token: `access-${person}-${number}`,
    refresh_token: `refresh-${number}`,
    expires_in: platform.life,
  })
  const renew = (grant: Grant): Grant | undefined => {
    grant.successor ??= { number: issue(grant.person).number, until: Date.now() + 10_000 }
    if (Date.now() < grant.successor.until) return { ...grant, number: grant.successor.number }
    // It looks like theft.
    for (const [token, { person }] of refreshTokens) if (person === grant.person) refreshTokens.delete(token)
    return undefined
  }

  // An idle connection stays open: a caller that is held up for seconds must not send on a closed one.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void (async () => {
      if (request.method !== 'POST') {
        serve(request, response)
        return
      }
      const body = await bodyOf(request)
      if (request.url === '/oauth2/token') {
        grants.push(body['grantType'] ?? '')
        if (body['grantType'] === 'anonymous') {
          answer(response, 200, tokensOf(issue('visitor')))
          return
        }
        const grant = refreshTokens.get(body['refreshToken'] ?? '')
        const next = grant && renew(grant)
        const replace = instead
        instead = undefined
        if (!next) answer(response, 400, { error: 'invalid_grant' })
        else if (replace) replace(Number(request.headers['x-process']))
        else answer(response, 200, tokensOf(next))
        return
      }
      const token = request.headers.authorization ?? ''
      calls.push({ token, from: String(request.headers['x-process']) })
      answer(response, token.startsWith('access-') ? 200 : 401, { token })
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const platform: TokenServer = {
    life: 14_400,
    url: `http://127.0.0.1:${port}`,
    grants,
    calls,
    signIn(person, expiresAt) {
      const { number } = issue(person)
      return {
        accessToken: { value: `access-${person}-${number}`, expiresAt: Math.floor(expiresAt / 1000) },
        refreshToken: { value: `refresh-${number}`, role: 'member' },
        sessionId: `session-${person}`,
      }
    },
    intercept(replacement) {
      instead = replacement
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return platform
}

import { apiKey, fetchWithAuth } from '@frontdesk/auth'
import {
  type Auth,
  createClient,
  type ClientOptions,
  hosted,
  isRedirectError,
  isValidationError,
  local,
} from '@frontdesk/core'
import nock from 'nock'
import { describe, expect, it, vi } from 'vitest'

interface Sent {
  readonly url: string
  readonly init: RequestInit
  readonly headers: Record<string, string>
}

/** A client whose transport keeps what is sent. */
const recording = (
  answer: (sent: Sent, count: number) => Response = () => new Response('{}'),
  options: Partial<ClientOptions> = {},
) => {
  const sent: Sent[] = []
  const client = createClient({
    platform: hosted(),
    auth: apiKey({ apiKey: 'token-1' }),
    fetch: async (url, init) => {
      const one = { url, init, headers: Object.fromEntries(new Headers(init.headers)) }
      sent.push(one)
      return answer(one, sent.length)
    },
    ...options,
  })
  return { client, sent }
}

/** Tokens that are renewed when they are refused. */
const renewable = (): Auth & { readonly refusals: string[] } => {
  let count = 1
  const refusals: string[] = []
  return {
    refusals,
    headers: () => ({ authorization: `token-${count}` }),
    async refused(_, { authorization }) {
      refusals.push(String(authorization))
      count++
      return { authorization: `token-${count}` }
    },
  }
}

const refuseFirst = (sent: Sent): Response =>
  new Response('{}', { status: sent.headers['authorization'] === 'token-1' ? 401 : 200 })

describe('fetchWithAuth', () => {
  it('sends the token to the platform, for a path and for a whole address', async () => {
    const asked = nock('https://www.wixapis.com')
      .get('/members/v1/members/my?fieldsets=FULL')
      .twice()
      .matchHeader('authorization', 'token-1')
      .matchHeader('wix-site-id', 'site-1')
      .reply(200, { member: { id: 'ana' } })
    const client = createClient({ platform: hosted(), auth: apiKey({ apiKey: 'token-1', siteId: 'site-1' }) })
    const path = '/members/v1/members/my?fieldsets=FULL'
    for (const input of [path, new URL(path, 'https://www.wixapis.com')]) {
      const response = await fetchWithAuth(client)(input)
      expect(await response.json()).toEqual({ member: { id: 'ana' } })
    }
    asked.done()
  })

  it('is not available without auth, to the letter', () => {
    expect(() => fetchWithAuth(createClient({ platform: hosted() }))).toThrow(
      expect.objectContaining({
        name: 'ContextError',
        code: 'CONTEXT',
        message:
          'fetchWithAuth is not available in this context. The client has no auth: give createClient one, such as oauth({ clientId }).',
      }),
    )
  })

  it.each([
    'https://evil.example/x',
    '//evil.example/x',
    '\\\\evil.example/x',
    '/\\evil.example/x',
    'https://www.wixapis.com.evil.example/x',
    'https://www.wixapis.com:8443/x',
    'http://www.wixapis.com/x',
    'https://ana:secret@www.wixapis.com/x',
    'https://www.wixapis.com@evil.example/x',
    'javascript:alert(1)',
    'data:text/plain,x',
    'file:///etc/hosts',
    'blob:https://www.wixapis.com/1',
    'https://',
  ])('sends nothing to %s', async (input) => {
    const { client, sent } = recording()
    const error = await fetchWithAuth(client)(input).catch((reason: unknown) => reason)
    expect(isValidationError(error) && error.violations[0]?.field).toBe('url')
    expect((error as Error).message).toMatch(
      /must be an address on https:..www.wixapis.com$|must begin with https/,
    )
    expect((error as Error).message).not.toContain('secret')
    expect(sent).toHaveLength(0)
  })

  it('sends nothing in plain text, but to this machine', async () => {
    for (const url of [
      'http://10.0.0.4:4600',
      'http://localhost.evil.example',
      'http://127.0.0.1.evil.example',
    ]) {
      const { client, sent } = recording(undefined, { platform: local(url) })
      await expect(fetchWithAuth(client)('/x')).rejects.toThrow('a token is not sent in plain text')
      expect(sent).toHaveLength(0)
    }
    for (const url of ['http://127.0.0.1:4600', 'http://localhost:4600', 'http://[::1]:4600']) {
      const { client, sent } = recording(undefined, { platform: local(url) })
      await fetchWithAuth(client)('/x')
      expect(sent[0]?.url).toBe(`${url}/x`)
    }
  })

  it.each<[string, HeadersInit]>([
    ['an object', { 'X-A': '1', 'Content-Type': 'text/csv' }],
    ['Headers', new Headers({ 'X-A': '1', 'Content-Type': 'text/csv' })],
    [
      'pairs',
      [
        ['X-A', '1'],
        ['Content-Type', 'text/csv'],
      ],
    ],
  ])('keeps headers given as %s', async (_, headers) => {
    const { client, sent } = recording(undefined, { headers: { 'x-client': 'c', 'x-a': 'client' } })
    await fetchWithAuth(client)('/x', { method: 'POST', headers, body: 'a,b' })
    expect(sent[0]?.headers).toEqual({
      'x-a': '1',
      'content-type': 'text/csv',
      'x-client': 'c',
      authorization: 'token-1',
    })
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: 'a,b' })
  })

  it('sends its own token, whatever the headers say, and changes no headers of the caller', async () => {
    const headers = new Headers({ Authorization: 'mine' })
    const { client, sent } = recording()
    await fetchWithAuth(client)('/x', { headers })
    expect(sent[0]?.headers['authorization']).toBe('token-1')
    expect([...headers]).toEqual([['authorization', 'mine']])
  })

  it('takes a Request, with its method, headers and body; what stands beside it wins', async () => {
    const { client, sent } = recording()
    const request = new Request('https://www.wixapis.com/x', {
      method: 'PUT',
      headers: { 'x-a': '1' },
      body: 'hello',
    })
    await fetchWithAuth(client)(request, { headers: { 'x-b': '2' } })
    expect(sent[0]).toMatchObject({ url: 'https://www.wixapis.com/x', init: { method: 'PUT' } })
    expect(new TextDecoder().decode(sent[0]?.init.body as ArrayBuffer)).toBe('hello')
    expect(sent[0]?.headers).toEqual({ 'x-b': '2', authorization: 'token-1' })
    await fetchWithAuth(client)(new Request('https://www.wixapis.com/y', { headers: { 'x-a': '1' } }))
    expect(sent[1]?.headers).toMatchObject({ 'x-a': '1' })
    expect(sent[1]?.init).not.toHaveProperty('body')
    await expect(fetchWithAuth(client)(new Request('https://evil.example/'))).rejects.toSatisfy(
      isValidationError,
    )
  })

  it.each([301, 302, 303, 307, 308])('does not follow a redirect: %i', async (status) => {
    const elsewhere = nock('https://evil.example').get('/').reply(200, 'stolen')
    nock('https://www.wixapis.com').get('/x').reply(status, undefined, { location: 'https://evil.example/' })
    const client = createClient({ platform: hosted(), auth: apiKey({ apiKey: 'token-1' }) })
    const error = await fetchWithAuth(client)('/x').catch((reason: unknown) => reason)
    expect(isRedirectError(error)).toBe(true)
    expect(error).toMatchObject({ code: 'REDIRECT', status })
    expect(elsewhere.isDone()).toBe(false)
    nock.cleanAll()
  })

  it('leaves a request as it is where what is given beside it is undefined, as fetch does', async () => {
    const { client, sent } = recording()
    const nothing = { method: undefined, headers: undefined, body: undefined } as unknown as RequestInit
    await fetchWithAuth(client)(
      new Request('https://www.wixapis.com/x', { method: 'POST', body: 'hello' }),
      nothing,
    )
    expect(sent[0]?.init.method).toBe('POST')
    expect(new TextDecoder().decode(sent[0]?.init.body as ArrayBuffer)).toBe('hello')
    await fetchWithAuth(client)(
      new Request('https://www.wixapis.com/y', { method: 'DELETE', headers: { 'x-a': '1' } }),
      nothing,
    )
    expect(sent[1]).toMatchObject({ init: { method: 'DELETE' }, headers: { 'x-a': '1' } })
  })

  it('knows the redirect that a browser hides', async () => {
    const hidden = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
    const { client, sent } = recording(() => hidden)
    await expect(fetchWithAuth(client)('/x')).rejects.toSatisfy(isRedirectError)
    expect(sent[0]?.init.redirect).toBe('manual')
  })

  it('gives 304 and failures unchanged', async () => {
    for (const status of [304, 400, 404, 500]) {
      const { client, sent } = recording(() => new Response(null, { status }))
      expect((await fetchWithAuth(client)('/x')).status).toBe(status)
      expect(sent).toHaveLength(1)
    }
  })

  it.each<[string, BodyInit | null | undefined]>([
    ['no body', undefined],
    ['text', 'hello'],
    ['bytes', new TextEncoder().encode('hello')],
    ['a form', new URLSearchParams({ a: '1' })],
  ])('gets a new token when one is refused, and sends the same once more: %s', async (_, body) => {
    const auth = renewable()
    const { client, sent } = recording(refuseFirst, { auth })
    const response = await fetchWithAuth(client)('/x', { method: 'POST', ...(body && { body }) })
    expect(response.status).toBe(200)
    expect(auth.refusals).toEqual(['token-1'])
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['token-1', 'token-2'])
    expect(sent[1]?.init.body).toBe(sent[0]?.init.body)
  })

  it('sends the body of a Request once more, too', async () => {
    const { client, sent } = recording(refuseFirst, { auth: renewable() })
    const request = new Request('https://www.wixapis.com/x', { method: 'POST', body: 'hello' })
    expect((await fetchWithAuth(client)(request)).status).toBe(200)
    expect(new TextDecoder().decode(sent[1]?.init.body as ArrayBuffer)).toBe('hello')
  })

  it('cannot send a stream once more, and gives the refusal', async () => {
    const auth = renewable()
    const { client, sent } = recording(refuseFirst, { auth })
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('hello'))
        controller.close()
      },
    })
    const response = await fetchWithAuth(client)('/x', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(401)
    expect(sent).toHaveLength(1)
    expect(auth.refusals).toEqual([])
  })

  it('sends a refused call once more where there are no streams, as in React Native', async () => {
    const answer = (status: number) => ({ status, type: 'basic' }) as Response
    const { client, sent } = recording(
      ({ headers }) => answer(headers['authorization'] === 'token-1' ? 401 : 200),
      { auth: renewable() },
    )
    vi.stubGlobal('ReadableStream', undefined)
    const response = await fetchWithAuth(client)('/x', { method: 'POST', body: 'hello' })
    expect([response.status, sent.length]).toEqual([200, 2])
  })

  it('does it once only, and not at all when there is no new token', async () => {
    const always = recording(() => new Response(null, { status: 401 }), { auth: renewable() })
    expect((await fetchWithAuth(always.client)('/x')).status).toBe(401)
    expect(always.sent).toHaveLength(2)
    const never = recording(() => new Response('no', { status: 401 }))
    const response = await fetchWithAuth(never.client)('/x')
    expect(await response.text()).toBe('no')
    expect(never.sent).toHaveLength(1)
  })

  it('waits for no token once the caller aborts', async () => {
    const { client, sent } = recording(undefined, { auth: { headers: () => new Promise(() => undefined) } })
    const controller = new AbortController()
    const call = fetchWithAuth(client)('/x', { signal: controller.signal })
    controller.abort(new Error('left'))
    await expect(call).rejects.toThrow('left')
    await expect(fetchWithAuth(client)('/x', { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
    expect(sent).toHaveLength(0)
  })

  it('sends nothing once the caller aborts, also while it waits for a token', async () => {
    const controller = new AbortController()
    const auth: Auth = {
      headers: async () => {
        controller.abort(new Error('left'))
        return { authorization: 'late' }
      },
    }
    const { client, sent } = recording(undefined, { auth })
    await expect(fetchWithAuth(client)('/x', { signal: controller.signal })).rejects.toThrow('left')
    expect(sent).toHaveLength(0)
  })
})

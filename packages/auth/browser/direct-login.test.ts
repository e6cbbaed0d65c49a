import { type Client, createClient, isAbortError, local } from '@frontdesk/core'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import {
  directLogin,
  directLoginOrRedirect,
  loggedIn,
  login,
  LoginFlowError,
  oauth,
  type Session,
} from '../src/index.ts'

/** The client that every seed of the emulator registers. */
const clientId = '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40'
const emulatorUrl = inject('emulatorUrl')
const ana = { email: 'ana@example.com', password: 'harbour-ana-1' }

/** Of this page's own origin, so that a test can speak in its name: a page without a script. */
const silentPage = location.origin + '/LICENSE'

const frames = (): NodeListOf<HTMLIFrameElement> => document.querySelectorAll('iframe')

/** Listeners of this window that a direct login adds, and that are still there. */
const listeners = new Set<unknown>()
const listen = window.addEventListener.bind(window)

beforeEach(() => {
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      const signal = typeof options === 'object' ? options.signal : undefined
      if (type === 'message' && signal) {
        listeners.add(listener)
        signal.addEventListener('abort', () => listeners.delete(listener))
      }
      listen(type, listener, options)
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const frame of frames()) if (frame.dataset['test']) frame.remove()
  expect(frames().length).toBe(0)
  expect(listeners.size).toBe(0)
})

const errorOf = async (work: Promise<unknown>): Promise<{ code: string; message: string }> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(LoginFlowError)
  const { code, message } = error as LoginFlowError
  return { code, message }
}

/** The page of a frame never comes: only the empty one loads. */
const keepEmpty = (): void => {
  const { append } = document.documentElement
  vi.spyOn(document.documentElement, 'append').mockImplementation((...nodes) => {
    append.apply(document.documentElement, nodes)
    for (const frame of frames()) frame.src = 'about:blank'
  })
}

/** Lets everything happen that has been posted. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })

const appeared = async (): Promise<HTMLIFrameElement> => {
  for (;;) {
    const frame = document.querySelector('iframe')
    if (frame) return frame
    await turn()
  }
}

const loaded = (frame: HTMLIFrameElement): Promise<unknown> =>
  new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true })
  })

/** A platform in this page: its hidden page is `fullUrl`. */
const platformOf = (fullUrl = silentPage) => {
  const codes: string[] = []
  let state = ''
  const client: Client<Session> = createClient({
    platform: local(location.origin),
    auth: oauth({ clientId }),
    fetch: async (url, { body }) => {
      const sent = JSON.parse(body as string) as {
        code?: string
        auth?: { authRequest: { state: string } }
      }
      if (sent.auth) state = sent.auth.authRequest.state
      if (sent.code !== undefined) codes.push(sent.code)
      return new Response(
        JSON.stringify(
          url.endsWith('/oauth2/token')
            ? { access_token: 'access', refresh_token: 'refresh', expires_in: 14400 }
            : { redirectSession: { fullUrl } },
        ),
      )
    },
  })
  return { client, codes, state: () => state }
}

/** Another frame of this page. */
const openFrame = async (
  attributes: Partial<Pick<HTMLIFrameElement, 'src' | 'srcdoc'>>,
  sandbox?: string,
) => {
  const frame = document.createElement('iframe')
  frame.dataset['test'] = 'yes'
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
  Object.assign(frame, attributes)
  const done = loaded(frame)
  document.body.append(frame)
  await done
  return frame
}

/** Posts to this page in the name of a window of the same origin. */
const postAs = (source: Window, data: unknown): void => {
  const { Function: MakeFunction } = source as unknown as { Function: FunctionConstructor }
  const post = new MakeFunction('data', 'parent.postMessage(data, "*")') as (data: unknown) => void
  post(data)
}

/** An event that no window has posted: for what structured cloning would take away. */
const dispatch = (init: MessageEventInit): void => {
  window.dispatchEvent(new MessageEvent('message', init))
}

interface Attempt {
  readonly state: string
  readonly frame: HTMLIFrameElement
}

const windowOf = ({ frame }: Attempt): Window => frame.contentWindow!

/** From the right window of the right origin, but the data is wrong. */
const wrongData: readonly (readonly [string, (state: string) => unknown])[] = [
  ['undefined', () => undefined],
  ['null', () => null],
  ['true', () => true],
  ['a number', () => 42],
  ['a bigint', () => 42n],
  ['a text', () => 'hello'],
  ['the state alone', (state) => state],
  ['JSON', (state) => JSON.stringify({ code: 'evil', state })],
  ['a query', (state) => `code=evil&state=${state}`],
  ['an empty object', () => ({})],
  ['an empty list', () => []],
  ['a list of texts', (state) => ['evil', state]],
  ['a list with names', (state) => Object.assign([], { code: 'evil', state })],
  ['a list with one answer', (state) => [{ code: 'evil', state }]],
  ['an answer one level down', (state) => ({ response: { code: 'evil', state } })],
  ['a date', () => new Date()],
  ['a map', (state) => new Map(Object.entries({ code: 'evil', state }))],
  ['a set', (state) => new Set([state])],
  ['an error', (state) => Object.assign(new Error('evil'), { code: 'evil', state })],
  ['bytes', (state) => new TextEncoder().encode(state)],
  ['a blob', (state) => new Blob([state])],
  ['a code without a state', () => ({ code: 'evil' })],
  ['a state without a code', (state) => ({ state })],
  ['an empty code', (state) => ({ code: '', state })],
  ['a code that is a number', (state) => ({ code: 1, state })],
  ['a code that is an object', (state) => ({ code: { toString: 'evil' }, state })],
  ['a code in a list', (state) => ({ code: ['evil'], state })],
  ['a boxed code', (state) => ({ code: Object('evil') as unknown, state })],
  ['a code of null', (state) => ({ code: null, state })],
  ['an empty state', () => ({ code: 'evil', state: '' })],
  ['a guess', () => ({ code: 'evil', state: 'guess' })],
  ['a shorter state', (state) => ({ code: 'evil', state: state.slice(1) })],
  ['a longer state', (state) => ({ code: 'evil', state: state + ' ' })],
  ['a state in capitals', (state) => ({ code: 'evil', state: state.toUpperCase() + '!' })],
  ['a state of null', () => ({ code: 'evil', state: null })],
  ['a state that is an object', (state) => ({ code: 'evil', state: { value: state } })],
  ['a state in a list', (state) => ({ code: 'evil', state: [state] })],
  ['a boxed state', (state) => ({ code: 'evil', state: Object(state) as unknown })],
  ['other names', (state) => ({ Code: 'evil', State: state, authorizationCode: 'evil' })],
  ['an error with a guess', () => ({ error: 'evil', state: 'guess' })],
  ['an error that is an object', (state) => ({ error: { code: 'evil' }, state })],
  ['an empty error', (state) => ({ error: '', state })],
]

/** The data is right, but not where it comes from. */
const wrongSource: readonly (readonly [string, (attempt: Attempt) => unknown])[] = [
  ['this window itself', ({ state }) => window.postMessage({ code: 'evil', state }, '*')],
  [
    'another frame of this origin',
    async ({ state }) =>
      postAs((await openFrame({ src: silentPage })).contentWindow!, { code: 'evil', state }),
  ],
  [
    'a frame of this page without an origin',
    ({ state }) =>
      openFrame(
        { srcdoc: `<script>parent.postMessage({ code: 'evil', state: '${state}' }, '*')</script>` },
        'allow-scripts',
      ),
  ],
  [
    'a frame of this page with its origin',
    ({ state }) =>
      openFrame({ srcdoc: `<script>parent.postMessage({ code: 'evil', state: '${state}' }, '*')</script>` }),
  ],
  [
    'the right frame after it went elsewhere',
    async (attempt) => {
      const { frame, state } = attempt
      const away = loaded(frame)
      // Its window stays the same; its origin does not.
      frame.src = `data:text/html,<script>parent.postMessage({ code: 'evil', state: '${state}' }, '*')</script>`
      await away
      await turn()
      const back = loaded(frame)
      frame.src = silentPage
      await back
    },
  ],
  [
    'a port',
    ({ state }) => {
      const { port1, port2 } = new MessageChannel()
      port1.postMessage({ code: 'evil', state })
      port2.close()
      dispatch({ data: { code: 'evil', state }, origin: location.origin, source: port2 })
    },
  ],
  [
    'another origin, for the right window',
    (attempt) => {
      for (const origin of [
        'https://evil.example',
        emulatorUrl,
        location.origin + '/',
        location.origin + '.evil.example',
        location.origin.toUpperCase(),
        'null',
        '',
      ])
        dispatch({ data: { code: 'evil', state: attempt.state }, origin, source: windowOf(attempt) })
    },
  ],
  [
    'no window',
    ({ state }) => dispatch({ data: { code: 'evil', state }, origin: location.origin, source: null }),
  ],
  [
    'a getter',
    (attempt) => {
      const { state } = attempt
      const data = {
        get code(): string {
          throw new Error('read')
        },
        get state() {
          return state
        },
      }
      dispatch({ data, origin: location.origin, source: windowOf(attempt) })
    },
  ],
  [
    'a prototype',
    (attempt) => {
      const data: unknown = Object.create({ code: 'evil', state: attempt.state })
      dispatch({ data, origin: location.origin, source: windowOf(attempt) })
    },
  ],
]

const start = async (fixture: ReturnType<typeof platformOf>, options: { signal?: AbortSignal } = {}) => {
  const done = directLogin(fixture.client, { sessionToken: 'session-1', ...options })
  done.catch(() => undefined)
  const frame = await appeared()
  return { frame, done, state: fixture.state() }
}

describe('a message that is not the answer', () => {
  it('comes in 50 kinds', () => {
    expect(wrongData.length + wrongSource.length).toBeGreaterThanOrEqual(50)
  })

  /** The attempt is as it was, and the right answer ends it. */
  const answerWorks = async (
    fixture: ReturnType<typeof platformOf>,
    attempt: Attempt & { done: Promise<void> },
  ) => {
    await turn()
    expect(attempt.frame.isConnected).toBe(true)
    expect(fixture.codes).toEqual([])
    const right = { code: 'right', state: attempt.state }
    postAs(windowOf(attempt), right)
    postAs(windowOf(attempt), { ...right, code: 'twice' })
    await attempt.done
    expect(fixture.codes).toEqual(['right'])
    expect(loggedIn(fixture.client)).toBe(true)
  }

  it.each(wrongData)('%s is ignored, and the right one works', async (_name, dataOf) => {
    const fixture = platformOf()
    const attempt = await start(fixture)
    await loaded(attempt.frame)
    postAs(windowOf(attempt), dataOf(attempt.state))
    await answerWorks(fixture, attempt)
  })

  it.each(wrongSource)('from %s is ignored, and the right one works', async (_name, post) => {
    const fixture = platformOf()
    const attempt = await start(fixture)
    await loaded(attempt.frame)
    await post(attempt)
    await answerWorks(fixture, attempt)
  })

  it('is ignored 10,000 times, all kinds in one attempt', async () => {
    const fixture = platformOf()
    const attempt = await start(fixture)
    await loaded(attempt.frame)
    let count = 0
    while (count < 10_000)
      for (const [, dataOf] of wrongData) {
        postAs(windowOf(attempt), dataOf(attempt.state))
        count++
      }
    await answerWorks(fixture, attempt)
  })

  it('is ignored when it is late', async () => {
    const fixture = platformOf()
    const attempt = await start(fixture)
    await loaded(attempt.frame)
    const source = windowOf(attempt)
    postAs(source, { code: 'right', state: attempt.state })
    await attempt.done
    dispatch({ data: { code: 'late', state: attempt.state }, origin: location.origin, source })
    await turn()
    expect(fixture.codes).toEqual(['right'])
  })
})

describe('an attempt in Chromium', () => {
  it('ends within 50 ms of an error, with its code', async () => {
    const fixture = platformOf()
    const attempt = await start(fixture)
    await loaded(attempt.frame)
    const started = performance.now()
    const { state } = attempt
    postAs(windowOf(attempt), { error: 'access_denied', error_description: 'No', state })
    expect(await errorOf(attempt.done)).toEqual({ code: 'access_denied', message: 'No' })
    expect(performance.now() - started).toBeLessThan(50)
  })

  it('ends after 120,000 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    keepEmpty()
    const { done, frame } = await start(platformOf())
    await turn()
    let settled = false
    done.catch(() => (settled = true))
    vi.advanceTimersByTime(119_999)
    await turn()
    expect(settled).toBe(false)
    expect(frame.isConnected).toBe(true)
    vi.advanceTimersByTime(1)
    expect(await errorOf(done)).toEqual({ code: 'TIMED_OUT', message: 'OAuth flow timed out' })
  })

  it('ends 10 s after a page that says nothing has loaded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { done, frame } = await start(platformOf())
    await loaded(frame)
    vi.advanceTimersByTime(9999)
    await turn()
    expect(frame.isConnected).toBe(true)
    vi.advanceTimersByTime(1)
    expect((await errorOf(done)).code).toBe('BLOCKED_FRAME')
  })

  it('ends at once when it is aborted', async () => {
    const controller = new AbortController()
    const { done, frame } = await start(platformOf(), { signal: controller.signal })
    controller.abort('enough')
    const error: unknown = await done.catch((reason: unknown) => reason)
    expect(isAbortError(error) && error.cause).toBe('enough')
    expect(frame.isConnected).toBe(false)
    expect(listeners.size).toBe(0)
  })

  it('leaves no frame and no listener behind, 200 times', async () => {
    const fixture = platformOf()
    keepEmpty()
    for (let run = 0; run < 200; run++) {
      const controller = new AbortController()
      const attempt = await start(fixture, { signal: controller.signal })
      const { state } = attempt
      const source = windowOf(attempt)
      if (run % 3 === 0) dispatch({ data: { code: 'c', state }, origin: location.origin, source })
      else if (run % 3 === 1) dispatch({ data: { error: 'e', state }, origin: location.origin, source })
      else controller.abort()
      await attempt.done.catch(() => undefined)
      if (frames().length + listeners.size) throw new Error(`run ${run} left something behind`)
    }
    expect(fixture.codes).toHaveLength(67)
  })
})

describe('with the emulator', () => {
  const visitor = (change: (fullUrl: string) => string = (fullUrl) => fullUrl) => {
    const exchanges: string[] = []
    const client = createClient({
      platform: local(emulatorUrl),
      auth: oauth({ clientId }),
      fetch: async (url, init) => {
        const response = await fetch(url, init)
        if ((init.body as string | undefined)?.includes('authorization_code')) exchanges.push(url)
        if (!url.endsWith('/redirect-session') || !response.ok) return response
        const body = (await response.json()) as { redirectSession: { fullUrl: string } }
        body.redirectSession.fullUrl = change(body.redirectSession.fullUrl)
        return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
      },
    })
    return { client, exchanges }
  }

  const sessionTokenOf = async (client: Client<Session>): Promise<string> => {
    const result = await login(client, ana)
    if (result.loginState !== 'SUCCESS') throw new Error(JSON.stringify(result))
    return result.data.sessionToken
  }

  it('signs a member in without leaving the page', async () => {
    const { client, exchanges } = visitor()
    const sessionToken = await sessionTokenOf(client)
    expect(loggedIn(client)).toBe(false)
    await directLogin(client, { sessionToken })
    expect(client.auth.getSnapshot().status).toBe('member')
    expect(exchanges).toHaveLength(1)
  })

  it('keeps attempts at the same time apart', async () => {
    const people = [1, 2, 3, 4, 5].map(() => visitor())
    await Promise.all(
      people.map(async ({ client }) => directLogin(client, { sessionToken: await sessionTokenOf(client) })),
    )
    for (const { client, exchanges } of people) {
      expect(loggedIn(client)).toBe(true)
      expect(exchanges).toHaveLength(1)
    }
  })

  it('says at once that a session token is not good', async () => {
    const { client, exchanges } = visitor()
    const started = performance.now()
    expect((await errorOf(directLogin(client, { sessionToken: 'unknown' }))).code).toBe('login_required')
    expect(performance.now() - started).toBeLessThan(5000)
    expect(exchanges).toEqual([])
  })

  it('takes a page that refuses to be framed for a blocked one, and continues by redirect', async () => {
    const { client } = visitor((fullUrl) =>
      fullUrl.replace('response_mode=web_message', 'response_mode=query'),
    )
    const sessionToken = await sessionTokenOf(client)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const done = directLoginOrRedirect(client, { sessionToken, redirectUri: location.origin + '/signed-in' })
    await loaded(await appeared())
    vi.advanceTimersByTime(10_000)
    const redirect = await done
    vi.useRealTimers()
    expect(redirect?.url).toContain(emulatorUrl)
    expect(loggedIn(client)).toBe(false)
  })

  // The last one: a policy that a document has got stays.
  it('notices at once that a policy of this page blocks the frame', async () => {
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = "frame-src 'self'"
    document.head.append(policy)
    const { client } = visitor()
    const sessionToken = await sessionTokenOf(client)
    const started = performance.now()
    expect((await errorOf(directLogin(client, { sessionToken }))).code).toBe('BLOCKED_FRAME')
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

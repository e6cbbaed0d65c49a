// The program of each tab: a client with a session in web storage, driven from outside.
import { oauth, type Role, type Tokens, webStorageStore } from '@frontdesk/auth'
import { createClient, local, type Read, read, whole } from '@frontdesk/core'

const ping: Read<object, { token: string }> = read({
  id: 'test.ping',
  prefix: '',
  route: 'POST /ping',
  response: whole(),
})

export interface Report {
  readonly token: string
  readonly status: Role
  /** Milliseconds since all tabs were told to call. */
  readonly after: number
}

let clock = 0
const create = () =>
  createClient({
    platform: local(location.origin),
    auth: oauth({ clientId: 'client-1', store: webStorageStore(), now: () => clock }),
    headers: { 'x-process': location.hash.slice(1) },
  })
const client = create()
const { auth } = client

/** When the session changed last, on the clock of the machine, and to whom. */
const changes: { readonly at: number; readonly status: Role; readonly sessionId: string | undefined }[] = []
auth.subscribe(() => {
  const { status, sessionId } = auth.getSnapshot()
  changes.push({ at: Date.now(), status, sessionId })
})

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

const tab = {
  changes,
  setClock(time: number): void {
    clock = time
  },
  snapshot: () => auth.getSnapshot(),
  /** Reads the store, and begins to listen to the other tabs. */
  look: () => auth.getTokens(client),
  /** At one instant in all tabs. */
  async call(time: number, instant: number): Promise<Report> {
    clock = time
    await wait(instant - Date.now())
    const { token } = await ping(client, {})
    return { token, status: auth.getSnapshot().status, after: Date.now() - instant }
  },
  async signIn(tokens: Tokens | undefined): Promise<number> {
    const at = Date.now()
    await auth.setTokens(client, tokens)
    return at
  },
  /** Calls on and on, until a person shows and then some more. Gives the tokens sent after that. */
  async callUntil(sessionId: string): Promise<{ before: string[]; after: string[] }> {
    const before: string[] = []
    const after: string[] = []
    while (after.length < 20) {
      const visible = auth.getSnapshot().sessionId === sessionId
      const { token } = await ping(client, {})
      ;(visible ? after : before).push(token)
    }
    return { before, after }
  },
  /** Sessions that come and go. */
  async churn(pairs: number): Promise<void> {
    for (let pair = 0; pair < pairs; pair++) {
      const other = create()
      const stop = other.auth.subscribe(() => undefined)
      await other.auth.getTokens(other)
      stop()
      other.auth.close()
    }
  },
}

export type Tab = typeof tab

declare global {
  var tab: Tab
}
globalThis.tab = tab

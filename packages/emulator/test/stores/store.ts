import { type Client, createClient, type ElevatedAuth, hosted, local } from '@frontdesk/core'
import type { CatalogReference } from '../../src/kernel/catalog-provider.ts'
import type { DomainEvent, HandlerContext, Identity } from '../../src/kernel/handler.ts'
import { createRunner } from '../../src/kernel/runner.ts'
import { createState, type State } from '../../src/kernel/state.ts'
import { createRequestLog } from '../../src/server/request-log.ts'
import { createServer } from '../../src/server/server.ts'
import { storesSchemas } from '@frontdesk/stores/schemas'
import { productCatalogProvider, seedStores, storesHandlers } from '../../src/stores/index.ts'
import { storesPermissions } from '../../src/stores/permissions.ts'

export interface Store {
  readonly state: State
  readonly events: DomainEvent[]
  readonly visitor: Client<ElevatedAuth>
  readonly owner: Client<ElevatedAuth>
  /** Sends a request as a client that is not ours would: `owner` unless another caller is named. */
  send(route: string, body?: object, caller?: string): Promise<unknown>
  setClock(moment: string): void
  /** Runs work as one unit, as a checkout would. */
  run<Result>(work: (context: HandlerContext<unknown>) => Result): Result
  /** Takes pieces out of the stock, as a checkout would. */
  claim(reference: CatalogReference, quantity: number): void
}

const identities: Readonly<Record<string, Identity>> = {
  visitor: { kind: 'visitor', visitorId: 'visitor-1' },
  owner: { kind: 'owner' },
}

/** Opens the seeded shop, behind the emulator's own HTTP side. Every answer is checked against its schema. */
export const openStore = ({ currency = 'EUR', names = 'underscored' } = {}): Store => {
  let now = new Date('2026-05-04T07:00:00.000Z')
  let count = 0
  const origin = 'http://127.0.0.1:4600'
  const events: DomainEvent[] = []
  const state = createState()
  const surroundings = {
    state,
    now: () => new Date(now),
    newId: () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`,
    random: () => 0,
    business: {
      name: 'Harbour Studio',
      timeZone: 'Europe/Lisbon',
      currency,
      language: 'en',
      email: 'hello@harbour.example',
    },
    origin: () => origin,
  }
  state.unit(() => seedStores({ ...surroundings, origin }))
  const runner = createRunner(surroundings, {
    keepMail: () => undefined,
    keepEvent: (event) => events.push(event),
    flush: () => undefined,
  })
  const app = createServer({
    ...surroundings,
    handlers: storesHandlers,
    schemas: storesSchemas,
    permissions: storesPermissions,
    runner,
    identify: (authorization) => identities[authorization ?? ''] ?? { kind: 'none' },
    log: createRequestLog(),
    random: () => 0.5,
    strictAnswers: true,
    onError: (error) => {
      throw error
    },
  })
  const clientOf = (authorization: string): Client<ElevatedAuth> =>
    createClient({
      platform: names === 'plain' ? hosted() : local(origin),
      // Elevated for everybody, so that the server is asked whom it lets do what.
      auth: { elevated: true, headers: () => ({ authorization }) },
      fetch: async (url, init) =>
        app.fetch(new Request(url.replace('https://www.wixapis.com', origin), init)),
    })
  const run = <Result>(work: (context: HandlerContext<unknown>) => Result): Result =>
    runner.write({ kind: 'visitor', visitorId: 'visitor-1' }, undefined, work)
  return {
    state,
    events,
    visitor: clientOf('visitor'),
    owner: clientOf('owner'),
    async send(route, body, caller = 'owner') {
      const [method = '', path = ''] = route.split(' ')
      const answer = await app.fetch(
        new Request(origin + path, {
          method,
          headers: { authorization: caller, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        }),
      )
      return (await answer.json()) as unknown
    },
    setClock(moment) {
      now = new Date(moment)
    },
    run,
    claim: (reference, quantity) =>
      run((context) => productCatalogProvider.claim(context, reference, quantity)),
  }
}

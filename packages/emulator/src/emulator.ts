import { randomUUID } from 'node:crypto'
import manifest from '../package.json' with { type: 'json' }
import {
  addOrigins,
  authRoutes,
  createClients,
  defaultApiKey,
  defaultClientId,
  defaultClientSecret,
  identify,
  putClient,
} from './auth/index.ts'
import {
  createAdditionalFees,
  createCartChecks,
  createCoupons,
  createDiscountTriggers,
  createGiftCards,
  createInvoices,
} from './ecom/index.ts'
import { controlRoutes } from './inspector/control-routes.ts'
import { type EmulatorOptions, type ReadOptions, readOptions } from './emulator-options.ts'
import type { Emulator } from './emulator-api.ts'
import { connectionCut, injectFaults, isCut } from './faults/fault-injection.ts'
import { faultStripOnPages } from './inspector/fault-strip.ts'
import { createFaultRegistry } from './faults/fault-registry.ts'
import { createFamilies } from './families.ts'
import type { Business, HandlerContext, Identity } from './kernel/handler.ts'
import { keptAnswers } from './server/idempotency.ts'
import { createDueWork, expiry } from './kernel/due-work.ts'
import { createChanges } from './inspector/changes.ts'
import { createVersions } from './inspector/versions.ts'
import { inspectorRoutes } from './inspector/index.ts'
import { findInstallation, type Installation, installations, localSiteId } from './kernel/installation.ts'
import { type OpenJournal, openJournal } from './kernel/journal.ts'
import { compress } from './server/compression.ts'
import { type Listener, openListener } from './server/listener.ts'
import { isLoopback } from './kernel/loopback.ts'
import { mails } from './kernel/mail.ts'
import { mediaRoute } from './server/media-route.ts'
import { openApiRoute } from './server/openapi-route.ts'
import { createMemberships } from './memberships/index.ts'
import { createMailbox } from './webhooks/mailbox.ts'
import { createEventSamples } from './webhooks/sample.ts'
import { moveAddresses } from './kernel/address-change.ts'
import { errorPage, pageRoutes, withCardFaults } from './pages/index.ts'
import { createCallReader } from './server/recorded-call.ts'
import { createRequestChanges } from './server/request-changes.ts'
import { createRequestLog } from './server/request-log.ts'
import { createRunner } from './kernel/runner.ts'
import type { SeedName } from './seed-name.ts'
import { seeds } from './seed.ts'
import { createServer } from './server/server.ts'
import { catalogVersion3Routes } from './stores/index.ts'
import { createTimeMachine } from './time-machine.ts'
import { type CollectionDefinition, createState } from './kernel/state.ts'
import { createDispatcher, subscriptions } from './webhooks/delivery.ts'
import { createSigner, signingKeys } from './webhooks/signing-key.ts'

/** The collections that a reset leaves as they are. */
const kept: readonly CollectionDefinition<never>[] = [installations, signingKeys, subscriptions] as never

const harbourStudio: Business = {
  name: 'Harbour Studio',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  language: 'en',
  email: 'hello@harbour.example',
}

/**
 * Starts the local platform.
 *
 * @throws EmulatorError `PORT_IN_USE`, `CANNOT_LISTEN`, `DATA_UNREADABLE`, `DATA_IN_USE` or `INVALID_OPTION`; the
 * message says what to do.
 * @example
 * const emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
 * const client = createClient({ platform: local(emulator.url), auth: oauth({ clientId: emulator.clientId }) })
 * // …
 * await emulator.close()
 */
export const createEmulator = async (options: EmulatorOptions = {}): Promise<Emulator> => {
  const read = readOptions(options)
  const journal = read.data === undefined ? undefined : await openJournal(read.data)
  let platform: Platform | undefined
  let listener: Listener | undefined
  const close = async (): Promise<void> => {
    await listener?.close()
    await platform?.stop()
    journal?.close()
  }
  try {
    // The rest is made in one go once the port is known, before the first request can come in.
    listener = await openListener(
      async (request, sockets) =>
        platform
          ? compress(request, await platform.app.fetch(request, sockets))
          : new Response(null, { status: 503 }),
      read,
    )
    let closed: Promise<void> | undefined
    platform = createPlatform(read, journal, listener.origin, () => (closed ??= close()))
    return platform.emulator
  } catch (error) {
    await close()
    throw error
  }
}

/** The emulator behind its port. */
interface Platform {
  readonly emulator: Emulator
  readonly app: Pick<ReturnType<typeof createServer>, 'fetch'>
  /** Ends what waits or is under way. */
  stop(): Promise<void>
}

const createPlatform = (
  options: ReadOptions,
  journal: OpenJournal | undefined,
  origin: string,
  close: () => Promise<void>,
): Platform => {
  const {
    newId = randomUUID,
    onError = console.error,
    random = Math.random,
    onWarning = console.warn,
    clock,
  } = options
  const now = (): Date => clock.now()
  const business: Business = { ...harbourStudio, ...options.business }
  const requestChanges = createRequestChanges()
  const versions = createVersions(now)
  const state = createState(journal, journal?.read(origin), (touched) => {
    requestChanges.onUnit(touched)
    versions.onUnit(touched)
  })
  const changes = createChanges()
  const log = createRequestLog({ onChange: changes.notify })

  const registerClients = (): void => {
    for (const settings of options.clients) putClient(state, settings)
    if (options.origins.length) addOrigins(state, defaultClientId, options.origins)
  }
  const plant = (seed: SeedName, installation: Installation): void => {
    state.unit(() => {
      state.in(installations).put(installation)
      seeds[seed]({ state, now, newId, business, origin, cache: options.cache, progress: options.onProgress })
      registerClients()
    })
  }
  const known = findInstallation(state)
  const installation: Installation = {
    ...(known ?? { id: 'this', instanceId: newId(), seed: options.seed }),
    siteId: localSiteId,
    origin,
  }
  /** Data may come from a folder, or a snapshot, of another port. */
  const arrive = (): void => {
    const from = findInstallation(state)?.origin
    if (from !== undefined && from !== origin) moveAddresses(state, from, origin)
  }
  arrive()
  if (known) state.unit(registerClients)
  else plant(options.seed, installation)
  // A log that holds the whole seed would be the only copy of it until the first pause.
  journal?.checkpoint()
  const { instanceId } = installation
  // Only names of seeds are ever written there.
  const seed = installation.seed as SeedName

  const signer = createSigner(state, newId, defaultClientId)
  const dispatcher = createDispatcher({ state, clock, signer, newId, onError, onAttempt: changes.notify })
  for (const url of options.webhooks)
    if (!dispatcher.subscriptions.some((known) => known.url === url)) dispatcher.subscribe(url)
  const mailbox = createMailbox({ state, clock, dispatcher, newId, instanceId, origin: () => origin })
  const clients = createClients(state)
  const families = createFamilies()
  const { handlers, schemas, permissions, onMemberLogin, pages, media, dueWork, orders, entities } = families
  const operations = handlers.map(({ operation }) => operation.spec.id).sort()
  const faults = createFaultRegistry({ operations, newId, random })
  const runner = createRunner(
    { state, now, newId, random, business, orders, origin: () => origin },
    {
      ...mailbox,
      flush() {
        mailbox.flush()
        changes.notify()
        // A write may have added work that waits for a moment of the clock.
        waits.wake()
      },
    },
  )
  const run = <Result>(identity: Identity, work: (context: HandlerContext<unknown>) => Result): Result =>
    runner.write(identity, undefined, work)
  const waits = createDueWork({
    works: [...dueWork, expiry(keptAnswers, 0)],
    state,
    clock,
    run: (work) => run({ kind: 'none' }, work),
    onError,
  })

  const emulator: Emulator = {
    url: origin,
    origin,
    clientId: defaultClientId,
    clientSecret: defaultClientSecret,
    apiKey: defaultApiKey,
    instanceId,
    siteId: localSiteId,
    version: manifest.version,
    seed,
    business,
    clock: {
      now,
      set(time) {
        clock.set(time)
        waits.wake()
        changes.notify()
      },
      advance(milliseconds) {
        clock.advance(milliseconds)
        waits.wake()
        changes.notify()
      },
      offset: () => clock.offset(),
      frozen: clock.frozen,
    },
    get timeMachine() {
      return timeMachine
    },
    get requests() {
      return log.all()
    },
    get outbox() {
      return state.in(mails).all()
    },
    webhooks: dispatcher,
    faults,
    clients,
    memberships: createMemberships({ state, now, newId }),
    discountTriggers: createDiscountTriggers(state),
    additionalFees: createAdditionalFees(state),
    cartChecks: createCartChecks(state),
    coupons: createCoupons({ state, newId }),
    giftCards: createGiftCards({ state, business, newId }),
    invoices: createInvoices(run),
    async fetch(request) {
      const response = await app.fetch(request)
      if (isCut(response)) throw connectionCut('fetch failed')
      return response
    },
    reset() {
      const remaining = Object.fromEntries(
        kept.map((definition) => [definition.name, state.in(definition).all()]),
      )
      state.load(remaining)
      versions.clear()
      log.clear()
      faults.clear()
      // Before the seed, whose days begin with the one that the clock shows.
      clock.reset()
      plant(seed, installation)
      journal?.checkpoint()
      waits.wake()
    },
    snapshot: () => state.contents(),
    restore(snapshot) {
      state.load(snapshot)
      versions.clear()
      arrive()
      dispatcher.resume()
      waits.wake()
    },
    close,
  }
  const timeMachine = createTimeMachine({ emulator, dueWork: waits, newId })
  const app = createServer({
    handlers,
    schemas,
    permissions,
    runner,
    identify: (authorization) => identify({ state, now }, authorization),
    now,
    newId,
    origin: () => origin,
    log,
    changes: requestChanges,
    routes: [
      controlRoutes(emulator),
      inspectorRoutes({
        ...{ emulator, state, operations, changes, log },
        readCall: createCallReader({ handlers, schemas, origin }),
        entities,
        versions,
        samples: createEventSamples({
          samples: entities.flatMap(({ samples }) => samples),
          keep: mailbox.keepEvent,
          run: (work) => run({ kind: 'owner' }, work),
        }),
      }),
      mediaRoute(media),
      catalogVersion3Routes(business),
      openApiRoute({ ...families, origin, version: manifest.version }),
      authRoutes({ run, onMemberLogin, jwks: () => signer.jwks() }),
      pageRoutes({ ...pages, ...withCardFaults(pages, faults), run }),
    ],
    names: options.names,
    strictAnswers: options.strictAnswers,
    open: !isLoopback(options.host),
    isRegistered: (app) => clients.list().some(({ origins }) => origins.includes(app)),
    onRefusedOrigin: (refused) =>
      onWarning(
        `A page of ${refused} was refused: start the emulator with --origin ${refused}, or with origins: ['${refused}'], to let it in`,
      ),
    latency: options.latency,
    decorate: faultStripOnPages(faults),
    errorPage: (failure) => errorPage(business, failure),
    disturb: (disturbance) => injectFaults({ faults, random, ...disturbance }),
    random,
    onError,
  })
  waits.wake()
  dispatcher.flush()
  return {
    emulator,
    app,
    async stop() {
      clock.stop()
      dispatcher.stop()
      await dispatcher.idle()
    },
  }
}

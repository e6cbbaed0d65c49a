import type { WireForm } from '@frontdesk/core'
import {
  createWebhooks,
  type EventFamily,
  type EventOf,
  isWebhookError,
  type PublicJwk,
  type UnknownEvent,
} from '@frontdesk/webhooks'
import type { EventLog, EventPlace } from './event-log.ts'

export interface ReceiverOptions<Family extends EventFamily> {
  /** The public key of the platform, which verifies that an event comes from it. */
  readonly publicKey: string | PublicJwk
  readonly events: readonly Family[]
  readonly log: EventLog
  /**
   * Your own work. When it fails, the platform delivers the event again later. An event is `late` when a later event of the
   * same entity was handled before: its data are old, so a copy of the entity must not be written from it.
   */
  readonly handle: (event: EventOf<Family> | UnknownEvent, order: { late: boolean }) => void | Promise<void>
  readonly onError?: (error: unknown) => void
  readonly platform?: WireForm
}

const placeOf = ({ metadata }: { metadata: UnknownEvent['metadata'] }): EventPlace => ({
  id: metadata.id,
  entity: metadata.entityId ?? metadata.id,
  sequence: metadata.entityEventSequence === undefined ? undefined : Number(metadata.entityEventSequence),
})

const answer = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers })

/**
 * Makes a handler of webhook deliveries for any server with `Request` and `Response`: it verifies each delivery, handles each
 * event once, and handles the events of an entity in their order.
 */
export const createReceiver = <Family extends EventFamily>({
  log,
  handle,
  onError = console.error,
  ...options
}: ReceiverOptions<Family>): ((request: Request) => Promise<Response>) => {
  const webhooks = createWebhooks(options)
  return async (request) => {
    if (request.method !== 'POST') return answer(405, 'Events are delivered by POST\n', { allow: 'POST' })
    let event: EventOf<Family> | UnknownEvent
    try {
      event = await webhooks.read(request)
    } catch (error) {
      if (isWebhookError(error)) return answer(400, `${error.code}\n`)
      throw error
    }
    const place = placeOf(event)
    const claim = await log.claim(place)
    // Delivered again after a while, when the other event of the entity is handled.
    if (claim === 'busy') return answer(503, 'busy\n', { 'retry-after': '5' })
    if (claim === 'handled') return answer(200, 'handled before\n')
    try {
      await handle(event, { late: claim === 'late' })
    } catch (error) {
      onError(error)
      await log.release(place)
      return answer(500, 'failed\n')
    }
    await log.finish(place)
    return answer(200, 'handled\n')
  }
}

import type { CryptoKey } from 'jose'
import { hosted, type WireForm } from '@frontdesk/core'
import { type EventFamily, type EventOf, readEvent, type UnknownEvent } from './event.ts'
import { importKey, type PublicJwk, readToken } from './token.ts'
import { WebhookError } from './webhook-error.ts'

export interface WebhooksOptions<Family extends EventFamily> {
  /** The platform's public key: PEM, base64 of PEM (one line, for an environment variable), or a JSON Web Key. */
  readonly publicKey: string | PublicJwk
  /** The events to read with types, such as `[bookingEvents, orderEvents]`. Others are given as `unknown`. */
  readonly events: readonly Family[]
  /** Whom the deliveries must be meant for: the id of your app. Not checked unless given. */
  readonly audience?: string
  /** Whom the deliveries must come from. Not checked unless given. */
  readonly issuer?: string
  /** Seconds after which a delivery is too old; defaults to 300. */
  readonly maxAge?: number
  /**
   * Whether an event was handled before: the platform delivers at least once. Asked when everything else is right.
   * Remember `event.metadata.id` when your own work is done, for twice `maxAge` at least.
   */
  readonly seen?: (id: string) => boolean | Promise<boolean>
  /** Where the events come from, for the addresses of pictures; defaults to `hosted()`. */
  readonly platform?: WireForm
  /** Milliseconds since 1970; `Date.now` unless given. */
  readonly now?: () => number
}

/** Verifies and reads deliveries. */
export interface Webhooks<Event> {
  /**
   * Verifies a delivery and reads its event. Takes the request, or its body as the text that it was sent as: a body
   * that was parsed and written again has another signature.
   *
   * @throws WebhookError with any of its codes.
   */
  read(
    delivery:
      | string
      | {
          /** Text of the body. */
          text(): Promise<string>
        },
  ): Promise<Event | UnknownEvent>
}

const textOf = async (request: { text(): Promise<string> }): Promise<string> => {
  try {
    return await request.text()
  } catch (cause) {
    throw new WebhookError(
      'WEBHOOK_MALFORMED',
      'The delivery must be a request that is not read yet, or its raw text',
      cause,
    )
  }
}

/**
 * Creates a reader of webhooks for any server that has WebCrypto. Only the events that are named end up in the bundle.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, audience: appId, events: [bookingEvents] })
 *
 * export const POST = async (request: Request): Promise<Response> => {
 *   const event = await webhooks.read(request)
 *   if (event.type === 'booking.canceled') await freeTheRoom(event.data.booking.id)
 *   return new Response()
 * }
 */
export const createWebhooks = <Family extends EventFamily>({
  publicKey,
  events,
  audience,
  issuer,
  maxAge = 300,
  seen,
  platform = hosted(),
  now = Date.now,
}: WebhooksOptions<Family>): Webhooks<EventOf<Family>> => {
  let key: Promise<CryptoKey> | undefined
  return {
    async read(delivery) {
      const token = typeof delivery === 'string' ? delivery : await textOf(delivery)
      const rules = { audience, issuer, maxAge, now: now() / 1000 }
      const { claims, mark } = await readToken(token.trim(), await (key ??= importKey(publicKey)), rules)
      const event = readEvent(claims['data'], events, platform, mark)
      if (await seen?.(event.metadata.id))
        throw new WebhookError('WEBHOOK_REPLAYED', `${event.metadata.id} was handled before`)
      return event
    },
  }
}

// #region receive
import { bookingEvents, createWebhooks, isWebhookError, orderEvents } from '@frontdesk/webhooks'

/** A handler for any server with `Request` and `Response`. */
export function createReceiver(
  publicKey: string,
  record: (line: string) => void,
): (request: Request) => Promise<Response> {
  const webhooks = createWebhooks({ publicKey, events: [bookingEvents, orderEvents] })
  return async (request) => {
    try {
      const event = await webhooks.read(request)
      if (event.type === 'booking.created') record(`Booked: ${event.data.booking.bookedEntity?.title ?? ''}`)
      if (event.type === 'order.approved') record(`Ordered: ${event.data.order.number ?? ''}`)
      return new Response()
    } catch (error) {
      if (isWebhookError(error)) return new Response(error.code, { status: 400 })
      throw error
    }
  }
}
// #endregion receive

export function createOnceReceiver(
  publicKey: string,
  done: Set<string>,
  handle: (type: string) => void,
): (request: Request) => Promise<Response> {
  // #region once
  const webhooks = createWebhooks({ publicKey, events: [bookingEvents], seen: (id) => done.has(id) })

  const receive = async (request: Request): Promise<Response> => {
    try {
      const event = await webhooks.read(request)
      handle(event.type)
      done.add(event.metadata.id) // after the work: a failure is then delivered again
    } catch (error) {
      if (!isWebhookError(error, 'WEBHOOK_REPLAYED')) throw error
    }
    return new Response()
  }
  // #endregion once
  return receive
}

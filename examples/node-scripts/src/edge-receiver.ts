import { bookingEvents, orderEvents } from '@frontdesk/webhooks'
import { createMemoryEventLog } from './memory-event-log.ts'
import { createReceiver } from './webhook-receiver.ts'

interface Environment {
  /** PEM, or base64 of PEM in one line. */
  readonly FRONTDESK_PUBLIC_KEY: string
}

/**
 * The receiver for an edge runtime whose modules export `fetch`. Each isolate remembers its own events: give it a log in a
 * database that all isolates reach where an event must be handled only once.
 */
export const createEdgeReceiver = (
  record: (line: string) => void = console.log,
): { fetch(request: Request, environment: Environment): Promise<Response> } => {
  const log = createMemoryEventLog()
  let receive: ((request: Request) => Promise<Response>) | undefined
  return {
    fetch(request, { FRONTDESK_PUBLIC_KEY: publicKey }) {
      receive ??= createReceiver({
        publicKey,
        events: [bookingEvents, orderEvents],
        log,
        handle: ({ type, metadata }) => record(`${type} ${metadata.entityId ?? ''}`),
      })
      return receive(request)
    },
  }
}

export default createEdgeReceiver()

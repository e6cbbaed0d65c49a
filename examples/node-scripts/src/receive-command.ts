import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { local } from '@frontdesk/core'
import { bookingEvents, orderEvents } from '@frontdesk/webhooks'
import { serve } from '@hono/node-server'
import { type CommandContext, UsageError } from './command.ts'
import { createSqliteEventLog } from './sqlite-event-log.ts'
import { createReceiver } from './webhook-receiver.ts'

const help = `Receives the events of bookings and orders, and prints each once.

  pnpm run receive [--port 3000] [--log .data/events.db]

Start the emulator with --webhook http://localhost:3000. FRONTDESK_URL is its address: the public key that verifies the events
is read from there. For the hosted platform set FRONTDESK_PUBLIC_KEY instead. Several receivers can share the log.`

/** Starts the receiver. It ends with an interrupt. */
export const runReceive = async ({ args, environment, out, signal }: CommandContext): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '3000' },
      log: { type: 'string', default: join(import.meta.dirname, '../.data/events.db') },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    out.write(`${help}\n`)
    return 0
  }
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError('--port must be a port number')
  const { FRONTDESK_URL: url, FRONTDESK_PUBLIC_KEY: key } = environment
  if (!key && !url) throw new UsageError('Set FRONTDESK_URL or FRONTDESK_PUBLIC_KEY')

  const log = createSqliteEventLog(values.log)
  const receive = createReceiver({
    publicKey: key ?? (await (await fetch(new URL('/_emulator/public-key', url))).text()),
    ...(url && { platform: local(url) }),
    events: [bookingEvents, orderEvents],
    log,
    handle(event, { late }) {
      const { metadata } = event
      const name = event.type === 'unknown' ? metadata.eventType : event.type
      out.write(`${name} ${metadata.entityId ?? ''}${late ? ' (late)' : ''}\n`)
    },
  })
  const server = serve({ fetch: receive, port }, (info) => {
    out.write(`Listening on http://localhost:${info.port}\n`)
  })
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  await new Promise((resolve) => server.close(resolve))
  log.close()
  return 0
}

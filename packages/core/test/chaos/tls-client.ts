import { createClient, FrontdeskError, hosted } from '@frontdesk/core'
import { createRoom, getRoom } from './operations.ts'
import { transports } from './transports.ts'

// Calls the origins of its environment once as a read and once as a write, and prints what came of it.
const origins = JSON.parse(process.env['CHAOS_ORIGINS'] ?? '{}') as Record<string, string>

const main = async (): Promise<unknown> => {
  const outcomes: unknown[] = []
  for (const { name: transport, open } of transports)
    for (const [server, origin] of Object.entries(origins))
      for (const operation of [getRoom, createRoom]) {
        const { send, close } = open()
        const client = createClient({ platform: { ...hosted(), origin }, fetch: send })
        const call = { transport, server, kind: operation.spec.kind }
        try {
          outcomes.push({ ...call, value: await operation(client, { roomId: 'one' }) })
        } catch (error) {
          if (!(error instanceof FrontdeskError)) throw error
          const { name, reason, retryable, maybeProcessed, attempts, cause } = error
          outcomes.push({
            ...call,
            error: { name, reason, retryable, maybeProcessed, attempts, cause: cause instanceof Error },
          })
        }
        await close()
      }
  return outcomes
}

void main().then((outcomes) => {
  process.stdout.write(JSON.stringify(outcomes))
})

import { createClient, DecodeError, hosted } from '@frontdesk/core'
import { getRoom } from './operations.ts'
import { transports } from './transports.ts'

// Calls an origin that sends more than any client can hold, and prints how much was held at most: what is garbage is
// collected before it is counted.
const collect = (globalThis as { gc?: () => void }).gc
if (!collect) throw new Error('Run with --expose-gc')

const held = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const main = async (): Promise<unknown> => {
  const peaks: Record<string, { reason: unknown; peak: number }> = {}
  for (const { name, open } of transports) {
    const { send, close } = open()
    const client = createClient({
      platform: { ...hosted(), origin: process.env['CHAOS_ORIGIN'] ?? '' },
      fetch: send,
      // Only the size of the answer ends the call.
      timeout: 600_000,
    })
    const before = held()
    let peak = before
    const timer = setInterval(() => {
      peak = Math.max(peak, held())
    }, 100)
    const reason = await getRoom(client, { roomId: 'one' }).then(
      () => 'none',
      (error: unknown) => (error instanceof DecodeError ? error.reason : String(error)),
    )
    clearInterval(timer)
    await close()
    peaks[name] = { reason, peak: Math.max(peak, held()) - before }
  }
  return peaks
}

void main().then((peaks) => {
  process.stdout.write(JSON.stringify(peaks))
})

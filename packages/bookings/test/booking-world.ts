import {
  type AnySpec,
  type CallOptions,
  type Client,
  createClient,
  hosted,
  SystemError,
} from '@frontdesk/core'
import { vi } from 'vitest'
import type { BookOptions } from '../src/index.ts'

export const lost = () => new SystemError('lost', { code: 'BAD_GATEWAY', maybeProcessed: true })
export const down = () => new SystemError('down', { code: 'NETWORK' })

interface Sent {
  readonly operation: string
  readonly input: unknown
  readonly options: CallOptions
}

/** Answers each operation with its replies, one after the other and the last one again; errors are thrown. */
export const bookingWorld = (replies: Record<string, unknown[]>) => {
  const sent: Sent[] = []
  const left: Record<string, unknown[]> = {
    add: [{ id: 'cart' }],
    read: [{ id: 'cart', lineItems: [] }],
    redirect: [{ fullUrl: 'https://checkout.example/1' }],
    ...replies,
  }
  const answer = async (operation: string, input: unknown, options: CallOptions = {}): Promise<never> => {
    sent.push({ operation, input, options })
    const own = left[operation]
    if (!own) throw new Error(`No reply for ${operation}`)
    const reply = own.length > 1 ? own.shift() : own[0]
    const given = typeof reply === 'function' ? await (reply as () => unknown)() : reply
    if (given instanceof Error) throw given
    return given as never
  }
  const client: Client = {
    ...createClient({ platform: hosted() }),
    send: (operation, input, options) => answer((operation as AnySpec).id, input, options),
  }
  const steps = {
    addLineItemsToCurrentCart: vi.fn((_: Client, input: unknown, options?: CallOptions) =>
      answer('add', input, options),
    ),
    getCurrentCart: (_: Client, input: unknown, options?: CallOptions) => answer('read', input, options),
    createRedirectSession: (_: Client, input: unknown, options?: CallOptions) =>
      answer('redirect', input, options),
    returnTo: 'https://studio.example/booked',
  } satisfies BookOptions
  const made = (): string[] => sent.map(({ operation }) => operation)
  return {
    client,
    steps,
    sent,
    made,
    inputs: (id: string) => sent.filter(({ operation }) => operation === id).map(({ input }) => input),
  }
}

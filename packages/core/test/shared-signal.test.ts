import { getEventListeners } from 'node:events'
import { createClient, hosted, isAbortError, type Transport } from '@frontdesk/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getRoom } from './rooms.ts'

let warnings: string[]
const note = ({ name }: Error): void => void warnings.push(name)

beforeEach(() => {
  warnings = []
  process.on('warning', note)
})

afterEach(() => {
  process.off('warning', note)
})

/** Lets Node tell its warnings. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A client whose answers wait until they are let go. */
const waiting = () => {
  const open: (() => void)[] = []
  const fetch: Transport = () =>
    new Promise((resolve) => {
      open.push(() => {
        resolve(Response.json({ room: { _id: '1' } }))
      })
    })
  return { client: createClient({ platform: hosted(), fetch }), open }
}

describe('one signal for many calls at once', () => {
  it('brings no warning of Node, and no listener stays', async () => {
    const { client, open } = waiting()
    const { signal } = new AbortController()
    const calls = Array.from({ length: 50 }, () => getRoom(client, { roomId: '1' }, { signal }))
    await turn()
    expect(open).toHaveLength(50)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    for (const answer of open) answer()
    expect(await Promise.all(calls)).toHaveLength(50)
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(warnings).toEqual([])
  })

  it('ends them all, also a call that a listener of another one begins', async () => {
    const { client } = waiting()
    const controller = new AbortController()
    const { signal } = controller
    const codes: unknown[] = []
    const call = async (): Promise<void> => {
      await getRoom(client, { roomId: '1' }, { signal }).catch((error: unknown) => {
        codes.push(isAbortError(error) && error.cause)
      })
    }
    const calls = Array.from({ length: 20 }, call)
    calls.push(calls[0]!.then(call))
    await turn()
    controller.abort('left')
    await Promise.all(calls)
    expect(codes).toEqual(Array.from({ length: 21 }, () => 'left'))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('leaves the calls that wait when one has ended', async () => {
    const { client, open } = waiting()
    const controller = new AbortController()
    const { signal } = controller
    const first = getRoom(client, { roomId: '1' }, { signal })
    const second = getRoom(client, { roomId: '1' }, { signal })
    await turn()
    open[0]!()
    await first
    controller.abort('left')
    await expect(second).rejects.toMatchObject({ code: 'ABORTED', cause: 'left' })
  })
})

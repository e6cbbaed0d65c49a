import { updateWithRetry } from '@frontdesk/core'
import { describe, expect, it, vi } from 'vitest'
import { answering, getRoom, json, updateRoom } from './rooms.ts'

/** A room whose revision moves on by itself so many times. */
const contested = (conflicts: number) => {
  let left = conflicts
  return answering(({ method }) => {
    if (method === 'GET') return json({ room: { id: '1', name: `after ${conflicts - left}` } })
    return left-- > 0 ? json({ message: 'changed' }, 409) : json({ room: { id: '1', name: 'mine' } })
  })
}

describe('updateWithRetry', () => {
  it('changes what it has just read', async () => {
    const { client, sent } = contested(2)
    const result = await updateWithRetry(
      () => getRoom(client, { roomId: '1' }),
      (room) => updateRoom(client, { room }),
    )
    expect(result.name).toBe('mine')
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toMatchObject(
      ['after 0', 'after 1', 'after 2'].map((name) => ({ room: { name } })),
    )
  })

  it('gives up after five rounds, and at once on anything else', async () => {
    const { client, sent } = contested(9)
    const update = updateWithRetry(
      () => getRoom(client, { roomId: '1' }),
      (room) => updateRoom(client, { room }),
    )
    await expect(update).rejects.toMatchObject({ name: 'ConflictError', status: 409 })
    expect(sent).toHaveLength(10)
    const change = vi.fn(() => Promise.reject(new Error('other')))
    await expect(updateWithRetry(() => Promise.resolve(1), change)).rejects.toThrow('other')
    expect(change).toHaveBeenCalledTimes(1)
  })
})

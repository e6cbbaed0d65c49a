import { type Write, write } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { answering, getRoom, json } from './rooms.ts'

const removeRooms: Write<{ filter: object }, void> = write({
  id: 'rooms.remove',
  prefix: '/house',
  route: 'DELETE /v1/rooms',
})

/** Nested data of more than 200 kB, with letters of several bytes. */
const filter = { $or: Array.from({ length: 10_000 }, (_, index) => ({ name: `Salle d’été ${index}` })) }

describe('nested data of 200 kB', () => {
  it('goes into the query string of a DELETE, as base64url of its JSON', async () => {
    const { client, sent } = answering(() => json({}))
    await removeRooms(client, { filter })
    const text = new URL(sent[0]?.url ?? '').searchParams.get('.r') ?? ''
    expect(text.length).toBeGreaterThan(200_000)
    expect(JSON.parse(Buffer.from(text, 'base64url').toString())).toEqual({ filter })
  })

  it('goes into the body of the POST form of a GET', async () => {
    const { client, sent } = answering(() => json({ room: { id: '1' } }))
    await getRoom(client, { roomId: '1', deep: filter as never })
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'http://127.0.0.1:4600/house/v1/rooms/1/get',
      body: { deep: filter },
    })
  })
})

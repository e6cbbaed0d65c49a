import { expect, it } from 'vitest'

interface Contents {
  title: string
  file: string
  line: string
  section: string
}

interface Llms {
  readContents(text: string): Contents[]
  writeLlms(source: {
    summary: string
    contents: Contents[]
    packages: { folder: string; name: string; description: string }[]
  }): string
}

interface OperationTable {
  summaryOf(comment: string): string
  readSummaries(source: string): [string, string][]
  loadOperationTable(): Promise<Record<string, unknown>[]>
}

const { readContents, writeLlms } = (await import(new URL('../docs/llms.mjs', import.meta.url).href)) as Llms
const { loadOperationTable, readSummaries, summaryOf } = (await import(
  new URL('../docs/operation-table.mjs', import.meta.url).href
)) as OperationTable

it('reads the pages of a guide from its list, also where a line continues', () => {
  const text = [
    '# Guide',
    '',
    '## Start',
    '',
    '1. [Calls](calls.md): operations and',
    '   their options',
    '## Errors',
    '2. [Errors](errors.md): the codes',
    '',
    'See [more](more.md): this is no item.',
  ].join('\n')
  expect(readContents(text)).toEqual([
    { title: 'Calls', file: 'calls.md', line: 'operations and their options', section: 'Start' },
    { title: 'Errors', file: 'errors.md', line: 'the codes', section: 'Errors' },
  ])
})

it('writes llms.txt with links from the folder of core', () => {
  const text = writeLlms({
    summary: 'An SDK\nin two lines.',
    contents: [{ title: 'Calls', file: 'calls.md', line: 'operations', section: 'Guides' }],
    packages: [
      { folder: 'auth', name: '@frontdesk/auth', description: 'Sessions.' },
      { folder: 'core', name: '@frontdesk/core', description: 'Client.' },
    ],
  })
  expect(text.split('\n').slice(0, 3)).toEqual(['# Frontdesk', '', '> An SDK in two lines.'])
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- [Calls](docs/guide/calls.md): operations',
    '- [@frontdesk/auth](../auth/README.md): Sessions.',
    '- [@frontdesk/core](README.md): Client.',
    '- [Operations](operations.json): every operation with its function, package, method, path, who may call it, and a summary',
  ])
})

it.each([
  ['Reads one room.', 'Reads one room.'],
  ['Reads one room. It is closed at night.', 'Reads one room.'],
  ['Reads rooms, 1.5 m high at least,\nin pages.\n\nMore.', 'Reads rooms, 1.5 m high at least, in pages.'],
  ['Reads by {@link getRoom | its id} or {@link Room}. `name` is kept.', 'Reads by its id or Room.'],
  ['Reads rooms: each one is read. More.', 'Reads rooms: each one is read.'],
])('takes the first sentence of %j', (comment, summary) => {
  expect(summaryOf(comment)).toBe(summary)
})

it('finds the doc comments of exported constants', () => {
  const source = `
/** The type of rooms. */
export type Rooms = string[]
const hidden = 1
/** Is private. */
const own = 2
/**
 * Reads one room. It is slow.
 *
 * @example
 * await getRoom(client, { roomId })
 */
export const getRoom: Read<GetRoomInput, Room> = read({ id: 'rooms.get' })
export const bare = 3
`
  expect(readSummaries(source)).toEqual([
    ['getRoom', 'Reads one room.'],
    ['bare', ''],
  ])
})

it('lists every operation with all of its facts', async () => {
  const table = await loadOperationTable()
  expect(table.find(({ id }) => id === 'bookings.bookings.confirm')).toEqual({
    id: 'bookings.bookings.confirm',
    name: 'confirmBooking',
    package: '@frontdesk/bookings',
    kind: 'write',
    method: 'POST',
    prefix: '/_api/bookings-service',
    path: '/v2/bookings/{bookingId}/confirm',
    elevated: true,
    permission: 'owner',
    summary: 'Confirms a booking that waits for approval, or that has no order.',
  })
  const without = table.filter(({ permission, summary }) => !permission || !summary)
  expect(without).toEqual([])
})

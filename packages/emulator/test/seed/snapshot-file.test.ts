import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Business } from '../../src/kernel/handler.ts'
import type { Seed, SeedContext } from '../../src/kernel/seed-context.ts'
import { collection, createState, type Stored } from '../../src/kernel/state.ts'
import { keptAsSnapshot } from '../../src/seed/snapshot-file.ts'

interface Thing extends Stored {
  readonly link: string
  readonly made: Date
}

const things = collection<Thing>('test.things')
const business: Business = {
  name: 'Harbour Studio',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  language: 'en',
  email: 'hello@harbour.example',
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-cache-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const plant = vi.fn<Seed>(({ state, origin, now }) => {
  state.in(things).put({ id: 'a', link: `${origin}/media/a`, made: now() })
  state.in(things).put({ id: 'b', link: 'https://example.com', made: new Date(0) })
})
const seed = keptAsSnapshot('tiny', '1.0.0', plant)

interface Start extends Partial<SeedContext> {
  readonly at?: string
}

/** Starts with an empty state; gives what it holds then, and what was told on the way. */
const start = ({ at = '2026-05-06T09:00:00Z', ...given }: Start = {}, plantAt = seed) => {
  const state = createState()
  const told: string[] = []
  state.unit(() =>
    plantAt({
      state,
      business,
      cache: folder,
      origin: 'http://127.0.0.1:4600',
      now: () => new Date(at),
      newId: () => 'id',
      progress: (text) => told.push(text),
      ...given,
    }),
  )
  return { things: state.in(things).all(), told }
}

beforeEach(() => {
  plant.mockClear()
})

describe('a seed that is kept as a snapshot', () => {
  const monday = new Date('2026-05-03T23:00:00.000Z')
  const made = [
    { id: 'a', link: 'http://127.0.0.1:4600/media/a', made: monday },
    { id: 'b', link: 'https://example.com', made: new Date(0) },
  ]

  it('is made at the first start, as of the Monday of the business', () => {
    expect(start()).toEqual({
      things: made,
      told: [
        'The seed "tiny" is made anew each week. This takes one or two minutes; other starts take seconds.',
        `The seed is kept in ${folder}.`,
      ],
    })
    expect(plant).toHaveBeenCalledTimes(1)
  })

  it('is read at the next start, at the address that the emulator has then', () => {
    start()
    const second = start({ origin: 'http://127.0.0.1:4601' })
    expect(second).toEqual({
      things: [{ ...made[0], link: 'http://127.0.0.1:4601/media/a' }, made[1]],
      told: [],
    })
    expect(plant).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the first minute of the week', '2026-05-03T23:00:00Z', 1],
    ['the last minute of the week', '2026-05-10T22:59:00Z', 1],
    ['the week before', '2026-05-03T22:59:00Z', 2],
    ['the next week', '2026-05-10T23:00:00Z', 2],
  ])('serves one week: %s', (_, at, times) => {
    start()
    start({ at })
    expect(plant).toHaveBeenCalledTimes(times)
  })

  it('is made for each business', () => {
    start()
    start({ business: { ...business, currency: 'JPY' } })
    expect(plant).toHaveBeenCalledTimes(2)
  })

  it('is made for each version of the package', () => {
    start()
    start({}, keptAsSnapshot('tiny', '1.0.1', plant))
    expect(plant).toHaveBeenCalledTimes(2)
  })

  it.each<[string, (file: Buffer) => Buffer]>([
    ['holds something else', () => Buffer.from('no snapshot')],
    ['is cut off', (file) => file.subarray(0, -1)],
    [
      'has lost a bit',
      (file) => Buffer.from(file.map((byte, at) => (at === file.length - 9 ? byte ^ 1 : byte))),
    ],
    ['is empty', () => Buffer.alloc(0)],
  ])('is made again when its file %s', (_, damage) => {
    start()
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      writeFileSync(path, damage(readFileSync(path)))
    }
    expect(start().things).toEqual(made)
    expect(plant).toHaveBeenCalledTimes(2)
    expect(start().told).toEqual([])
  })

  it('is there without a file when the folder cannot be made', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const { things: planted, told } = start({ cache: join(file, 'cache') })
    expect(planted).toEqual(made)
    expect(told[1]).toContain(`The seed cannot be kept in ${join(file, 'cache')}`)
  })

  it('leaves the four newest snapshots, and other files alone', () => {
    writeFileSync(join(folder, 'other-seed.snapshot'), '')
    for (const day of ['04', '11', '18', '25']) start({ at: `2026-05-${day}T09:00:00Z` })
    expect(readdirSync(folder)).toHaveLength(5)
    start({ at: '2026-06-01T09:00:00Z' })
    expect(readdirSync(folder)).toHaveLength(5)
    expect(readdirSync(folder)).toContain('other-seed.snapshot')
  })
})

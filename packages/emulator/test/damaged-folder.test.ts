import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmulator, EmulatorError } from '../src/index.ts'
import { openJournal } from '../src/kernel/journal.ts'
import { collection, createState, type Stored } from '../src/kernel/state.ts'

interface Thing extends Stored {
  readonly text: string
}

const things = collection<Thing>('test.things')
const origin = 'http://127.0.0.1:4600'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'frontdesk-damage-'))
})
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

/** The folder as a crash leaves it: 40 units of which some are in the database and the rest in its log. */
const crashed = async (name: string, checkpointAfter: number): Promise<string> => {
  const open = join(root, `${name}-open`)
  const journal = await openJournal(open)
  const state = createState(journal, journal.read(origin))
  for (let unit = 0; unit < 40; unit++) {
    state.unit(() => {
      for (let item = 0; item < 5; item++)
        state.in(things).put({ id: `${unit}-${item}`, text: `Änderung ${unit} `.repeat(10 * item) })
      state.in(things).put({ id: 'last', text: String(unit) })
      if (unit % 3 === 2) state.in(things).delete(`${unit - 1}-0`)
    })
    if (unit === checkpointAfter) journal.checkpoint()
  }
  const copy = join(root, name)
  cpSync(open, copy, { recursive: true })
  journal.close()
  return copy
}

type Outcome = { readonly data: unknown } | { readonly code: string; readonly message: string }

/** Opens a folder, reads everything and closes it. */
const readFolder = async (folder: string): Promise<Outcome> => {
  try {
    const journal = await openJournal(folder)
    try {
      return { data: createState(undefined, journal.read(origin)).contents() }
    } finally {
      journal.close()
    }
  } catch (error) {
    if (!(error instanceof EmulatorError)) throw error
    return { code: error.code, message: error.message }
  }
}

/** Positions that are spread over a file, each with another bit. */
const flips = (size: number, count: number): { readonly byte: number; readonly bit: number }[] =>
  Array.from({ length: count }, (_, index) => ({
    byte: Math.floor((index * size) / count) + ((index * 7919) % Math.max(1, Math.floor(size / count))),
    bit: (index * 5) % 8,
  }))

let count = 0
const copyOf = (folder: string): string => {
  const copy = join(root, `copy-${(count += 1)}`)
  cpSync(folder, copy, { recursive: true })
  return copy
}

describe.each([
  ['everything is in the log', -1],
  ['half of it is in the log', 19],
])('a flipped bit after a crash, when %s', (name, checkpointAfter) => {
  it.each([
    ['frontdesk.db-wal', 60, 1],
    // The log has a newer copy of each page, as long as nothing was moved out of it.
    ['frontdesk.db', 60, checkpointAfter < 0 ? 0 : 1],
    ['frontdesk.units', 26, 26],
  ])(
    'loses nothing silently in %s',
    async (file, positions, least) => {
      const folder = await crashed(`${name}-${file}`, checkpointAfter)
      const whole = await readFolder(copyOf(folder))
      expect(whole).toHaveProperty(['data', 'test.things', 'length'], 188)
      let refused = 0
      for (const { byte, bit } of flips(statSync(join(folder, file)).size, positions)) {
        const damaged = copyOf(folder)
        const bytes = readFileSync(join(damaged, file))
        bytes[byte] = (bytes[byte] ?? 0) ^ (1 << bit)
        writeFileSync(join(damaged, file), bytes)
        const outcome = await readFolder(damaged)
        if ('code' in outcome) {
          refused++
          expect(outcome.code).toBe('DATA_UNREADABLE')
          expect(outcome.message).toContain(damaged)
          expect(outcome.message).toContain('Put back a copy of the folder')
        } else expect(outcome, `byte ${byte}, bit ${bit}`).toEqual(whole)
        rmSync(damaged, { recursive: true })
      }
      expect(refused).toBeGreaterThanOrEqual(least)
    },
    120_000,
  )
})

describe('a folder after a crash', () => {
  it.each([
    ['frontdesk.db-wal', 'of 40 changes that were answered, the last 20 are lost'],
    ['frontdesk.db', 'all 40 changes that were answered are lost'],
    ['frontdesk.units', 'the file frontdesk.units is missing'],
  ])('is refused without %s', async (file, reason) => {
    const folder = await crashed(`without-${file}`, 19)
    rmSync(join(folder, file))
    // Without its database a log says nothing.
    if (file === 'frontdesk.db') rmSync(join(folder, 'frontdesk.db-wal'))
    expect(await readFolder(folder)).toEqual({
      code: 'DATA_UNREADABLE',
      message: `Cannot read the data in ${folder}: ${reason}. Put back a copy of the folder that you trust, or delete the folder to begin again from the seed`,
    })
    // The refusal stays: nothing was put in place of what is gone.
    expect(await readFolder(folder)).toHaveProperty('code', 'DATA_UNREADABLE')
  })

  it('is refused when the log is cut short, and whole when only an unanswered write is cut', async () => {
    const folder = await crashed('cut', 19)
    const whole = await readFolder(copyOf(folder))
    const log = 'frontdesk.db-wal'
    const { size } = statSync(join(folder, log))
    const cut = copyOf(folder)
    truncateSync(join(cut, log), size - 100)
    expect(await readFolder(cut)).toHaveProperty(
      'message',
      expect.stringContaining('of 40 changes that were answered, the last 1 are lost'),
    )
    const torn = copyOf(folder)
    writeFileSync(join(torn, log), Buffer.alloc(2_000, 7), { flag: 'a' })
    expect(await readFolder(torn)).toEqual(whole)
  })

  it.each([
    [['"id":"9-0"'], 'it holds 1 damaged record.'],
    [['"id":"9-0"', '"id":"9-1"'], 'it holds 2 damaged records.'],
  ])('says how many records are damaged: %j', async (ids, reason) => {
    const folder = await crashed(`records-${ids.length}`, 39)
    const file = join(folder, 'frontdesk.db')
    const text = ids.reduce(
      (bytes, id) => bytes.replaceAll(id, id.replace('9', '"')),
      readFileSync(file, 'latin1'),
    )
    writeFileSync(file, text, 'latin1')
    expect(await readFolder(folder)).toHaveProperty('message', expect.stringContaining(reason))
  })

  it('is refused when a record is missing although the rest is whole', async () => {
    const folder = await crashed('missing', 39)
    const { default: open } = await import('libsql')
    const database = new open(join(folder, 'frontdesk.db'))
    database.exec('DELETE FROM record WHERE position = 3')
    database.close()
    expect(await readFolder(folder)).toHaveProperty(
      'message',
      expect.stringContaining(': records are missing. Put back'),
    )
  })

  it('is never reseeded when it is damaged', async () => {
    const data = join(root, 'seeded')
    const emulator = await createEmulator({ port: 0, data, clock: '2026-05-04T09:00:00Z' })
    expect(statSync(join(data, 'frontdesk.db-wal')).size).toBe(0)
    const grant = new Request(`${emulator.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: emulator.clientId, grantType: 'anonymous' }),
    })
    expect((await emulator.fetch(grant)).status).toBe(200)
    const damaged = copyOf(data)
    emulator.reset()
    expect(statSync(join(data, 'frontdesk.db-wal')).size).toBe(0)
    await emulator.close()
    truncateSync(join(damaged, 'frontdesk.db-wal'), 1_000)
    for (let start = 0; start < 2; start++)
      await expect(createEmulator({ port: 0, data: damaged })).rejects.toThrow(
        new RegExp(
          `^Cannot read the data in ${damaged}: of \\d+ changes that were answered, the last \\d are lost\\.`,
        ),
      )
  })
})

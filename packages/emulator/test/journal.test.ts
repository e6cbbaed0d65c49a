import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EmulatorError } from '../src/kernel/emulator-error.ts'
import { openJournal, type OpenJournal } from '../src/kernel/journal.ts'
import { collection, createState, type Stored } from '../src/kernel/state.ts'
import { bundle } from './support/bundle.ts'

let folder = ''
let program = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-'))
  program = await bundle('test/support/writer.ts', 'journal-writer')
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(program, { force: true })
})

/** Runs a writer and kills it after some answers; gives what was answered. */
const writeAndKill = (data: string, prefix: string, answers: number): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, data, prefix], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.split('\n').length > answers) child.kill('SIGKILL')
    })
    child.on('close', () => {
      if (errors) reject(new Error(errors))
      // A line that was cut was not read as an answer by anybody.
      else resolve(output.split('\n').slice(0, -1))
    })
  })

interface Thing extends Stored {
  readonly value: unknown
}

const origin = 'http://127.0.0.1:4600'
const things = collection<Thing>('test.things')

/** All that a journal holds. */
const itemsOf = (journal: OpenJournal, at: string) => createState(undefined, journal.read(at)).contents()

describe('the journal', () => {
  it('loses nothing that was answered, however the process ends', async () => {
    const data = join(folder, 'killed')
    const answered: string[] = []
    for (let round = 0; round < 12; round++)
      answered.push(...(await writeAndKill(data, `round${round}`, 1 + round * 3)))
    expect(answered.length).toBeGreaterThan(100)
    const journal = await openJournal(data)
    const kept = new Set(
      (itemsOf(journal, origin)['emulator.subscriptions'] as unknown as { url: string }[]).map(({ url }) =>
        url.slice('http://127.0.0.1:9/'.length),
      ),
    )
    journal.close()
    expect(answered.filter((name) => !kept.has(name))).toEqual([])
  }, 60_000)

  it('gives back what it was given, in order', async () => {
    const data = join(folder, 'values')
    const value = {
      moment: new Date('2026-05-04T09:00:00.000Z'),
      list: [new Date(0), null, { $date: 'text that is no date', $$date: 1 }],
      ['__proto__x']: 'data',
    }
    const first = await openJournal(data)
    const state = createState(first, first.read(origin))
    state.unit(() => {
      state.in(things).put({ id: 'a', value })
      state.in(things).put({ id: 'b', value: 1 })
      state.in(things).put({ id: 'c', value: 2 })
    })
    state.unit(() => {
      state.in(things).put({ id: 'a', value: [value] })
      state.in(things).delete('b')
    })
    first.close()
    const second = await openJournal(data)
    expect(createState(second, second.read(origin)).in(things).all()).toEqual([
      { id: 'a', value: [value] },
      { id: 'c', value: 2 },
    ])
    second.close()
  })

  it('gives links that lead to the address of now', async () => {
    const data = join(folder, 'moved')
    const first = await openJournal(data)
    const state = createState(first, first.read(origin))
    state.unit(() => state.in(things).put({ id: 'a', value: `${origin}/media/a.svg` }))
    first.close()
    const second = await openJournal(data)
    expect(itemsOf(second, 'http://127.0.0.1:5000')).toEqual({
      'test.things': [{ id: 'a', value: 'http://127.0.0.1:5000/media/a.svg' }],
    })
    second.close()
  })

  it('is not written before it was read', async () => {
    const journal = await openJournal(join(folder, 'unread'))
    expect(() => journal.write([])).toThrow('must be read before')
    journal.close()
  })

  it('says why a change could not be written, and continues', async () => {
    const data = join(folder, 'closed')
    const journal = await openJournal(data)
    const state = createState(journal, journal.read(origin))
    expect(() => state.unit(() => state.in(things).put({ id: 'a', value: 1n }))).toThrow(
      new EmulatorError(
        'DATA_NOT_WRITTEN',
        `Cannot write to the data folder ${data}: Do not know how to serialize a BigInt. Nothing of this change was kept`,
      ),
    )
    state.unit(() => state.in(things).put({ id: 'b', value: 2 }))
    journal.close()
    const second = await openJournal(data)
    expect(itemsOf(second, origin)).toEqual({ 'test.things': [{ id: 'b', value: 2 }] })
    second.close()
  })

  it('keeps nothing of a unit that fails', async () => {
    const data = join(folder, 'failed')
    const first = await openJournal(data)
    const state = createState(first, first.read(origin))
    expect(() =>
      state.unit(() => {
        state.in(things).put({ id: 'a', value: 1 })
        throw new Error('No')
      }),
    ).toThrow('No')
    first.close()
    const second = await openJournal(data)
    expect(itemsOf(second, origin)).toEqual({})
    second.close()
  })

  it('undoes a unit that cannot be written', () => {
    const state = createState({
      write: () => {
        throw new Error('The disk is full')
      },
    })
    expect(() => state.unit(() => state.in(things).put({ id: 'a', value: 1 }))).toThrow('The disk is full')
    expect(state.in(things).size).toBe(0)
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventLog, EventPlace } from '../src/event-log.ts'
import { createMemoryEventLog } from '../src/memory-event-log.ts'
import { createSqliteEventLog } from '../src/sqlite-event-log.ts'

let folder: string
let opened: { close(): void }[]
let now: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-events-'))
  opened = []
  now = Date.parse('2026-05-04T09:00:00Z')
})
afterEach(() => {
  for (const log of opened) log.close()
  rmSync(folder, { recursive: true })
})

/** Another connection to the same file, as another process would have it. */
const openFile = (): EventLog => {
  const log = createSqliteEventLog(join(folder, 'new/events.db'), () => now)
  opened.push(log)
  return log
}

const event = (id: string, sequence?: number, entity = 'booking-1'): EventPlace => ({ id, entity, sequence })

describe.each([
  ['memory', () => createMemoryEventLog()],
  ['SQLite', openFile],
])('a log in %s', (_, open) => {
  it('lets an event be handled once', async () => {
    const log = open()
    expect(await log.claim(event('a', 1))).toBe('claimed')
    await log.finish(event('a', 1))
    expect(await log.claim(event('a', 1))).toBe('handled')
  })

  it('lets an event be handled again that could not be', async () => {
    const log = open()
    await log.claim(event('a', 1))
    await log.release(event('a', 1))
    expect(await log.claim(event('a', 1))).toBe('claimed')
  })

  it('lets one event of an entity be handled at a time', async () => {
    const log = open()
    await log.claim(event('a', 1))
    expect(await log.claim(event('b', 2))).toBe('busy')
    expect(await log.claim(event('c', 1, 'booking-2'))).toBe('claimed')
    await log.finish(event('a', 1))
    expect(await log.claim(event('b', 2))).toBe('claimed')
  })

  it('says that an event comes after a later one', async () => {
    const log = open()
    await log.claim(event('b', 2))
    await log.finish(event('b', 2))
    expect(await log.claim(event('a', 1))).toBe('late')
    await log.finish(event('a', 1))
    expect(await log.claim(event('c', 2))).toBe('claimed')
    await log.finish(event('c', 2))
    expect(await log.claim(event('d'))).toBe('claimed')
  })
})

describe('a log in SQLite', () => {
  it('is shared by all that open the file', async () => {
    const [one, other] = [openFile(), openFile()]
    const claims = await Promise.all([one, other].map((log) => log.claim(event('a', 1))))
    expect(claims).toEqual(['claimed', 'busy'])
    await one.finish(event('a', 1))
    expect(await other.claim(event('a', 1))).toBe('handled')
  })

  it('gives the event of a process that died to another one after a minute', async () => {
    await openFile().claim(event('a', 1))
    now += 59_999
    expect(await openFile().claim(event('a', 1))).toBe('busy')
    now += 1
    expect(await openFile().claim(event('a', 1))).toBe('claimed')
  })

  it('forgets an event after a week', async () => {
    const log = openFile()
    await log.claim(event('a', 1))
    await log.finish(event('a', 1))
    now += 7 * 86_400_000
    await log.finish(event('b', 2))
    expect(await log.claim(event('a', 1))).toBe('handled')
    now += 1
    await log.finish(event('c', 3))
    expect(await log.claim(event('a', 1))).toBe('late')
  })
})

it('a log in memory remembers as many events as it may', async () => {
  const log = createMemoryEventLog(2)
  for (const id of ['a', 'b', 'c']) {
    await log.claim(event(id, undefined, id))
    await log.finish(event(id, undefined, id))
  }
  expect(await log.claim(event('b', undefined, 'b'))).toBe('handled')
  expect(await log.claim(event('a', undefined, 'a'))).toBe('claimed')
})

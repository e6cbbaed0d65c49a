import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'
import type { Claim, EventLog, EventPlace } from './event-log.ts'

const leaseMs = 60_000
/** The platform gives up on a delivery long before. */
const rememberedMs = 7 * 86_400_000

const tables = `
  create table if not exists handled (id text primary key, at integer not null);
  create table if not exists entity (
    name text primary key, sequence integer not null, claimed_by text, claimed_until integer not null
  );`

/**
 * A log in an SQLite database. Processes that open the same file share it, so that an event which is delivered to two of them
 * is handled once.
 */
export const createSqliteEventLog = (
  file: string,
  now: () => number = Date.now,
): EventLog & { close(): void } => {
  mkdirSync(dirname(file), { recursive: true })
  const database = new Libsql(file, { timeout: 5000 })
  database.exec(tables)
  const isHandled = database.prepare('select 1 from handled where id = ?')
  const readEntity = database.prepare('select sequence, claimed_by, claimed_until from entity where name = ?')
  const claimEntity = database.prepare(
    `insert into entity (name, sequence, claimed_by, claimed_until) values (?, -1, ?, ?)
     on conflict (name) do update set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until`,
  )
  const finishEntity = database.prepare(
    'update entity set sequence = max(sequence, ?), claimed_by = null, claimed_until = 0 where name = ?',
  )
  const releaseEntity = database.prepare(
    'update entity set claimed_by = null, claimed_until = 0 where name = ? and claimed_by = ?',
  )
  const remember = database.prepare('insert or ignore into handled (id, at) values (?, ?)')
  const forget = database.prepare('delete from handled where at < ?')

  // `immediate` takes the lock of the file before it reads: two processes never claim the same entity.
  const claim = database.transaction(({ id, entity, sequence }: EventPlace): Claim => {
    if (isHandled.get(id)) return 'handled'
    const state = readEntity.get(entity) as
      { sequence: number; claimed_by: string | null; claimed_until: number } | undefined
    if (state?.claimed_by && state.claimed_until > now()) return 'busy'
    claimEntity.run(entity, id, now() + leaseMs)
    return state && sequence !== undefined && sequence < state.sequence ? 'late' : 'claimed'
  }).immediate
  const finish = database.transaction(({ id, entity, sequence = -1 }: EventPlace) => {
    remember.run(id, now())
    forget.run(now() - rememberedMs)
    finishEntity.run(sequence, entity)
  }).immediate

  return {
    claim: async (event) => claim(event),
    finish: async (event) => finish(event),
    async release({ id, entity }) {
      releaseEntity.run(entity, id)
    },
    close: () => {
      database.close()
    },
  }
}

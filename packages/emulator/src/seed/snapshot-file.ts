import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { crc32, gunzipSync, gzipSync } from 'node:zlib'
import { addDays, createZone, dayOf, weekdayOf } from '../bookings/availability/zoned-time.ts'
import type { Seed, SeedContext } from '../kernel/seed-context.ts'
import { createState, type EncodedData, type Stored } from '../kernel/state.ts'
import { type StoredJson, storedJson } from '../kernel/stored-json.ts'

/** Raise it when a seed makes other data than before. */
const format = 6

/** How many snapshots of a seed are kept: one for each week, business and version. */
const mostSnapshots = 4

/** Many records make one line, so that no text grows too long for the engine. */
const recordsPerLine = 1_000

/** Where programs of this user keep what they can make again. */
const cacheFolder = (): string => {
  const { XDG_CACHE_HOME: linux, LOCALAPPDATA: windows } = process.env
  return join(linux || windows || join(homedir(), '.cache'), 'frontdesk')
}

/** The beginning of the week, in the time zone of the business. */
const startOfWeek = ({ business, now }: SeedContext): Date => {
  const zone = createZone(business.timeZone)
  const today = dayOf(zone.toLocal(now()))
  return zone.toMoment(`${addDays(today, -((weekdayOf(today) + 6) % 7))}T00:00:00`)
}

/** One collection in a snapshot: lines of JSON, each with a list of items, compressed. */
interface Block {
  readonly collection: string
  readonly bytes: Buffer
}

/** The first line of a snapshot says which blocks come after it. */
type Heading = readonly (readonly [collection: string, length: number, digest: number])[]

/** Fills a state of its own at the beginning of the week, and writes what it then holds. */
const make = (context: SeedContext, seed: Seed, json: StoredJson): Block[] => {
  const state = createState()
  const week = startOfWeek(context)
  state.unit(() => seed({ ...context, state, now: () => week }))
  return Object.entries(state.contents()).map(([name, items]) => {
    const lines = Array.from({ length: Math.ceil(items.length / recordsPerLine) }, (_, line) =>
      Buffer.from(json.write(items.slice(line * recordsPerLine, (line + 1) * recordsPerLine)) + '\n'),
    )
    return { collection: name, bytes: gzipSync(Buffer.concat(lines), { level: 1 }) }
  })
}

/** A snapshot that was kept; nothing when there is no such file, or a damaged one. */
const read = (path: string): Block[] | undefined => {
  try {
    const file = readFileSync(path)
    let end = file.indexOf('\n') + 1
    const heading = JSON.parse(file.toString('utf8', 0, end)) as Heading
    return heading.map(([name, length, digest]) => {
      const bytes = file.subarray(end, (end += length))
      if (bytes.length !== length || crc32(bytes) !== digest) throw new Error(`${name} is damaged`)
      return { collection: name, bytes }
    })
  } catch {
    return undefined
  }
}

const keep = (snapshot: readonly Block[], folder: string, name: string): void => {
  mkdirSync(folder, { recursive: true })
  // Another emulator may read or write the same snapshot: it appears whole or not at all.
  const path = join(folder, `${name}.${randomUUID()}`)
  const heading: Heading = snapshot.map(({ collection: own, bytes }) => [own, bytes.length, crc32(bytes)])
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(JSON.stringify(heading) + '\n'), ...snapshot.map(({ bytes }) => bytes)]),
  )
  renameSync(path, join(folder, name))
}

const removeOldest = (folder: string, prefix: string): void => {
  const snapshots = readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((left, right) => right.time - left.time)
  for (const { path } of snapshots.slice(mostSnapshots)) rmSync(path, { force: true })
}

function* linesOf(snapshot: Buffer): Generator<string, void, undefined> {
  for (let start = 0; start < snapshot.length;) {
    const end = snapshot.indexOf('\n', start)
    yield snapshot.toString('utf8', start, end)
    start = end + 1
  }
}

/**
 * A seed that takes long to make: it is made once a week, kept as a file, and read from there at every other start. Its
 * data is as of the beginning of the week, so that a file serves until the next one. A file of another version of the
 * package is not read.
 */
export const keptAsSnapshot =
  (name: string, version: string, seed: Seed): Seed =>
  (context) => {
    const { state, business, origin, progress, cache: folder = cacheFolder() } = context
    const contents = JSON.stringify([format, version, business, startOfWeek(context)])
    const file = `${name}-${createHash('sha256').update(contents).digest('hex').slice(0, 16)}.snapshot`
    const json = storedJson(origin)
    let snapshot = read(join(folder, file))
    if (!snapshot) {
      progress?.(
        `The seed "${name}" is made anew each week. This takes one or two minutes; other starts take seconds.`,
      )
      snapshot = make(context, seed, json)
      try {
        keep(snapshot, folder, file)
        removeOldest(folder, `${name}-`)
        progress?.(`The seed is kept in ${folder}.`)
      } catch (error) {
        progress?.(
          `The seed cannot be kept in ${folder}, so the next start makes it again: ${(error as Error).message}`,
        )
      }
    }
    const encoded: EncodedData = Object.fromEntries(
      snapshot.map(({ collection: own, bytes }) => [
        own,
        () => [...linesOf(gunzipSync(bytes))].flatMap((line) => json.read(line) as readonly Stored[]),
      ]),
    )
    state.fill(encoded)
  }

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
let copy: string

const { plan } = (await import(new URL('../new-operation.mjs', import.meta.url).href)) as {
  plan(draft: object, root: string): Map<string, string>
}

/** Runs the tool in the copy. */
const run = (args: readonly string[], input = ''): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tooling/new-operation.mjs'), ...args, '--root', copy],
    { input, encoding: 'utf8' },
  )
  return { status, output: stdout + stderr }
}

/** Every file of the copy that the tool may write, with the time of its last change. */
const snapshot = (): Record<string, number> =>
  Object.fromEntries(
    ['packages', 'tooling/test'].flatMap((folder) =>
      readdirSync(join(copy, folder), { encoding: 'utf8', recursive: true })
        .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
        .map((name) => [`${folder}/${name}`, statSync(join(copy, folder, name)).mtimeMs]),
    ),
  )

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'frontdesk-operation-'))
  for (const name of ['package.json', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name))
  cpSync(join(root, 'tooling'), join(copy, 'tooling'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'packages'))) {
    const own = join('packages', name)
    for (const part of ['src', 'test', 'package.json', 'tsconfig.json'])
      if (existsSync(join(root, own, part)))
        cpSync(join(root, own, part), join(copy, own, part), { recursive: true })
    if (existsSync(join(root, own, 'node_modules')))
      symlinkSync(join(root, own, 'node_modules'), join(copy, own, 'node_modules'))
  }
})

afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
})

const room = { id: 'bookings.rooms.get', route: 'GET /v1/rooms/{roomId}', prefix: '/_api/bookings' }

describe('a refusal', () => {
  it.each([
    ['a missing id', { id: '' }, 'The id must be family, resource and verb'],
    ['an unknown package', { id: 'rooms.rooms.get' }, 'There is no package "rooms"'],
    ['a bad route', { route: 'FETCH v1/rooms' }, 'The route must be a method and a path'],
    ['a bad parameter', { route: 'GET /v1/{room id}' }, 'The route must be a method and a path'],
    ['a missing prefix', { prefix: '' }, '--prefix must be the prefix'],
    ['an id that is taken', { id: 'bookings.services.get' }, 'bookings.services.get is taken'],
    ['a name that is taken', { name: 'getService' }, 'The name getService'],
    ['a route that is taken', { route: 'GET /v2/services/{id}' }, 'The route GET /v2/services/{id} is taken'],
    ['an unknown permission', { permission: 'all' }, '--permission must be one of'],
    ['a write by GET', { kind: 'write' }, 'A GET changes nothing'],
    ['an unknown field', { path: '/v1' }, 'A field of a draft must be one of'],
    ['an unknown type', { fields: { a: 'bytes' } }, 'The type of "a" in "fields" must be one of'],
  ])('names what is wrong: %s', (_, change, message) => {
    expect(() => plan({ ...room, ...change }, copy)).toThrow(message)
    expect(plan(room, copy).size).toBe(9)
  })

  it.each([
    ['an unknown option', ['bookings.rooms.get', '--colour', 'red'], '', "Unknown option '--colour'"],
    ['a draft that is no JSON', ['--draft'], 'room', 'The draft on standard input is not JSON'],
    ['an id that is taken', ['bookings.services.get', 'GET /v1/a', '--prefix', '/b'], '', 'is taken'],
  ])('ends in a message and writes nothing: %s', (_, args, input, message) => {
    const before = snapshot()
    const { status, output } = run(args, input)
    expect(output).toContain(message)
    expect(output).toContain('pnpm new:operation --help')
    expect(status).toBe(1)
    expect(snapshot()).toEqual(before)
  })

  it('leaves nothing behind when the stubs cannot be written', () => {
    const taken = join(copy, 'packages/emulator/test/bookings/get-room.test.ts')
    writeFileSync(taken, '// A test that stands here already.\n')
    const before = snapshot()
    const { status, output } = run([
      'bookings.rooms.get',
      'GET /v1/rooms/{roomId}',
      '--prefix',
      '/_api/bookings',
    ])
    expect(output).toContain('get-room.test.ts exists')
    expect(status).toBe(1)
    expect(snapshot()).toEqual(before)
    rmSync(taken)
  })
})

it('prints its options', () => {
  expect(run(['--help'])).toEqual({
    status: 0,
    output: expect.stringContaining('Usage: pnpm new:operation <id> <route>') as string,
  })
})

describe('the stubs', () => {
  it('are imported and exported between their neighbours', () => {
    const files = plan(room, root)
    const index = files.get('packages/bookings/src/index.ts')
    const schemas = files.get('packages/bookings/src/schemas.ts')
    expect(index).toMatch(/resource-type\.ts'\nexport \* from '\.\/room\.ts'\nexport \* from '\.\/service\//)
    for (const line of ["import { roomSchemas } from './room.schema.ts'", "export * from './room.schema.ts'"])
      expect(schemas).toContain(`resource-type.schema.ts'\n${line}\n`)
  })

  it('compile, and their tests fail until they are filled in', { timeout: 600_000 }, () => {
    const drafts = [
      {
        id: 'bookings.rooms.get',
        route: 'GET /v1/rooms/{roomId}',
        prefix: '/_api/bookings',
        fields: { name: 'text', createdDate: 'date' },
      },
      {
        id: 'bookings.rooms.update',
        route: 'PATCH /v1/rooms/{room.id}',
        prefix: '/_api/bookings',
        permission: 'owner',
        input: { mask: 'text' },
      },
      {
        id: 'stores.racks.delete',
        route: 'DELETE /v1/racks/{rackId}',
        prefix: '/stores',
        permission: 'owner',
      },
    ]
    for (const draft of drafts) expect(run(['--draft'], JSON.stringify(draft))).toMatchObject({ status: 0 })
    const tests = [
      'packages/bookings/test/room.wire.test.ts',
      'packages/stores/test/rack.wire.test.ts',
      'packages/emulator/test/bookings/get-room.test.ts',
      'packages/emulator/test/bookings/update-room.test.ts',
      'packages/emulator/test/stores/delete-rack.test.ts',
    ]
    writeFileSync(
      join(copy, 'tsconfig.stubs.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { types: ['node', 'vite/client'] },
        // Sources import style sheets and scripts as text.
        files: [...tests, 'packages/emulator/src/inspector/bundled.d.ts'],
        include: [],
      }),
    )
    const types = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/typescript-7/bin/tsc'),
        '--pretty',
        'false',
        '--noEmit',
        '-p',
        'tsconfig.stubs.json',
      ],
      { cwd: copy, encoding: 'utf8' },
    )
    expect(types.stdout).toBe('')
    expect(types.status).toBe(0)

    const report = join(copy, 'report.json')
    spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--config',
        'tooling/vitest.config.ts',
        '--project=operations',
        '--project=emulator',
        '--reporter',
        'json',
        `--outputFile=${report}`,
        ...tests,
      ],
      { cwd: copy, encoding: 'utf8' },
    )
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { assertionResults: { title: string; status: string }[] }[]
    }
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => title)
    expect(failed.sort()).toEqual([
      'answers deleteRack',
      'answers getRoom',
      'answers updateRoom',
      ...['bookings.rooms.get: GET', 'bookings.rooms.update: PATCH', 'stores.racks.delete: DELETE'].flatMap(
        (row) => [`${row} https://www.wixapis.com/TODO`, `${row} https://www.wixapis.com/TODO`],
      ),
    ])
  })
})

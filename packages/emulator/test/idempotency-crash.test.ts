import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmulator } from '../src/index.ts'
import { bundle } from './support/bundle.ts'
import { type EmulatorProcess, startProcess } from './support/emulator-process.ts'

let folder = ''
let program = ''
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-'))
  program = await bundle('src/cli.ts', 'idempotent-emulator')
})

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  await rm(program, { force: true })
})

const start = (): Promise<EmulatorProcess> => startProcess(running, program, '--port', '0', '--data', folder)

const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

it('a key has one effect through a hundred calls at once and three crashes', async () => {
  let authorization = ''
  const answers: string[] = []
  for (let crash = 0; crash < 3; crash++) {
    const { url, child } = await start()
    if (!authorization) {
      const grant = { clientId: '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40', grantType: 'anonymous' }
      const tokens = (await (await post(`${url}/oauth2/token`, grant)).json()) as { access_token: string }
      authorization = tokens.access_token
    }
    const calls = Array.from({ length: 100 }, async () => {
      const response = await post(
        `${url}/v2/register`,
        { loginId: { email: 'rita@example.com' }, password: 'a-long-password' },
        { authorization, 'idempotency-key': 'the-one-key' },
      )
      const text = await response.text()
      expect(response.status).toBe(200)
      answers.push(text)
      // The others are under way.
      child.kill('SIGKILL')
    })
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  expect(new Set(answers).size).toBe(1)
  const emulator = await createEmulator({ port: 0, data: folder })
  try {
    const members = (emulator.snapshot()['auth.members'] ?? []) as unknown as { email: string }[]
    expect(members.filter(({ email }) => email === 'rita@example.com')).toHaveLength(1)
  } finally {
    await emulator.close()
  }
}, 60_000)

import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

let emulator: Emulator
let token: string

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, seed: 'demo' })
  const answer = await fetch(`${emulator.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: emulator.clientId, grantType: 'anonymous' }),
  })
  token = ((await answer.json()) as { access_token: string }).access_token
})

afterAll(() => emulator.close())

interface Answer {
  readonly status: number | undefined
  readonly encoding: string | undefined
  readonly vary: string | undefined
  readonly body: Buffer
}

/** Asks for services without a client that decompresses by itself. */
const askForServices = (limit: number, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      `${emulator.url}/_api/bookings/v2/services/query`,
      { method: 'POST', headers: { 'content-type': 'application/json', authorization: token, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            encoding: response.headers['content-encoding'],
            vary: response.headers.vary,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(JSON.stringify({ query: { paging: { limit } } }))
  })

const origin = 'http://localhost:5173'
const gzip = { 'accept-encoding': 'gzip, br' }

describe('the answers of a listening emulator', () => {
  it('are compressed for pages in browsers', async () => {
    const plain = await askForServices(10, { origin })
    const packed = await askForServices(10, { origin, ...gzip })
    expect(plain).toMatchObject({ status: 200, encoding: undefined })
    expect(packed).toMatchObject({ status: 200, encoding: 'gzip' })
    expect(packed.vary).toContain('accept-encoding')
    expect(gunzipSync(packed.body).toString()).toBe(plain.body.toString())
    expect(packed.body.length).toBeLessThan(plain.body.length / 4)
  })

  it('stay unchanged for other clients, and where they are small', async () => {
    expect(await askForServices(10, gzip)).toMatchObject({ status: 200, encoding: undefined })
    const small = await askForServices(0, { origin, ...gzip, authorization: 'none' })
    expect(small).toMatchObject({ status: 401, encoding: undefined })
    expect(JSON.parse(small.body.toString())).toHaveProperty('message')
  })

  it('are cut off by a fault as without compression', async () => {
    const fault = { 'x-frontdesk-fault': 'truncate' }
    await expect(askForServices(10, { origin, ...gzip, ...fault })).rejects.toThrow()
  })
})

import { describe, expect, it } from 'vitest'
import { redactAddress, redactJson } from '../src/server/redaction.ts'
import { createRequestLog, type LoggedRequest } from '../src/server/request-log.ts'
import { createTestPlatform } from './support/platform.ts'

const entry = (id: string, bodies: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id,
  time: new Date('2026-05-04T09:00:00Z'),
  method: 'POST',
  path: '/p',
  status: 200,
  milliseconds: 1,
  identity: { kind: 'none' },
  ...bodies,
})

describe('redaction', () => {
  it.each<[unknown, unknown]>([
    [
      { password: 'a', name: 'b' },
      { password: '[redacted]', name: 'b' },
    ],
    [{ captchaTokens: [['abc']] }, { captchaTokens: '[redacted]' }],
    [
      { tokens: ['abc'], after: 1 },
      { tokens: '[redacted]', after: 1 },
    ],
    [
      { sessionToken: ['abc', { deep: 'abc' }], after: ['x'] },
      { sessionToken: '[redacted]', after: ['x'] },
    ],
    [{ access_token: { value: 'abc' } }, { access_token: '[redacted]' }],
    [{ code: 123456 }, { code: '[redacted]' }],
    [{ token: null }, { token: null }],
    [{ text: 'sent Bearer abc.def-1 to it' }, { text: 'sent Bearer [redacted] to it' }],
    [{ text: 'a eyJhbGciOi.eyJzdWIiOiI.c2lnbmF0dXJl b' }, { text: 'a [redacted] b' }],
    [{ url: 'http://localhost/x?token=abc&a=1' }, { url: 'http://localhost/x?token=[redacted]&a=1' }],
    [
      { list: [{ password: 'a' }, 'token', 1, true, null] },
      { list: [{ password: '[redacted]' }, 'token', 1, true, null] },
    ],
    [
      { 'a"password': 'a', b: 'say "token": "x"' },
      { 'a"password': '[redacted]', b: 'say "token": "x"' },
    ],
    [
      ['password', 'abc'],
      ['password', 'abc'],
    ],
    [{}, {}],
  ])('%j is shown as %j', (value, shown) => {
    for (const indent of [0, 2])
      expect(JSON.parse(redactJson(JSON.stringify(value, null, indent)))).toEqual(shown)
  })

  const signed = `5e7a1ce0-0000-4000-8000-000000000001.${'aB-_'.repeat(10)}xyz`
  it.each([
    [`/v1/anonymous-bookings/${signed}/cancel`, '/v1/anonymous-bookings/<id>.[redacted]/cancel'],
    [`/pages/bookings/${signed}/booking.ics?a=1`, '/pages/bookings/<id>.[redacted]/booking.ics?a=1'],
    ['/pages/downloads/0b8e3d7a-7c1c-4f5e-9a51-2f1f8a3c9d10', '/pages/downloads/[redacted]'],
    ['/v2/services/5e7a1ce0-0000-4000-8000-000000000001', '/v2/services/<id>'],
  ])('takes the secrets out of the path %s', (path, shown) => {
    const expected = shown.replace('<id>', '5e7a1ce0-0000-4000-8000-000000000001')
    const origin = 'http://127.0.0.1:4600'
    expect(redactAddress(new URL(path, origin))).toBe(expected)
    expect(redactJson(JSON.stringify({ link: `See ${origin}${path}` }))).toBe(
      JSON.stringify({ link: `See ${origin}${expected}` }),
    )
  })

  it('leaves no secret in a text that is cut anywhere', () => {
    const text = JSON.stringify({ a: 1, tokens: [{ value: 'hunter2' }], password: 'hunter2', z: 'end' })
    for (let length = 0; length <= text.length; length++)
      expect(redactJson(text.slice(0, length))).not.toContain('hunter')
  })
})

describe('the request log', () => {
  it('shows bodies as data, and what is not a JSON as text', () => {
    const log = createRequestLog()
    log.add(entry('1', { requestText: '{"a":1,"password":"x"}', responseText: 'no JSON' }))
    expect(log.all()).toEqual([
      {
        ...entry('1'),
        ...{ request: { a: 1, password: '[redacted]' }, requestSize: 22 },
        ...{ response: 'no JSON', responseSize: 7 },
      },
    ])
  })

  it('shows the code of a refusal, and hides the code of a request', () => {
    const log = createRequestLog()
    log.add(entry('1', { requestText: '{"code":"123456"}', responseText: '{"code":"NOT_FOUND"}' }))
    expect(log.all()[0]).toMatchObject({ request: { code: '[redacted]' }, response: { code: 'NOT_FOUND' } })
  })

  it('cuts a long body, and says how long it was', () => {
    const log = createRequestLog({ limits: { entries: 10, total: 1000, body: 20 } })
    log.add(entry('1', { requestText: JSON.stringify({ text: 'x'.repeat(100) }) }))
    expect(log.all()[0]?.request).toBe(`{"text":"${'x'.repeat(11)} … (111 characters)`)
    log.add(entry('2', { requestText: '{"text":"12345678"}' + ' ' }))
    expect(log.all()[1]?.request).toEqual({ text: '12345678' })
  })

  it('drops the oldest entries beyond its number', () => {
    const log = createRequestLog({ limits: { entries: 2, total: 1000, body: 20 } })
    for (const id of ['1', '2', '3']) log.add(entry(id))
    expect(log.all().map(({ id }) => id)).toEqual(['2', '3'])
  })

  it('keeps the first steps of an app beyond the requests that show them', () => {
    const log = createRequestLog({ limits: { entries: 1, total: 10_000, body: 100 } })
    const member: LoggedRequest['identity'] = { kind: 'member', memberId: 'ana' }
    const create = 'bookings.bookings.create'
    log.add(entry('page'))
    expect(log.milestones()).toEqual({ called: false, booked: false, signedIn: false })
    for (const status of [0, 199, 300, 409]) log.add(entry('refused', { operation: create, status }))
    expect(log.milestones()).toEqual({ called: true, booked: false, signedIn: false })
    log.add(entry('booking', { operation: create, status: 299 }))
    log.add(entry('member', { identity: member }))
    log.add(entry('last'))
    expect(log.milestones()).toEqual({ called: true, booked: true, signedIn: true })
    expect(log.all().map(({ id }) => id)).toEqual(['last'])
    log.clear()
    expect(log.milestones()).toEqual({ called: false, booked: false, signedIn: false })
  })

  it('drops the oldest entries beyond its size', () => {
    const log = createRequestLog({ limits: { entries: 100, total: 50, body: 20 } })
    const body = 'x'.repeat(18)
    log.add(entry('1', { requestText: body }))
    log.add(entry('2', { requestText: body }))
    expect(log.all().map(({ id }) => id)).toEqual(['1', '2'])
    log.add(entry('3', { requestText: body }))
    expect(log.all().map(({ id }) => id)).toEqual(['2', '3'])
    log.clear()
    log.add(entry('4', { requestText: body }))
    expect(log.all().map(({ id }) => id)).toEqual(['4'])
  })

  it('keeps the beginning of a body of 1 MB, also of one that is refused', async () => {
    const platform = createTestPlatform()
    const body = `{"room":[${'{},'.repeat(340_000)}{}]}`
    for (let count = 0; count < 20; count++) {
      const response = await platform.send('POST /v1/rooms', body)
      expect(response.status).toBe(400)
    }
    const sizes = platform.log.all().map(({ request }) => String(request).length)
    expect(sizes).toEqual(Array<number>(20).fill(256 * 1024 + ` … (${body.length} characters)`.length))
  })
})

import { describe, expect, it } from 'vitest'
import { isValidationError, local } from '../src/index.ts'

describe('local', () => {
  it.each(['', 'localhost:4600', '127.0.0.1:4600', 'not a url', '/api', 'ftp://127.0.0.1', undefined, 4600])(
    'refuses %j and asks for an http address',
    (url) => {
      let error: unknown
      try {
        local(url as string)
      } catch (thrown) {
        error = thrown
      }
      if (!isValidationError(error)) throw new Error('It was taken')
      expect(error.message).toBe(
        'INVALID_ARGUMENT: "url" must be an http address, such as "http://127.0.0.1:4600"',
      )
    },
  )

  it.each(['http://127.0.0.1:4600', 'http://127.0.0.1:4600/', 'https://platform.localhost/inspector?tab=1'])(
    'keeps the origin of %s',
    (url) => {
      expect(local(url).origin).toBe(new URL(url).origin)
    },
  )
})

import { isValidationError } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { apiKey, appOAuth } from '../src/index.ts'

const refusalOf = (make: () => unknown): unknown => {
  try {
    make()
  } catch (error) {
    return error
  }
  return undefined
}

describe('an API key that cannot be sent', () => {
  const keys = {
    'is empty': '',
    'is missing, as from an unset environment variable': undefined as unknown as string,
    'is no text': 5 as unknown as string,
    'ends with the line break of its file': 'owner-secret-1\n',
    'has two lines': 'owner-secret-1\nowner-secret-2',
    'has characters that no header holds': 'owner-secret-1\u2028',
  }

  it.each(Object.entries(keys))('is refused at once, without showing it, when it %s', (_, key) => {
    for (const make of [
      () => apiKey({ apiKey: key }),
      () => appOAuth({ clientId: 'client-1', apiKey: key, memberId: 'member-1' }),
    ]) {
      const error = refusalOf(make)
      if (!isValidationError(error)) throw new Error('The key was taken')
      expect(error.violations.map(({ field }) => field)).toEqual(['apiKey'])
      expect(`${error.message}${JSON.stringify(error)}`).not.toContain('owner-secret')
    }
  })

  it('may not contain a space, as in "Bearer …"', () => {
    expect(refusalOf(() => apiKey({ apiKey: 'Bearer owner-secret-1' }))).toBeUndefined()
  })
})

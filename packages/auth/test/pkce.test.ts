import { createCodeChallenge, createCodeVerifier } from '@frontdesk/auth'
import { describe, expect, it, vi } from 'vitest'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

describe('PKCE', () => {
  it('hashes as RFC 7636 appendix B does', async () => {
    expect(await createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    )
  })

  it('says what is wrong on a page without https', async () => {
    vi.stubGlobal('crypto', {})
    await expect(createCodeChallenge('verifier')).rejects.toMatchObject({
      name: 'LoginFlowError',
      code: 'INSECURE_PAGE',
      message: 'Sign-in needs https, or http on localhost',
    })
  })

  it('makes verifiers of 43 to 128 characters', () => {
    expect(createCodeVerifier()).toMatch(/^[\w-]{43}$/)
    for (let length = 43; length <= 128; length++)
      expect(createCodeVerifier(length)).toMatch(new RegExp(`^[\\w-]{${length}}$`))
  })

  it.each([42, 129, 0, -43, NaN, Infinity])('refuses a length of %s', (length) => {
    expect(() => createCodeVerifier(length)).toThrow(
      new RangeError(`Expected a length between 43 and 128. Received ${length}.`),
    )
  })

  it('uses every character equally often at every place, and never repeats itself', () => {
    const rounds = 100_000
    const places = 43
    const counts = new Uint32Array(places * 128)
    const seen = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const verifier = createCodeVerifier()
      seen.add(verifier)
      for (let place = 0; place < places; place++) counts[place * 128 + verifier.charCodeAt(place)]!++
    }
    expect(seen.size).toBe(rounds)
    const expected = rounds / alphabet.length
    for (let place = 0; place < places; place++) {
      const found = Array.from(alphabet, (character) => counts[place * 128 + character.charCodeAt(0)]!)
      expect(found.reduce((sum, one) => sum + one, 0)).toBe(rounds)
      const chiSquared = found.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0)
      // 63 degrees of freedom: above 156 is less likely than 1 in 1,000,000,000; below 13, too.
      expect(chiSquared, `place ${place}`).toBeLessThan(156)
      expect(chiSquared, `place ${place}`).toBeGreaterThan(13)
    }
  })
})

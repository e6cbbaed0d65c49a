import { createHash } from 'node:crypto'
import { createCodeChallenge, createCodeVerifier, type Sha256 } from '@frontdesk/auth'
import { describe, expect, it, vi } from 'vitest'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

describe('PKCE', () => {
  it('hashes as RFC 7636 appendix B does', async () => {
    expect(await createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    )
  })

  it('says what is wrong where there is no WebCrypto', async () => {
    vi.stubGlobal('crypto', {})
    await expect(createCodeChallenge('verifier')).rejects.toMatchObject({
      name: 'LoginFlowError',
      code: 'INSECURE_PAGE',
      message:
        'Sign-in needs https, or http on localhost; on a runtime without WebCrypto, give "sha256" to oauth()',
    })
  })

  it.each<[string, Sha256]>([
    ['bytes', (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest())],
    [
      'a promise of a buffer',
      async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()).buffer,
    ],
  ])('hashes without WebCrypto by a function that gives %s', async (_, sha256) => {
    vi.stubGlobal('crypto', {})
    expect(await createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', sha256)).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    )
  })

  it.each<[unknown, number]>([
    [new Uint8Array(20), 20],
    [new Uint8Array(33), 33],
    ['13d31e961a1ad8ec2f16b10c4c982e0876a878ad6df144566ee1894acb70f9c3', 0],
  ])('refuses a function that gives %j, which is no SHA-256 hash', async (hash, length) => {
    await expect(createCodeChallenge('verifier', () => hash as Uint8Array)).rejects.toMatchObject({
      name: 'ValidationError',
      violations: [
        { field: 'sha256', description: `must give the 32 bytes of a SHA-256 hash; it gave ${length}` },
      ],
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

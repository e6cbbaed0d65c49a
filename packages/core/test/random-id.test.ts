import { expect, it, vi } from 'vitest'
import { randomId } from '../src/random-id.ts'

it('an id at random has all bytes of the secure source, two digits each', () => {
  const source = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = array as unknown as Uint8Array
    bytes.set(Uint8Array.from({ length: bytes.length }, (_, index) => index * 17))
    return array
  })
  expect(randomId()).toBe('00112233445566778899aabbccddeeff')
  source.mockRestore()
  expect(randomId()).toMatch(/^[\da-f]{32}$/)
  expect(randomId()).not.toBe(randomId())
})

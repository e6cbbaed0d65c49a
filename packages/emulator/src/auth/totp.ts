import { createHmac, timingSafeEqual } from 'node:crypto'

/** The secret of every member's authenticator app: `GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ` in base32. It opens nothing but this emulator. */
const secret = Buffer.from('12345678901234567890')
const step = 30_000

/** The 6 digits that an authenticator app shows at a time, in milliseconds since 1970 (RFC 6238). */
export const totpAt = (time: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(time / step)))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Whether a code is that of now, or of the 30 seconds before or after: clocks differ. */
export const totpMatches = (code: string, time: number): boolean =>
  [-step, 0, step].some((shift) => {
    const expected = Buffer.from(totpAt(time + shift))
    const given = Buffer.from(code)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })

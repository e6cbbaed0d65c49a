import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The code that an app ships if it uses these names. */
const bundle = async (...names: string[]): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names.join()} } from '@frontdesk/webhooks'`, resolveDir: root },
    tsconfig: `${root}/tsconfig.base.json`,
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  return outputFiles[0]!.text
}

describe('the bundle of a receiver', () => {
  it('holds only the events that it reads', async () => {
    const code = await bundle('createWebhooks', 'bookingEvents')
    expect(code).toContain('booking.rescheduled')
    expect(code).not.toContain('order.created')
    expect(code).not.toContain('cart.created')
    expect(code).not.toContain('lineItems')
  })

  it('is small, though jose checks the signature, which takes 5 kB of it', async () => {
    const code = await bundle('createWebhooks', 'bookingEvents')
    expect(brotliCompressSync(code).length).toBeLessThan(8300)
  })
})

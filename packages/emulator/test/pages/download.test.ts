import { createClient, type ElevatedAuth, type Client, local } from '@frontdesk/core'
import { createOrder } from '@frontdesk/ecom'
import { createProduct, digitalFileTypes, type DigitalFileType, storesAppId } from '@frontdesk/stores'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator } from '../../src/emulator.ts'
import type { Emulator } from '../../src/emulator-api.ts'

const day = 24 * 60 * 60_000

let emulator: Emulator
let business: Client<ElevatedAuth>
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-03-02T09:00:00Z' })
  business = createClient({
    platform: local(emulator.url),
    auth: { elevated: true, headers: () => ({ authorization: emulator.apiKey }) },
  })
})
afterAll(() => emulator.close())
beforeEach(() => emulator.reset())

/** The link of a paid order for a product with a file. */
const buy = async (fileType: DigitalFileType): Promise<string> => {
  const digitalFile = { id: 'file-1', fileName: 'Zehn Übungen (1).pdf', fileType }
  const { id: catalogItemId } = await createProduct(business, {
    product: { name: 'Ten exercises', productType: 'DIGITAL', priceData: { price: 12 }, digitalFile },
  })
  const { lineItems = [] } = await createOrder(business, {
    order: {
      channelInfo: { type: 'WEB' },
      paymentStatus: 'PAID',
      buyerInfo: { email: 'ana@example.com' },
      lineItems: [
        {
          productName: { original: 'Ten exercises' },
          catalogReference: { catalogItemId, appId: storesAppId },
          itemType: { preset: 'DIGITAL' },
          quantity: 1,
          price: { amount: '12' },
          digitalFile: { fileId: 'file-1' },
        },
      ],
    },
  })
  return lineItems[0]?.digitalFile?.link ?? ''
}

describe('the link of a digital line', () => {
  it('serves a document under its name', async () => {
    const answer = await fetch(await buy('SECURE_DOCUMENT'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Zehn%20%C3%9Cbungen%20(1).pdf",
    )
    const text = await answer.text()
    expect(text).toMatch(/^%PDF-1\.4\n/)
    expect(text).toContain('(This stands in for the file Zehn ?bungen \\(1\\).pdf of Harbour Studio.) Tj')
    const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? []
    expect(text.slice(Number(start)).startsWith('xref\n0 6\n')).toBe(true)
  })

  it.each(digitalFileTypes.filter((type) => type !== 'SECURE_DOCUMENT'))(
    'serves a text that stands in for a file of the type %s',
    async (fileType) => {
      const answer = await fetch(await buy(fileType))
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toBe(
        "attachment; filename*=UTF-8''Zehn%20%C3%9Cbungen%20(1).pdf.txt",
      )
      expect(await answer.text()).toBe(
        'This stands in for the file Zehn Übungen (1).pdf of Harbour Studio.\n',
      )
    },
  )

  it('serves the file until its last moment, and refuses it then', async () => {
    const link = await buy('SECURE_MUSIC')
    emulator.clock.advance(30 * day - 1)
    expect((await fetch(link)).status).toBe(200)
    emulator.clock.advance(1)
    const refused = await fetch(link)
    expect(refused.status).toBe(410)
    expect(await refused.text()).toContain('Ask Harbour Studio for a new one: hello@harbour.example.')
  })

  it('serves nothing by another id', async () => {
    const refused = await fetch(`${emulator.url}/pages/downloads/none`)
    expect(refused.status).toBe(404)
    expect(await refused.text()).toContain('This link does not work')
  })
})

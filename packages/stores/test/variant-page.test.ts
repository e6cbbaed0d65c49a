import { createClient, hosted } from '@frontdesk/core'
import { queryProductVariants } from '@frontdesk/stores'
import { expect, it } from 'vitest'

it('a page of variants knows the total, which the platform counts beside the metadata', async () => {
  const variants = Array.from({ length: 2 }, (_, index) => ({ id: String(index) }))
  const client = createClient({
    platform: hosted(),
    fetch: async () => Response.json({ variants, metadata: { items: 2, offset: 0 }, totalResults: 2 }),
  })
  const page = await queryProductVariants(client, { id: 'product-1', paging: { limit: 2 } })
  expect(page.total).toBe(2)
  expect(page.hasNext()).toBe(false)
})

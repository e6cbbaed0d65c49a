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

it('the next page of variants is asked for from where the page before ended', async () => {
  const bodies: unknown[] = []
  const client = createClient({
    platform: hosted(),
    fetch: async (_, init) => {
      bodies.push(JSON.parse(init.body as string))
      const variants = [{ id: `${bodies.length}a` }, { id: `${bodies.length}b` }]
      return Response.json({ variants, metadata: { items: 2 }, totalResults: 5 })
    },
  })
  const first = await queryProductVariants(client, { id: 'product-1', paging: { limit: 2 } })
  await first.next()
  expect(bodies).toEqual([{ paging: { offset: 0, limit: 2 } }, { paging: { offset: 2, limit: 2 } }])
})

it('a page of variants holds 50 from 0 also when a setting is there but not made', async () => {
  let body: unknown
  const client = createClient({
    platform: hosted(),
    fetch: async (_, init) => {
      body = JSON.parse(init.body as string)
      return Response.json({ variants: [], metadata: { items: 0, offset: 0 }, totalResults: 0 })
    },
  })
  const notMade = { limit: undefined, offset: undefined } as object
  await queryProductVariants(client, { id: 'product-1', paging: notMade })
  expect(body).toEqual({ paging: { offset: 0, limit: 50 } })
})

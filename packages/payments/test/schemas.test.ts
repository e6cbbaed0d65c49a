import { createClient, hosted } from '@frontdesk/core'
import { validation } from '@frontdesk/core/schema'
import { getPaymentCollectabilityStatus, markOrderAsPaid } from '@frontdesk/payments'
import { paymentsSchemas } from '@frontdesk/payments/schemas'
import { describe, expect, it } from 'vitest'

const client = createClient({
  platform: hosted(),
  validate: validation(paymentsSchemas),
  fetch: async () => Response.json({ status: 'NONCOLLECTABLE_FOR_NOW', amount: { amount: 12 } }),
})

describe('schemas of payments', () => {
  it('name the field of an answer that is not what the operation promises', async () => {
    await expect(getPaymentCollectabilityStatus(client, { ecomOrderId: 'order-1' })).rejects.toMatchObject({
      violations: [{ field: 'body.amount.amount' }],
    })
  })

  it('refuse an order id that is too long', async () => {
    await expect(
      getPaymentCollectabilityStatus(client, { ecomOrderId: 'x'.repeat(101) }),
    ).rejects.toMatchObject({ violations: [{ field: 'ecomOrderId', violatedRule: 'MAX_LENGTH' }] })
  })

  it('belong to calls, of which markOrderAsPaid needs an elevated client', async () => {
    // @ts-expect-error a client without auth is not elevated
    await expect(markOrderAsPaid(client, { ecomOrderId: 'order-1' })).rejects.toMatchObject({
      name: 'ContextError',
    })
  })
})

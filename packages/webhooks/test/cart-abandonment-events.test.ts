import { cartAbandonmentEvents, createWebhooks } from '@frontdesk/webhooks'
import { expect, expectTypeOf, it } from 'vitest'
import { claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [cartAbandonmentEvents],
  now: () => time * 1000,
})
const fqdn = 'com.wix.ecommerce.cart.abandonment.api.v1'
const read = (name: string, message: object) => {
  const data = JSON.stringify({
    data: JSON.stringify(message),
    eventType: `${fqdn}.${name}`,
    instanceId: 'instance-1',
  })
  return webhooks.read(sign(claimsOf({}, { data }), keys))
}
const times = { creationTime: '2026-03-02T09:00:00.000Z', abandonTime: '2026-03-02T10:00:00.000Z' }
const dates = { creationTime: new Date(times.creationTime), abandonTime: new Date(times.abandonTime) }

it('the messages about abandoned carts hold their dates', async () => {
  const totals = { subtotal: '49.98', total: '54.48' }
  const abandoned = await read('CartAbandonedEvent', { cartId: 'cart-1', ...times, totals })
  expect([abandoned.type, abandoned.data]).toEqual([
    'cartAbandonment.abandoned',
    { cartId: 'cart-1', ...dates, totals },
  ])
  const recoveredTime = '2026-03-02T10:01:00.000Z'
  const recovered = await read('CartRecoveredEvent', { cartId: 'cart-1', ...times, recoveredTime })
  expect([recovered.type, recovered.data]).toEqual([
    'cartAbandonment.recovered',
    { cartId: 'cart-1', ...dates, recoveredTime: new Date(recoveredTime) },
  ])
  if (recovered.type === 'cartAbandonment.recovered')
    expectTypeOf(recovered.data.recoveredTime).toEqualTypeOf<Date | undefined>()
})

/// <reference path="./bundled.d.ts" />
import { Hono } from 'hono'
import * as z from 'zod'
import { check } from '@frontdesk/core/schema'
import { guardSameOrigin } from '../server/access.ts'
import { encodeFailure } from '../server/answer.ts'
import { isReachable, reach } from '../kernel/clock.ts'
import type { AdditionalFee, CartCheck, DiscountTriggerDecision, NewGiftCard } from '../ecom/index.ts'
import type { Emulator } from '../emulator-api.ts'
import { refuse } from '../kernel/failure.ts'
import type { FaultRule } from '../faults/fault-rule.ts'
import type { MembershipGrant, PricingPlan } from '../memberships/index.ts'
import { text as pageClock } from './client/page-clock.ts?bundled'
import { isShown } from './data.ts'
import { readBody } from '../server/request-input.ts'

/** The emulator as the control interface shows it. */
export type Controlled = Omit<Emulator, 'close' | 'fetch'>

const clockChange = z
  .strictObject({
    advance: z.exactOptional(z.number({ error: 'must be a number of milliseconds' })),
    set: z.exactOptional(
      z.iso.datetime({ offset: true, error: 'must be a moment such as 2026-05-04T09:00:00Z' }),
    ),
  })
  .refine(({ advance, set }) => (advance === undefined) !== (set === undefined), {
    error: 'must be given, in milliseconds, or else set, a moment',
    path: ['advance'],
  })
const subscriptionRequest = z.strictObject({ url: z.string() })

/** `/_emulator/…`: what a developer does to the emulator from outside. Closed to pages of other origins. */
export const controlRoutes = (emulator: Controlled): Hono => {
  const app = new Hono()
  const status = () => {
    const { url, origin, clientId, instanceId, seed, version, business } = emulator
    return { url, origin, clientId, instanceId, version, seed, now: emulator.clock.now(), business }
  }

  // Pages of any app may load it: it says the time and nothing else.
  app.get('/_emulator/clock.js', (c) => {
    const clock = { now: emulator.clock.now().getTime(), address: `${emulator.url}/_emulator/clock.js` }
    return c.body(`{const frontdeskClock=${JSON.stringify(clock)};${pageClock}}`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  app.use('/_emulator/*', guardSameOrigin)
  app.use('/_emulator/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  app.get('/_emulator/status', (c) => c.json(status()))
  app.get('/_emulator/requests', (c) => c.json({ requests: emulator.requests }))
  app.get('/_emulator/outbox', (c) => c.json({ mails: emulator.outbox }))
  app.get('/_emulator/entities', (c) => {
    const shown = Object.entries(emulator.snapshot()).filter(([name]) => isShown(name))
    return c.json({ collections: Object.fromEntries(shown) })
  })
  app.get('/_emulator/public-key', async (c) => c.text(await emulator.webhooks.publicKey()))
  app.get('/_emulator/webhooks', (c) => {
    const { subscriptions, deliveries } = emulator.webhooks
    return c.json({ subscriptions, deliveries })
  })
  app.post('/_emulator/webhooks', async (c) => {
    const { url } = check(
      () => subscriptionRequest,
      readBody(await c.req.text(), c.req.header('content-type')),
    )
    return c.json({ subscription: emulator.webhooks.subscribe(url) })
  })
  app.delete('/_emulator/webhooks/:id', (c) => {
    emulator.webhooks.unsubscribe(c.req.param('id'))
    return c.json({})
  })
  app.post('/_emulator/webhooks/deliveries/:id/replay', (c) => {
    emulator.webhooks.replay(c.req.param('id'))
    return c.json({})
  })
  app.get('/_emulator/faults', (c) => c.json({ faults: emulator.faults.list() }))
  app.post('/_emulator/faults', async (c) => {
    const rule = readBody(await c.req.text(), c.req.header('content-type'))
    // The registry checks the rule.
    return c.json({ fault: emulator.faults.add(rule as FaultRule) })
  })
  app.delete('/_emulator/faults', (c) => {
    emulator.faults.clear()
    return c.json({})
  })
  app.delete('/_emulator/faults/:id', (c) => {
    emulator.faults.remove(c.req.param('id'))
    return c.json({})
  })
  app.get('/_emulator/clients', (c) => c.json({ clients: emulator.clients.list() }))
  app.put('/_emulator/clients/:id', async (c) => {
    const settings = readBody(await c.req.text(), c.req.header('content-type'))
    return c.json({ client: emulator.clients.set({ ...settings, id: c.req.param('id') }) })
  })
  app.get('/_emulator/pricing-plans', (c) => c.json({ pricingPlans: emulator.memberships.plans() }))
  app.put('/_emulator/pricing-plans/:id', async (c) => {
    const plan = readBody(await c.req.text(), c.req.header('content-type'))
    // The control of memberships checks what it is given.
    const pricingPlan = emulator.memberships.setPlan({ ...plan, id: c.req.param('id') } as PricingPlan)
    return c.json({ pricingPlan })
  })
  app.get('/_emulator/memberships', (c) => c.json({ memberships: emulator.memberships.list() }))
  app.post('/_emulator/memberships', async (c) => {
    const grant = readBody(await c.req.text(), c.req.header('content-type'))
    return c.json({ membership: emulator.memberships.grant(grant as unknown as MembershipGrant) })
  })
  app.patch('/_emulator/memberships/:id', async (c) => {
    const change = readBody(await c.req.text(), c.req.header('content-type'))
    return c.json({ membership: emulator.memberships.change(c.req.param('id'), change) })
  })
  app.get('/_emulator/additional-fees', (c) => c.json({ additionalFees: emulator.additionalFees.list() }))
  app.put('/_emulator/additional-fees/:code', async (c) => {
    const fee = readBody(await c.req.text(), c.req.header('content-type'))
    // The registry checks the fee.
    const given = { ...fee, code: c.req.param('code') } as object
    return c.json({ additionalFee: emulator.additionalFees.set(given as AdditionalFee) })
  })
  app.delete('/_emulator/additional-fees/:code', (c) => {
    emulator.additionalFees.remove(c.req.param('code'))
    return c.json({})
  })
  app.get('/_emulator/cart-checks', (c) => c.json({ cartChecks: emulator.cartChecks.list() }))
  app.put('/_emulator/cart-checks/:id', async (c) => {
    const given = readBody(await c.req.text(), c.req.header('content-type'))
    // The registry checks what it is given.
    const cartCheck = { ...given, id: c.req.param('id') } as object
    return c.json({ cartCheck: emulator.cartChecks.set(cartCheck as CartCheck) })
  })
  app.delete('/_emulator/cart-checks/:id', (c) => {
    emulator.cartChecks.remove(c.req.param('id'))
    return c.json({})
  })
  app.get('/_emulator/coupons', (c) => c.json({ coupons: emulator.coupons.list() }))
  app.put('/_emulator/coupons/:code', async (c) => {
    const coupon = readBody(await c.req.text(), c.req.header('content-type'))
    // The registry checks the coupon.
    return c.json({ coupon: emulator.coupons.set({ ...coupon, code: c.req.param('code') }) })
  })
  app.delete('/_emulator/coupons/:code', (c) => {
    emulator.coupons.remove(c.req.param('code'))
    return c.json({})
  })
  app.delete('/_emulator/invoices/:id', (c) => {
    emulator.invoices.remove(c.req.param('id'))
    return c.json({})
  })
  app.get('/_emulator/gift-cards', (c) => c.json({ giftCards: emulator.giftCards.list() }))
  app.put('/_emulator/gift-cards/:code', async (c) => {
    const card = readBody(await c.req.text(), c.req.header('content-type'))
    // The registry checks the gift card.
    const given = { ...card, code: c.req.param('code') } as object
    return c.json({ giftCard: emulator.giftCards.set(given as NewGiftCard) })
  })
  app.get('/_emulator/discount-triggers', (c) => c.json({ triggers: emulator.discountTriggers.list() }))
  app.post('/_emulator/discount-triggers', async (c) => {
    const decision = readBody(await c.req.text(), c.req.header('content-type'))
    // The registry checks the decision.
    emulator.discountTriggers.set(decision as object as DiscountTriggerDecision)
    return c.json({ triggers: emulator.discountTriggers.list() })
  })
  app.get('/_emulator/snapshots', (c) => c.json({ snapshots: emulator.timeMachine.snapshots }))
  app.post('/_emulator/snapshots', async (c) => {
    // The time machine checks the name.
    const { name = '' } = readBody(await c.req.text(), c.req.header('content-type')) as { name?: string }
    return c.json({ snapshot: emulator.timeMachine.keep(name) })
  })
  app.post('/_emulator/snapshots/:id/restore', (c) => {
    emulator.timeMachine.restore(c.req.param('id'))
    return c.json(status())
  })
  app.delete('/_emulator/snapshots/:id', (c) => {
    emulator.timeMachine.remove(c.req.param('id'))
    return c.json({})
  })
  app.post('/_emulator/reset', (c) => {
    emulator.reset()
    return c.json(status())
  })
  app.post('/_emulator/clock', async (c) => {
    const change = check(() => clockChange, readBody(await c.req.text(), c.req.header('content-type')))
    const { advance = 0, set } = change
    const moment = new Date(set ?? emulator.clock.now().getTime() + advance)
    if (!isReachable(moment))
      throw refuse({
        field: set === undefined ? 'advance' : 'set',
        description: `must lead to ${reach}`,
        violatedRule: 'VALIDATION',
      })
    emulator.clock.set(moment)
    return c.json(status())
  })

  app.onError((error, c) => {
    const refusal = encodeFailure(error)
    if (!refusal) throw error
    return c.json(refusal.body, refusal.status as 400)
  })
  return app
}

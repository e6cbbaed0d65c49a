import type { DraftOrder } from '@frontdesk/ecom'
import { createWebhooks, draftOrderEvents } from '@frontdesk/webhooks'
import { expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({ publicKey: keys.pem, events: [draftOrderEvents], now: () => time * 1000 })
const { actionEvent: _, ...metadata } = bookingPayload
const told = (slug: string, body: object) =>
  webhooks.read(sign(claimsOf({ ...metadata, entityFqdn: 'wix.ecom.v1.draft_order', slug, ...body }), keys))

const entity = { id: 'draft-1', status: 'DRAFT', createdDate: '2026-03-01T10:00:00.000Z' }
const draftOrder = { ...entity, createdDate: new Date('2026-03-01T10:00:00.000Z') }

it('the events of draft orders hold the draft, and what was modified', async () => {
  const created = await told('created', { createdEvent: { entity } })
  expect(created).toMatchObject({ type: 'draftOrder.created', data: { draftOrder } })
  const modifiedFields = { status: 'DRAFT' }
  const updated = await told('updated', { updatedEvent: { currentEntity: entity, modifiedFields } })
  expect(updated).toMatchObject({ type: 'draftOrder.updated', data: { draftOrder, modifiedFields } })
  if (updated.type === 'draftOrder.updated') expectTypeOf(updated.data.draftOrder).toEqualTypeOf<DraftOrder>()
  const deleted = await told('deleted', { deletedEvent: { deletedEntity: entity } })
  expect(deleted).toMatchObject({ type: 'draftOrder.deleted', data: { draftOrder } })
})

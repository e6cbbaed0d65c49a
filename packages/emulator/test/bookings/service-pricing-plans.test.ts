import {
  createService,
  disablePricingPlansForService,
  enablePricingPlansForService,
  getService,
  type Service,
  updateService,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { told } from './bookings.ts'
import { footMassage } from './new-services.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

const plan = (number: number): string => `0044b1ad-2ab2-4a0e-a584-${String(number).padStart(12, '0')}`

let studio: Studio
let service: Service
beforeEach(async () => {
  studio = openStudio()
  service = await createService(studio.owner, { service: footMassage })
  studio.events.length = 0
})

const enable = (pricingPlanIds: string[], serviceId = service.id): Promise<Service> =>
  enablePricingPlansForService(studio.owner, { serviceId, pricingPlanIds })
const disable = (pricingPlanIds: string[]): Promise<Service> =>
  disablePricingPlansForService(studio.owner, { serviceId: service.id, pricingPlanIds })

describe('the pricing plans of a service', () => {
  it('are added and taken away, each plan once, and stay through updates', async () => {
    const one = await enable([plan(1), plan(2)])
    expect(one).toEqual({
      ...service,
      payment: { ...service.payment, pricingPlanIds: [plan(1), plan(2)] },
      revision: '2',
    })
    const two = await enable([plan(2), plan(3)])
    expect(two.payment?.pricingPlanIds).toEqual([plan(1), plan(2), plan(3)])
    const updated = await updateService(studio.owner, {
      service: {
        id: service.id,
        revision: two.revision ?? '',
        payment: { ...footMassage.payment, options: { online: true, pricingPlan: true } },
      },
    })
    expect(updated.payment).toEqual({
      ...service.payment,
      options: { online: true, inPerson: true, deposit: false, pricingPlan: true },
      pricingPlanIds: [plan(1), plan(2), plan(3)],
    })
    const left = await disable([plan(1), plan(3), plan(4)])
    expect(left.payment).toEqual({ ...updated.payment, pricingPlanIds: [plan(2)] })
    expect(await getService(studio.visitor, { serviceId: service.id })).toEqual(left)
  })

  it('are told as a change, with the plans before it', async () => {
    await enable([plan(1)])
    const kept = await getService(studio.owner, { serviceId: service.id })
    expect(told(studio.events)).toEqual([
      {
        entityFqdn: 'wix.bookings.services.v2.service',
        slug: 'updated',
        entityId: service.id,
        entity: kept,
        modifiedFields: { 'payment.pricingPlanIds[0]': null },
      },
    ])
  })

  it('change nothing when the service has them already, or has none of them', async () => {
    const one = await enable([plan(1)])
    expect(await enable([plan(1)])).toEqual(one)
    expect(await disable([plan(2)])).toEqual(one)
    expect(studio.events).toHaveLength(1)
  })

  it('are 75 at most', async () => {
    const most = Array.from({ length: 75 }, (_, index) => plan(index))
    expect((await enable(most)).payment?.pricingPlanIds).toHaveLength(75)
    expect(await refusal(enable([plan(75)]))).toEqual([['pricingPlanIds', 'MAX_SIZE']])
    expect((await disable(most)).payment?.pricingPlanIds).toEqual([])
  })

  it('are refused when they are no GUIDs', async () => {
    expect(await refusal(enable([plan(1), 'gold']))).toEqual([400, 'INVALID_PRICING_PLAN'])
    expect(await refusal(disable(['gold']))).toEqual([400, 'INVALID_PRICING_PLAN'])
    expect((await getService(studio.owner, { serviceId: service.id })).revision).toBe('1')
  })

  it('are refused for a service that the business confirms by hand', async () => {
    const byHand = await createService(studio.owner, {
      service: { ...footMassage, onlineBooking: { enabled: true, requireManualApproval: true } },
    })
    expect(await refusal(enable([plan(1)], byHand.id))).toEqual([
      400,
      'SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS',
    ])
  })

  it('belong to a service that exists, and are set by the business', async () => {
    expect(await refusal(enable([plan(1)], 'gone'))).toEqual([404, 'NOT_FOUND'])
    const input = { serviceId: service.id, pricingPlanIds: [plan(1)] }
    expect(await refusal(enablePricingPlansForService(studio.visitor, input))).toEqual([403, 'FORBIDDEN'])
    expect(await refusal(disablePricingPlansForService(studio.visitor, input))).toEqual([403, 'FORBIDDEN'])
  })
})

// #region imports
import { createRedirectSession } from '@frontdesk/auth'
import { type AvailableSlot, book, planBooking, type Service } from '@frontdesk/bookings'
import { type Client, type ElevatedAuth } from '@frontdesk/core'
import {
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  getCurrentCart,
  type Order,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'
import { chargeMemberships } from '@frontdesk/payments'
// #endregion imports
import { type Emulator } from '@frontdesk/emulator'

const customer = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }

export async function bookWithMembership(
  client: Client,
  service: Service,
  slot: AvailableSlot,
): Promise<string | undefined> {
  // #region book
  const { options, pricingPlanIds = [] } = service.payment ?? {}
  const takesMemberships = options?.pricingPlan === true && pricingPlanIds.length > 0
  const plan = planBooking({
    serviceId: service.id,
    slot,
    timeZone: 'Europe/Lisbon',
    details: {
      contactDetails: customer,
      ...(takesMemberships && { selectedPaymentOption: 'MEMBERSHIP' }),
    },
  })
  const { checkoutUrl } = await book(client, plan, {
    addLineItemsToCurrentCart,
    getCurrentCart,
    createRedirectSession,
    returnTo: 'http://localhost:5173/checkout/return',
  })
  // #endregion book
  return checkoutUrl
}

export async function chooseMembership(client: Client): Promise<string | undefined> {
  // #region choose
  const { membershipOptions } = await calculateCurrentCart(client, {})
  const [membership] = membershipOptions?.eligibleMemberships ?? []
  if (!membership?.id || !membership.appId) return undefined
  const { lineItemIds = [] } = membership
  await updateLineItemsInCurrentCart(client, {
    lineItems: lineItemIds.slice(0, membership.credits?.remaining).map((lineItemId) => ({
      lineItemId,
      membershipPayment: {
        existingMembership: { membershipId: membership.id ?? '', appId: membership.appId ?? '' },
      },
    })),
  })
  // #endregion choose
  return membership.name?.original
}

export async function redeem(
  owner: Client<ElevatedAuth>,
  order: Order,
  memberId: string,
  { membershipId, appId }: { membershipId: string; appId: string },
): Promise<void> {
  // #region redeem
  const open = (order.lineItems ?? []).filter(({ paymentOption }) => paymentOption === 'MEMBERSHIP_OFFLINE')
  await chargeMemberships(owner, {
    ecomOrderId: order.id,
    memberId,
    membershipCharges: open.map(({ id }) => ({ lineItemId: id, membershipId, appId })),
  })
  // #endregion redeem
}

export function grant(emulator: Emulator): number | undefined {
  // #region grant
  const { id: planId } = emulator.memberships.setPlan({
    id: '3f2b8c1e-9a4d-4a53-8a77-0c6d5e1f2a90',
    name: 'Five massages',
    benefit: { type: 'LIMITED', credits: 5 },
    days: 90,
  })
  const membership = emulator.memberships.grant({ member: 'tom@example.com', planId })
  emulator.memberships.change(membership.id, { credits: 1 })
  // #endregion grant
  return emulator.memberships.list().find(({ id }) => id === membership.id)?.remaining
}

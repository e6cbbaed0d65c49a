import type { CartLineItem, CartMembership, MembershipInput } from '@frontdesk/ecom'
import { decline, refuse } from '../../kernel/failure.ts'

/** The payment options of lines for which a membership pays when the order is placed. */
const onlineOptions: readonly unknown[] = ['MEMBERSHIP', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER']

/** Whether a membership pays for a line when the order is placed. */
export const isPaidOnline = (paymentOption: string | undefined): boolean =>
  onlineOptions.includes(paymentOption)

/** Whether a membership may be chosen for a line: it pays now, or the business charges it later. */
export const takesMembership = (paymentOption: string | undefined): boolean =>
  isPaidOnline(paymentOption) || paymentOption === 'MEMBERSHIP_OFFLINE'

/** A line with the membership that is chosen for it. */
export const withChoice = (line: CartLineItem, membership: CartMembership): CartLineItem => ({
  ...line,
  paymentConfig: { ...line.paymentConfig, membership },
})

/**
 * Chooses the membership that pays for a line. Whether it can pay is judged with each price of the cart.
 *
 * @throws Failure 400 `INVALID_MEMBERSHIP_PAYMENT_OPTION` when the line is not paid by membership,
 * `PLAN_LINE_ITEM_NOT_FOUND` when the membership is to come with a plan: no catalog of the emulator sells plans.
 */
export const chooseMembership = (
  line: CartLineItem,
  { existingMembership, futureMembership }: MembershipInput,
): CartLineItem => {
  if (!existingMembership === !futureMembership)
    throw refuse({
      field: 'membershipPayment',
      description: 'must hold either an existingMembership or a futureMembership',
      violatedRule: existingMembership ? 'ONE_OF_ALIGNMENT' : 'REQUIRED_ONE_OF_FIELD',
    })
  const { paymentOption } = line.paymentConfig ?? {}
  if (!takesMembership(paymentOption))
    throw decline(
      400,
      'INVALID_MEMBERSHIP_PAYMENT_OPTION',
      `"${line.name?.original ?? ''}" is not paid by membership but with ${paymentOption ?? 'money'}`,
      { lineItemId: line.id, paymentOption },
    )
  if (!existingMembership)
    throw decline(400, 'PLAN_LINE_ITEM_NOT_FOUND', 'No line of the cart has the plan of this membership', {
      lineItemId: futureMembership?.lineItemId,
    })
  const { appId, membershipId } = existingMembership
  return withChoice(line, { existingMembership: { appId, membershipId } })
}

/** A line of which no membership is chosen any more. */
const withoutChoice = ({ paymentConfig = {}, ...line }: CartLineItem): CartLineItem => {
  const { membership: _, ...rest } = paymentConfig
  return { ...line, paymentConfig: rest }
}

/** A line after a choice; an empty one takes the membership away. */
export const changeMembership = (line: CartLineItem, given: MembershipInput): CartLineItem =>
  given.existingMembership || given.futureMembership ? chooseMembership(line, given) : withoutChoice(line)

import type { LineItemTaxInfo } from '@frontdesk/ecom'
import { type Amount } from '../../kernel/money.ts'
import { businessAddress } from '../business-address.ts'
import type { Context } from '../catalog.ts'
import { toTaxInfo } from '../order/order-of-cart.ts'
import { taxGroupOf } from '../tax/tax-group.ts'
import { taxSale } from '../tax/tax-of-sale.ts'
import type { KeptDraft } from './draft-order.ts'

/** A part of a draft that no order has had before. */
interface NewPart {
  readonly price: Amount
  readonly preset?: string | undefined
  readonly appId?: string | undefined
  readonly taxGroupId?: string | undefined
}

/**
 * The tax of a new part, by the region of the address: services at the business, files by the invoice, the rest where it
 * goes to. Absent where the region has none, or its state is not known.
 */
export const taxOfNewPart = (
  context: Context,
  { shippingInfo, billingDetails }: KeptDraft,
  { price, preset, appId, taxGroupId }: NewPart,
): { readonly taxInfo?: LineItemTaxInfo } => {
  const shipping = shippingInfo?.removed
    ? undefined
    : shippingInfo?.shippingInfo?.logistics?.shippingDestination?.address
  const billing = billingDetails?.billingInfo?.address
  const wanted =
    preset === 'SERVICE' ? undefined : preset === 'DIGITAL' ? (billing ?? shipping) : (shipping ?? billing)
  const group = taxGroupOf(context, taxGroupId, appId)
  const address = wanted?.country === undefined ? businessAddress : wanted
  const taxed = taxSale(context, { price, address, taxGroupId: group })
  return taxed === 'MISSING_SUBDIVISION_IN_ADDRESS' || taxed.rateType === 'NO_TAX_COLLECTED'
    ? {}
    : { taxInfo: toTaxInfo(taxed, taxGroupId) }
}

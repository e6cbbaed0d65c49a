import { entity, type Open, type Price, type Shape, type Translatable } from '@frontdesk/core'
import type { TaxableAddress } from '../line-item.ts'
import type { LineItemTaxInfo } from './tax.ts'

/** The costs of an order. `total` includes delivery, fees and tax. */
export interface OrderPriceSummary {
  /** Sum of the lines, before delivery, fees and tax. */
  subtotal?: Price
  /** Price of the delivery. */
  shipping?: Price
  /** Sum of the taxes. */
  tax?: Price
  /** Sum of the discounts, as a positive amount. */
  discount?: Price
  /** Sum of the fees. */
  totalAdditionalFees?: Price
  /** Price of the order: everything together. */
  total?: Price
}

/** The amounts of an order by state. */
export interface BalanceSummary {
  /**
   * The amount that is still to be paid; negative if the order became cheaper after it was paid, by the amount to
   * refund.
   */
  balance?: Price
  /** Amount that was paid. */
  paid?: Price
  /** Refunded amount. */
  refunded?: Price
  /** Amount that cards have reserved and that is not captured yet. */
  authorized?: Price
  /** Amount of payments that are under way. */
  pending?: Price
  /** Amount of refunds that are under way. */
  pendingRefund?: Price
  /** The amount that card holders have claimed back through their banks. */
  chargeback?: Price
  /** The amount of reversed chargebacks. */
  chargebackReversal?: Price
  /** Fees that the platform takes. */
  platformFees?: Price
  /** Amount that the business keeps after the platform's fees. */
  totalMinusPlatformFees?: Price
  /** The rounding difference of a cash payment. */
  cashRoundingAdjustment?: Price
}

/** Every type of discount of an order. */
export const appliedDiscountTypes = ['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'] as const

/** The part of an order that a discount lowers: the order, some lines or the delivery. */
export type AppliedDiscountType = Open<(typeof appliedDiscountTypes)[number]>

/** All reasons for a discount of the business. */
export const merchantDiscountReasons = ['EXCHANGED_ITEMS', 'BILLING_ADJUSTMENT'] as const

/** The reason for a discount of the business. */
export type MerchantDiscountReason = Open<(typeof merchantDiscountReasons)[number]>

/** A discount. One of `coupon`, `merchantDiscount` and `discountRule` names its source. */
export interface AppliedDiscount {
  id?: string
  discountType?: AppliedDiscountType
  /** The coupon that the discount comes from. */
  coupon?: {
    id?: string
    /** Code, as the customer types it. */
    code?: string
    name?: string
    amount?: Price
  }
  /** A manual discount of the business. */
  merchantDiscount?: {
    amount?: Price
    /** Decimal text: `"12.50"`. */
    percentage?: string
    discountReason?: MerchantDiscountReason
    /** A free-text reason, instead of `discountReason`. */
    description?: string
  }
  /** The automatic rule that the discount comes from. */
  discountRule?: { id?: string; name?: Translatable; amount?: Price }
  /** The part of each line. */
  lineItemDiscounts?: {
    id?: string
    /** Amount that the line became cheaper by. */
    totalDiscount?: Price
  }[]
}

/** Every source of an additional fee. */
export const additionalFeeSources = ['SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING', 'PLATFORM'] as const

/** The source of an additional fee. */
export type AdditionalFeeSource = Open<(typeof additionalFeeSources)[number]>

/** A fee that an order charges on top of its items. */
export interface OrderAdditionalFee {
  id?: string
  /** Code of the fee, defined by the app that added it. */
  code?: string
  name?: string
  /** Amount of the fee. */
  price?: Price
  /** Amount of the fee without its tax. */
  priceBeforeTax?: Price
  /** Amount of the fee with its tax. */
  priceAfterTax?: Price
  taxInfo?: LineItemTaxInfo
  taxableAddress?: TaxableAddress
  lineItemIds?: string[]
  source?: AdditionalFeeSource
  /** Id of the app that added the fee. */
  providerAppId?: string
}

/** All payers of a platform fee: the customer or the business. */
export const platformFeeChargeTypes = ['PASS_ON', 'ABSORBED'] as const

/** The payer of a platform fee: the customer (`PASS_ON`) or the business (`ABSORBED`). */
export type PlatformFeeChargeType = Open<(typeof platformFeeChargeTypes)[number]>

/** The fees that the platform takes for an order. */
export interface PlatformFeeSummary {
  /** All fees together. */
  total?: Price
  /** The part that the customer pays. */
  totalPassOn?: Price
  /** The part that the business pays. */
  totalAbsorbed?: Price
  /** Each fee by itself. */
  fees?: {
    name?: Translatable
    amount?: Price
    lineItemId?: string
    chargeType?: PlatformFeeChargeType
    /** Decimal text, in per cent. */
    percentageRate?: string
  }[]
}

export const appliedDiscountShape: Shape<AppliedDiscount> = /* @__PURE__ */ entity<AppliedDiscount>({})

export const orderAdditionalFeeShape: Shape<OrderAdditionalFee> = /* @__PURE__ */ entity<OrderAdditionalFee>(
  {},
)

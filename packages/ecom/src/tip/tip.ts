import { date, entity, type Open, type Price, shape, type Shape } from '@frontdesk/core'

/** All places where a tip can be given. */
export const tipSources = ['UNKNOWN_SOURCE', 'POS', 'WEB', 'DASHBOARD'] as const

/** The place where a tip was given: at a till, on the site, or by the business. */
export type TipSource = Open<(typeof tipSources)[number]>

/** A line that a tip is given for. */
export interface TipLineItem {
  lineItemId?: string
  /** The item in its catalogue. */
  catalogReference?: { catalogItemId: string; appId: string }
  /** Decimal text, one piece; defaults to zero. */
  price?: string
  /** At most 200 characters. */
  name?: string
  /** Defaults to 1. */
  quantity?: number
}

/** The part of a tip that one staff member gets. */
export interface TipDistribution {
  id: string
  tipId?: string
  /** Its `name` is known when `staffMemberId` is given. */
  staff?: { id?: string; name?: string; staffMemberId?: string }
  /** Decimal text, in the currency of the order. */
  amount?: string
  /** The lines that it is for. */
  lineItemInfo?: TipLineItem[]
  /** The payment to the staff member, after which the part cannot be changed. */
  transaction?: {
    id?: string
    /** Date of the payment. */
    date?: Date
  }
  orderId?: string
  createdDate?: Date
  /** Defaults to `UNKNOWN_SOURCE`. */
  source?: TipSource
}

/** The tip of an order. Amounts are decimal text in the currency of the order. */
export interface Tip {
  id?: string
  /** The lines of the order together, without the tip. */
  lineItemSubtotal?: string
  amount?: string
  /** At most 50. */
  distributions?: TipDistribution[]
  /** The part that no staff member gets. */
  undistributedAmount?: string
}

/** The fee by which a tip is part of its order. */
export interface TipOrderInfo {
  orderId?: string
  additionalFeeId?: string
  /** Amount of the fee, which is that of the tip. */
  additionalFeePrice?: Price
}

/** A tip, and the fee by which it is part of its order. */
export interface TipOnOrder {
  tip?: Tip
  orderInfo?: TipOrderInfo
}

export const tipDistributionShape: Shape<TipDistribution> = /* @__PURE__ */ entity<TipDistribution>({
  transaction: /* @__PURE__ */ shape<NonNullable<TipDistribution['transaction']>>({ date }),
  createdDate: date,
})

export const tipShape: Shape<Tip> = /* @__PURE__ */ entity<Tip>({ distributions: tipDistributionShape })

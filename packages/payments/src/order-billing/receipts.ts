import { type ElevatedAuth, list, type Write, write } from '@frontdesk/core'

/** The receipt of a payment. */
export interface PaymentReceipt {
  paymentId?: string
  receiptId?: string
}

export interface GenerateReceiptsInput {
  orderId: string
  /** One payment. */
  paymentIds: string[]
}

/**
 * Creates the receipt of a payment by card or at the business, once, and emails it to the buyer. The order history
 * contains its number.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`; `INVALID_PAYMENT_TYPE` for a payment by gift card or
 * membership, `INVALID_PAYMENT_STATUS` for a payment that is not approved; `RECEIPT_ALREADY_EXIST`, and
 * `RECEIPT_GENERATION_IN_PROGRESS` while another call generates it.
 * @throws ContextError without an elevated client.
 * @example
 * const [receipt] = await generateReceipts(elevatedClient, { orderId, paymentIds: [paymentId] })
 * console.log(receipt?.receiptId)
 * @function
 */
export const generateReceipts: Write<GenerateReceiptsInput, PaymentReceipt[], ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'payments.orderBilling.generateReceipts',
    prefix: '/ecom',
    route: 'POST /v1/order-billing/generate-receipts',
    elevated: true,
    response: /* @__PURE__ */ list('receipts'),
  })

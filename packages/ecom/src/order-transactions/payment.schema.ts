import { type ObjectSchema, priceSchema, schema, translatableOf } from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type AuthorizationDetails,
  captureStatuses,
  type Chargeback,
  chargebackStatuses,
  type GiftCardPaymentDetails,
  type MembershipPaymentDetails,
  membershipPaymentStatuses,
  type NewPayment,
  type Payment,
  paymentStatuses,
  predefinedPaymentMethods,
  type RegularPaymentDetails,
  scheduledActionTypes,
  type UserDefinedPaymentMethodName,
  voidReasons,
} from './payment.ts'

const maybe = z.exactOptional
const text = (most: number) => maybe(z.string().max(most))
const price = () => maybe(priceSchema())
const when = () => maybe(z.date())
const flag = () => maybe(z.boolean())

const authorizationDetailsSchema: ObjectSchema<AuthorizationDetails> =
  /* @__PURE__ */ schema<AuthorizationDetails>()((oneOf) => {
    const failureDetails = maybe(z.looseObject({ failureCode: text(100) }))
    return z.looseObject({
      delayedCapture: flag(),
      authorizedDate: when(),
      captures: maybe(
        z
          .array(
            z.looseObject({
              id: maybe(z.string()),
              status: maybe(oneOf(captureStatuses)),
              amount: price(),
              createdDate: when(),
              failureDetails,
            }),
          )
          .max(1),
      ),
      void: maybe(
        z.looseObject({
          status: maybe(oneOf(captureStatuses)),
          voidedDate: when(),
          failureDetails,
          reason: maybe(oneOf(voidReasons)),
        }),
      ),
      scheduledAction: maybe(
        z.looseObject({ actionType: maybe(oneOf(scheduledActionTypes)), executionDate: when() }),
      ),
    })
  })

export const chargebackSchema: ObjectSchema<Chargeback> = /* @__PURE__ */ schema<Chargeback>()((oneOf) =>
  z.looseObject({
    id: maybe(z.string()),
    createdDate: when(),
    updatedDate: when(),
    amount: price(),
    reversalAmount: price(),
    status: maybe(oneOf(chargebackStatuses)),
    externalId: maybe(z.string()),
  }),
)

export const userDefinedPaymentMethodNameSchema: ObjectSchema<UserDefinedPaymentMethodName> =
  /* @__PURE__ */ schema<UserDefinedPaymentMethodName>()((oneOf) =>
    z.looseObject({
      predefined: maybe(oneOf(predefinedPaymentMethods)),
      custom: maybe(z.string().min(1).max(150)),
    }),
  )

const regularPaymentDetailsSchema: ObjectSchema<RegularPaymentDetails> =
  /* @__PURE__ */ schema<RegularPaymentDetails>()((oneOf) =>
    z.looseObject({
      creditCardDetails: maybe(z.looseObject({ lastFourDigits: text(4), brand: text(100) })),
      paymentOrderId: text(100),
      gatewayTransactionId: text(100),
      paymentMethod: text(150),
      providerTransactionId: text(100),
      offlinePayment: flag(),
      status: maybe(oneOf(paymentStatuses)),
      savedPaymentMethod: flag(),
      authorizationDetails: maybe(authorizationDetailsSchema(oneOf)),
      chargebacks: maybe(z.array(chargebackSchema(oneOf)).max(6)),
      platformFee: price(),
      paymentMethodName: maybe(
        z.looseObject({
          buyerLanguageName: text(150),
          siteLanguageName: text(150),
          userDefinedName: maybe(userDefinedPaymentMethodNameSchema(oneOf)),
        }),
      ),
    }),
  )

const giftCardPaymentDetailsSchema: ObjectSchema<GiftCardPaymentDetails> =
  /* @__PURE__ */ schema<GiftCardPaymentDetails>()(() =>
    z.looseObject({
      giftCardPaymentId: text(100),
      appId: maybe(z.string()),
      voided: flag(),
      obfuscatedCode: text(30),
    }),
  )

const membershipPaymentDetailsSchema: ObjectSchema<MembershipPaymentDetails> =
  /* @__PURE__ */ schema<MembershipPaymentDetails>()((oneOf) =>
    z.looseObject({
      membershipId: text(200),
      lineItemId: text(100),
      status: maybe(oneOf(membershipPaymentStatuses)),
      name: maybe(translatableOf(100)),
      externalTransactionId: text(100),
      voided: flag(),
      providerAppId: maybe(z.string()),
      futureMembership: maybe(z.looseObject({ lineItemId: maybe(z.string()), benefitId: text(200) })),
    }),
  )

export const paymentSchema: ObjectSchema<Payment> = /* @__PURE__ */ schema<Payment>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    createdDate: when(),
    updatedDate: when(),
    amount: price(),
    status: maybe(oneOf(paymentStatuses)),
    regularPaymentDetails: maybe(regularPaymentDetailsSchema(oneOf)),
    giftcardPaymentDetails: maybe(giftCardPaymentDetailsSchema()),
    membershipPaymentDetails: maybe(membershipPaymentDetailsSchema(oneOf)),
    refundDisabled: flag(),
    supportReceiptGeneration: flag(),
    cashRounding: maybe(z.looseObject({ unroundedAmount: price(), roundingAdjustment: price() })),
    chargeCorrelationId: maybe(z.string()),
  }),
)

export const newPaymentSchema: ObjectSchema<NewPayment> = /* @__PURE__ */ schema<NewPayment>()((oneOf) =>
  paymentSchema(oneOf).omit({ id: true, updatedDate: true, supportReceiptGeneration: true }),
)

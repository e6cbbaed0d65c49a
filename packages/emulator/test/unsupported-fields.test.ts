// Fields that the hosted platform has and the emulator does not play are refused, with a word on what holds instead.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T07:00:00Z' })
})
afterAll(() => emulator.close())

const id = '00000000-0000-4000-8000-000000000001'
const newBooking = (fields: object, slot: object = {}) => ({
  booking: { bookedEntity: { slot: { serviceId: id, ...slot } }, totalParticipants: 1, ...fields },
})
const choice = (fields: object) => ({
  participantsChoices: {
    serviceChoices: [{ numberOfParticipants: 1, choices: [{ optionId: id, ...fields }] }],
  },
})
const line = (fields: object) => ({
  customLineItems: [
    {
      productName: { original: 'Wrap' },
      itemType: { preset: 'SERVICE' },
      price: { amount: '1.00' },
      ...fields,
    },
  ],
})
const choices = 'booking.participantsChoices.serviceChoices.0.choices.0'

it.each<[string, object, string, string]>([
  [`bookings/${id}/cancel`, { revision: '1', waiveCharges: true }, 'waiveCharges', 'waiveCancellationFee'],
  [
    `bookings/${id}/cancel`,
    { revision: '1', cancellationTiming: 'IMMEDIATE' },
    'cancellationTiming',
    'is cancelled at once',
  ],
  [`multi_service_bookings/${id}/cancel`, { waiveCharges: true }, 'waiveCharges', 'waiveCancellationFee'],
  ['bookings', newBooking({ paymentStatus: 'PAID' }), 'booking.paymentStatus', 'confirmBooking'],
  ['bookings', newBooking({ formSubmissionId: id }), 'booking.formSubmissionId', 'setBookingSubmissionId'],
  ['bookings', newBooking({}, { sessionId: 's' }), 'booking.bookedEntity.slot.sessionId', 'eventId'],
  [
    'bookings',
    newBooking(choice({ dateTime: { name: 'Day' } })),
    `${choices}.dateTime`,
    'number of participants',
  ],
  [
    'bookings',
    newBooking(choice({ participantRange: { name: '2' } })),
    `${choices}.participantRange`,
    'number of participants',
  ],
])('POST /v2/%s refuses %j', async (path, body, field, instead) => {
  expect(await send(`/v2/${path}`, body)).toEqual(refusal(field, instead))
})

it.each<[string, object, string, string]>([
  [
    `draft-orders/${id}/commit`,
    { calculationBehavior: 'REUSE_LAST' },
    'calculationBehavior',
    'with each change',
  ],
  [
    `draft-orders/${id}/create-order`,
    { calculationBehavior: 'REUSE_LAST' },
    'calculationBehavior',
    'with each change',
  ],
  [
    `draft-orders/${id}/create-order`,
    { createSettings: { orderStatus: 'INITIALIZED' } },
    'createSettings.orderStatus',
    'at once',
  ],
  ['draft-orders', { draftOrder: line({ url: '/wrap' }) }, 'draftOrder.customLineItems.0.url', 'calculated'],
  [
    'gift-cards/redeem',
    {
      code: 'HARBOUR-FIFTY',
      amount: { value: '1.00', currency: 'EUR' },
      appId: id,
      extendedFields: { namespaces: {} },
    },
    'extendedFields',
    'keeps none',
  ],
])('POST /ecom/v1/%s refuses %j', async (path, body, field, instead) => {
  expect(await send(`/ecom/v1/${path}`, body)).toEqual(refusal(field, instead))
})

it.each<[string, object, string, string]>([
  [
    '/tips/v1/tips/set',
    {
      orderId: id,
      tip: { amount: '2', distributions: [{ amount: '1', staff: { identificationData: {} } }] },
    },
    'tip.distributions.0.staff.identificationData',
    'staffMemberId',
  ],
  [
    '/tips/v1/tips/tip-distributions/add',
    { orderId: id, draftOrderId: id, tipDistributions: [{ amount: '1' }] },
    'draftOrderId',
    'commit the draft',
  ],
  [
    '/tips/v1/tips/preview',
    {
      draftOrderId: id,
      lineItemInfo: [{ price: '1' }],
      tipChoice: { tipType: 'CUSTOM', value: '0' },
    },
    'draftOrderId',
    'no order',
  ],
  [`/ecom/v2/carts/${id}/get-checkout-url`, { currencyCode: 'USD' }, 'currencyCode', 'of the business'],
  [`/ecom/v2/carts/${id}/place-order`, { savePaymentMethod: true }, 'savePaymentMethod', 'hosted checkout'],
  [`/ecom/v2/carts/${id}/place-order`, { delayCapture: true }, 'delayCapture', 'hosted checkout'],
  [`/stores-reader/v2/inventoryItems/${id}/getVariants`, { productId: id }, 'productId', 'inventoryId'],
  [
    '/_api/iam/authentication/v2/login',
    { loginId: { email: 'ana@example.com' }, password: 'secret-1', stateToken: 't' },
    'stateToken',
    'anew',
  ],
  [
    '/_api/iam/authentication/v2/register',
    { loginId: { email: 'ana@example.com' }, password: 'secret-1', profile: { vatId: { id: '1' } } },
    'profile.vatId',
    'neither',
  ],
])('POST %s refuses %j', async (path, body, field, instead) => {
  expect(await send(path, body)).toEqual(refusal(field, instead))
})

async function send(path: string, body: object): Promise<unknown> {
  const response = await fetch(emulator.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: emulator.apiKey },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { details?: { validationError?: { fieldViolations?: object[] } } }
  return [response.status, answer.details?.validationError?.fieldViolations ?? answer]
}

function refusal(field: string, instead: string): unknown {
  return [
    400,
    [
      {
        field,
        description: expect.stringMatching(
          new RegExp(`^is not supported by the emulator: .*${instead}`),
        ) as string,
        violatedRule: 'FIELD_NOT_ALLOWED',
      },
    ],
  ]
}

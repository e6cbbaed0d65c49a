import { date, shape, type Shape } from '@frontdesk/core'
import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
  timeZoneSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  createRedirectSession,
  type CreateRedirectSessionInput,
  prompts,
  type RedirectSession,
  responseModes,
  type SlotAvailability,
} from './redirect-session.ts'

const address = () => z.string().max(2048)
const maybe = z.exactOptional

type BookingsCheckout = NonNullable<CreateRedirectSessionInput['bookingsCheckout']>

const createRedirectSessionInputShape: Shape<CreateRedirectSessionInput> =
  /* @__PURE__ */ shape<CreateRedirectSessionInput>({
    bookingsCheckout: /* @__PURE__ */ shape<BookingsCheckout>({
      slotAvailability: /* @__PURE__ */ shape<SlotAvailability>({
        slot: /* @__PURE__ */ shape<SlotAvailability['slot']>({ startDate: date, endDate: date }),
      }),
    }),
  })

export const createRedirectSessionInputSchema: Schema<CreateRedirectSessionInput> =
  /* @__PURE__ */ schema<CreateRedirectSessionInput>()(() =>
    z.looseObject({
      auth: maybe(
        z.looseObject({
          authRequest: z.looseObject({
            clientId: z.string().min(1),
            responseType: z.literal('code'),
            redirectUri: z.optional(address()),
            scope: maybe(z.string()),
            state: z.string().min(1),
            responseMode: maybe(z.enum(responseModes)),
            codeChallenge: z.string().min(43).max(128),
            codeChallengeMethod: z.literal('S256'),
            sessionToken: z.optional(z.string()),
            idp: z.optional(z.string()),
            nonce: maybe(z.string().max(512)),
          }),
          prompt: maybe(z.enum(prompts)),
        }),
      ),
      login: maybe(z.record(z.string(), z.never())),
      logout: maybe(z.looseObject({ clientId: z.string().min(1) })),
      ecomCheckout: maybe(z.looseObject({ checkoutId: z.string().min(1) })),
      bookingsCheckout: maybe(
        z.looseObject({
          slotAvailability: z.looseObject({
            slot: z.looseObject({
              serviceId: maybe(z.string()),
              scheduleId: maybe(z.string()),
              eventId: maybe(z.string()),
              startDate: maybe(z.date()),
              endDate: maybe(z.date()),
              timezone: maybe(timeZoneSchema(150)),
              resource: maybe(z.looseObject({ id: maybe(z.string()), name: maybe(z.string()) })),
              location: maybe(
                z.looseObject({
                  id: maybe(z.string()),
                  name: maybe(z.string()),
                  formattedAddress: maybe(z.string()),
                  locationType: maybe(z.string()),
                }),
              ),
            }),
            bookable: maybe(z.boolean()),
            totalSpots: maybe(z.number()),
            openSpots: maybe(z.number()),
            waitingList: maybe(
              z.looseObject({ totalSpots: maybe(z.number()), openSpots: maybe(z.number()) }),
            ),
            bookingPolicyViolations: maybe(
              z.looseObject({
                tooEarlyToBook: maybe(z.boolean()),
                tooLateToBook: maybe(z.boolean()),
                bookOnlineDisabled: maybe(z.boolean()),
                validSubmissionRequired: maybe(z.boolean()),
              }),
            ),
            locked: maybe(z.boolean()),
          }),
          timezone: maybe(timeZoneSchema(40)),
        }),
      ),
      eventsCheckout: maybe(z.looseObject({ reservationId: z.string(), eventSlug: z.string().max(150) })),
      paidPlansCheckout: maybe(z.looseObject({ planId: z.string(), checkoutData: maybe(address()) })),
      storesProduct: maybe(z.looseObject({ productSlug: z.string().max(150) })),
      bookingsBook: maybe(z.looseObject({ resourceId: maybe(z.string()) })),
      ecomOrderPaymentRequest: maybe(z.looseObject({ paymentRequestId: z.string().min(1) })),
      callbacks: maybe(
        z.looseObject({
          postFlowUrl: maybe(address()),
          thankYouPageUrl: maybe(address()),
          loginUrl: maybe(address()),
          cartPageUrl: maybe(address()),
          bookingsServiceListUrl: maybe(address()),
          planListUrl: maybe(address()),
        }),
      ),
      preferences: maybe(
        z.looseObject({
          useGenericWixPages: maybe(z.boolean()),
          maintainIdentity: maybe(z.boolean()),
          additionalQueryParameters: maybe(z.record(z.string(), z.string())),
          checkIfPublish: maybe(z.boolean()),
        }),
      ),
      origin: z.optional(address()),
    }),
  )

export const redirectSessionSchema: ObjectSchema<RedirectSession> = /* @__PURE__ */ schema<RedirectSession>()(
  () =>
    z.looseObject({
      id: maybe(z.string()),
      fullUrl: maybe(address()),
      shortUrl: maybe(address()),
      urlDetails: maybe(
        z.looseObject({ endpoint: maybe(z.string()), searchParams: maybe(z.record(z.string(), z.string())) }),
      ),
      sessionToken: maybe(z.string()),
    }),
)

export const redirectSessionSchemas: readonly OperationSchema[] = /* @__PURE__ */ [
  /* @__PURE__ */ operationSchema(
    createRedirectSession,
    createRedirectSessionInputSchema,
    redirectSessionSchema,
    createRedirectSessionInputShape,
  ),
]

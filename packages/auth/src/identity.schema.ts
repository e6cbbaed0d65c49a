import { schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import type {
  CustomValue,
  Identity,
  IdentityAddress,
  IdentityProfile,
  IdentityResponse,
  MfaChallengeData,
  RequireMfaData,
} from './identity.ts'

const maybe = z.exactOptional
const text = () => maybe(z.string())

export const customValueSchema: Schema<CustomValue> = /* @__PURE__ */ schema<CustomValue>()(() =>
  z.looseObject({
    strValue: text(),
    numValue: maybe(z.number()),
    dateValue: maybe(z.date()),
    boolValue: maybe(z.boolean()),
    listValue: maybe(z.looseObject({ value: maybe(z.array(z.unknown())) })),
    mapValue: maybe(z.looseObject({ value: maybe(z.record(z.string(), z.unknown())) })),
  }),
)

export const identityAddressSchema: Schema<IdentityAddress> = /* @__PURE__ */ schema<IdentityAddress>()(() =>
  z.looseObject({
    country: text(),
    subdivision: text(),
    city: text(),
    postalCode: text(),
    streetAddress: maybe(z.looseObject({ name: text(), number: text(), apt: text() })),
    addressLine: text(),
    addressLine2: text(),
    formattedAddress: text(),
    geocode: maybe(z.looseObject({ latitude: z.number(), longitude: z.number() })),
    formatted: text(),
    location: maybe(z.looseObject({ latitude: z.number(), longitude: z.number() })),
    addressLine1: text(),
    streetName: maybe(z.string().max(1000)),
    streetNumber: maybe(z.string().max(1000)),
    countryFullname: text(),
    subdivisionFullname: text(),
  }),
)

export const identityProfileSchema: Schema<IdentityProfile> = /* @__PURE__ */ schema<IdentityProfile>()(() =>
  z.looseObject({
    firstName: text(),
    lastName: text(),
    nickname: text(),
    picture: text(),
    emails: maybe(z.array(z.string())),
    phones: maybe(z.array(z.string())),
    secondaryEmails: maybe(z.array(z.looseObject({ email: text(), tag: text() }))),
    phonesV2: maybe(z.array(z.looseObject({ countryCode: text(), phone: text(), tag: text() }))),
    addresses: maybe(z.array(z.looseObject({ address: maybe(identityAddressSchema()), tag: text() }))),
    labels: maybe(z.array(z.string()).max(2000)),
    language: text(),
    privacyStatus: text(),
    customFields: maybe(z.array(z.looseObject({ name: text(), value: maybe(customValueSchema()) }))),
    company: maybe(z.string().max(1000)),
    position: maybe(z.string().max(1000)),
    birthdate: text(),
    slug: maybe(z.string().max(255)),
  }),
)

export const identitySchema: Schema<Identity> = /* @__PURE__ */ schema<Identity>()(() =>
  z.looseObject({
    id: text(),
    revision: text(),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    identityProfile: maybe(identityProfileSchema()),
    email: maybe(z.looseObject({ address: text(), isVerified: maybe(z.boolean()) })),
    status: maybe(z.looseObject({ name: text(), reasons: maybe(z.array(z.string())) })),
  }),
)

const factorFields = () => ({
  availableFactors: maybe(z.array(z.looseObject({ factorType: text(), factorStatus: text() })).max(100)),
  reason: text(),
})

export const requireMfaDataSchema: Schema<RequireMfaData> = /* @__PURE__ */ schema<RequireMfaData>()(() =>
  z.looseObject(factorFields()),
)

export const mfaChallengeDataSchema: Schema<MfaChallengeData> = /* @__PURE__ */ schema<MfaChallengeData>()(
  () =>
    z.looseObject({
      ...factorFields(),
      factorType: text(),
      verificationChallengeData: maybe(
        z.looseObject({
          hint: maybe(z.string().max(200)),
          pushData: maybe(z.looseObject({ transactionId: maybe(z.string().max(36)) })),
          webauthnData: maybe(
            z.looseObject({
              challengeId: text(),
              publicKeyCredentialRequestOptionsJson: maybe(z.string().max(40_000)),
            }),
          ),
        }),
      ),
    }),
)

export const identityResponseSchema: Schema<IdentityResponse> = /* @__PURE__ */ schema<IdentityResponse>()(
  () =>
    z.looseObject({
      state: z.string(),
      sessionToken: text(),
      stateToken: text(),
      identity: maybe(identitySchema()),
      requireMfaData: maybe(requireMfaDataSchema()),
      mfaChallengeData: maybe(mfaChallengeDataSchema()),
      additionalData: maybe(z.record(z.string(), z.unknown())),
    }),
)

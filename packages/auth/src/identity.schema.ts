import { type Enumeration, type ObjectSchema, schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  addressTags,
  type CustomValue,
  emailTags,
  factorStatuses,
  factorTypes,
  type Identity,
  type IdentityAddress,
  type IdentityProfile,
  type IdentityResponse,
  identityStates,
  identityStatuses,
  identityStatusReasons,
  type MfaChallengeData,
  mfaReasons,
  phoneTags,
  privacyStatuses,
  type RequireMfaData,
} from './identity.ts'

const maybe = z.exactOptional
const text = () => maybe(z.string())

export const customValueSchema: ObjectSchema<CustomValue> = /* @__PURE__ */ schema<CustomValue>()(() =>
  z.looseObject({
    strValue: text(),
    numValue: maybe(z.number()),
    dateValue: maybe(z.date()),
    boolValue: maybe(z.boolean()),
    listValue: maybe(z.looseObject({ value: maybe(z.array(z.unknown())) })),
    mapValue: maybe(z.looseObject({ value: maybe(z.record(z.string(), z.unknown())) })),
  }),
)

export const identityAddressSchema: ObjectSchema<IdentityAddress> = /* @__PURE__ */ schema<IdentityAddress>()(
  () =>
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

export const identityProfileSchema: ObjectSchema<IdentityProfile> = /* @__PURE__ */ schema<IdentityProfile>()(
  (oneOf) =>
    z.looseObject({
      firstName: text(),
      lastName: text(),
      nickname: text(),
      picture: text(),
      emails: maybe(z.array(z.string())),
      phones: maybe(z.array(z.string())),
      secondaryEmails: maybe(z.array(z.looseObject({ email: text(), tag: maybe(oneOf(emailTags)) }))),
      phonesV2: maybe(
        z.array(z.looseObject({ countryCode: text(), phone: text(), tag: maybe(oneOf(phoneTags)) })),
      ),
      addresses: maybe(
        z.array(z.looseObject({ address: maybe(identityAddressSchema()), tag: maybe(oneOf(addressTags)) })),
      ),
      labels: maybe(z.array(z.string()).max(2000)),
      language: text(),
      privacyStatus: maybe(oneOf(privacyStatuses)),
      customFields: maybe(z.array(z.looseObject({ name: text(), value: maybe(customValueSchema()) }))),
      company: maybe(z.string().max(1000)),
      position: maybe(z.string().max(1000)),
      birthdate: text(),
      slug: maybe(z.string().max(255)),
    }),
)

export const identitySchema: ObjectSchema<Identity> = /* @__PURE__ */ schema<Identity>()((oneOf) =>
  z.looseObject({
    id: text(),
    revision: text(),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    identityProfile: maybe(identityProfileSchema(oneOf)),
    email: maybe(z.looseObject({ address: text(), isVerified: maybe(z.boolean()) })),
    status: maybe(
      z.looseObject({
        name: maybe(oneOf(identityStatuses)),
        reasons: maybe(z.array(oneOf(identityStatusReasons))),
      }),
    ),
  }),
)

const factorFields = (oneOf: Enumeration) => ({
  availableFactors: maybe(
    z
      .array(
        z.looseObject({ factorType: maybe(oneOf(factorTypes)), factorStatus: maybe(oneOf(factorStatuses)) }),
      )
      .max(100),
  ),
  reason: maybe(oneOf(mfaReasons)),
})

export const requireMfaDataSchema: ObjectSchema<RequireMfaData> = /* @__PURE__ */ schema<RequireMfaData>()(
  (oneOf) => z.looseObject(factorFields(oneOf)),
)

export const mfaChallengeDataSchema: ObjectSchema<MfaChallengeData> =
  /* @__PURE__ */ schema<MfaChallengeData>()((oneOf) =>
    z.looseObject({
      ...factorFields(oneOf),
      factorType: maybe(oneOf(factorTypes)),
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

export const identityResponseSchema: ObjectSchema<IdentityResponse> =
  /* @__PURE__ */ schema<IdentityResponse>()((oneOf) =>
    z.looseObject({
      state: oneOf(identityStates),
      sessionToken: text(),
      stateToken: text(),
      identity: maybe(identitySchema(oneOf)),
      requireMfaData: maybe(requireMfaDataSchema()),
      mfaChallengeData: maybe(mfaChallengeDataSchema(oneOf)),
      additionalData: maybe(z.record(z.string(), z.unknown())),
    }),
  )

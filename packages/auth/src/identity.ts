import { type Address, date, entity, type Geocode, type Open, shape, type Shape } from '@frontdesk/core'

/** Every way to prove who one is. */
export const factorTypes = ['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN'] as const

/** A way to prove who one is. */
export type FactorType = (typeof factorTypes)[number]

/** Every status of a factor. */
export const factorStatuses = [
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
] as const

/** Whether a factor can be used. */
export type FactorStatus = Open<(typeof factorStatuses)[number]>

/** Every reason for a second factor. */
export const mfaReasons = ['USER_SETTINGS', 'HIGH_RISK_LOGIN'] as const

/** Why a second factor is asked for. */
export type MfaReason = Open<(typeof mfaReasons)[number]>

/** Every status of an identity. */
export const identityStatuses = ['PENDING', 'ACTIVE', 'DELETED', 'BLOCKED', 'OFFLINE'] as const

/** Whether a person can sign in. */
export type IdentityStatus = Open<(typeof identityStatuses)[number]>

/** Every reason for the status of an identity. */
export const identityStatusReasons = [
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
] as const

/** Why an identity is pending. */
export type IdentityStatusReason = Open<(typeof identityStatusReasons)[number]>

/** Every state of a registration or a login, as the platform says it. */
export const identityStates = [
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MISSING_FIELDS',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'REQUIRE_FIRST_FACTOR',
] as const

/** Where a registration or a login stands, as the platform says it. */
export type IdentityState = Open<(typeof identityStates)[number]>

/** Every tag of an address. */
export const addressTags = ['HOME', 'WORK', 'BILLING', 'SHIPPING', 'UNTAGGED'] as const

/** The use of a postal address, such as home or work. */
export type AddressTag = Open<(typeof addressTags)[number]>

/** Every tag of an e-mail address. */
export const emailTags = ['MAIN', 'HOME', 'WORK', 'UNTAGGED'] as const

/** The use of an e-mail address, such as home or work. */
export type EmailTag = Open<(typeof emailTags)[number]>

/** Every tag of a telephone number. */
export const phoneTags = ['MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX', 'UNTAGGED'] as const

/** The use of a telephone number, such as mobile or work. */
export type PhoneTag = Open<(typeof phoneTags)[number]>

/** Every privacy status of a profile. */
export const privacyStatuses = ['PUBLIC', 'PRIVATE'] as const

/** Whether other members see a profile. */
export type PrivacyStatus = Open<(typeof privacyStatuses)[number]>

/** The value of a custom field: exactly one of these. What is inside a list or a map stays as it is on the wire. */
export interface CustomValue {
  strValue?: string
  numValue?: number
  dateValue?: Date
  boolValue?: boolean
  listValue?: { value?: unknown[] }
  mapValue?: { value?: Record<string, unknown> }
}

export interface CustomField {
  name?: string
  value?: CustomValue
}

/** An address of a person, with the other names that the platform has for its parts. */
export interface IdentityAddress extends Address {
  formatted?: string
  location?: Geocode
  addressLine1?: string
  streetName?: string
  streetNumber?: string
  countryFullname?: string
  subdivisionFullname?: string
}

export interface TaggedAddress {
  address?: IdentityAddress
  tag?: AddressTag
}

export interface SecondaryEmail {
  email?: string
  tag?: EmailTag
}

export interface IdentityPhone {
  /** Two letters, ISO 3166-1. */
  countryCode?: string
  phone?: string
  tag?: PhoneTag
}

/** The profile that a person fills in. */
export interface IdentityProfile {
  firstName?: string
  lastName?: string
  nickname?: string
  /** Address of a picture. */
  picture?: string
  emails?: string[]
  phones?: string[]
  secondaryEmails?: SecondaryEmail[]
  phonesV2?: IdentityPhone[]
  addresses?: TaggedAddress[]
  labels?: string[]
  language?: string
  privacyStatus?: PrivacyStatus
  customFields?: CustomField[]
  company?: string
  position?: string
  /** A day without a time: `1990-04-23`. */
  birthdate?: string
  slug?: string
}

/** A person who can sign in. */
export interface Identity {
  id?: string
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  identityProfile?: IdentityProfile
  email?: { address?: string; isVerified?: boolean }
  status?: {
    name?: IdentityStatus
    reasons?: IdentityStatusReason[]
  }
}

/** A factor that a person may answer with. */
export interface AvailableFactor {
  factorType?: Open<FactorType>
  factorStatus?: FactorStatus
}

/** A second factor is required; none is chosen yet. */
export interface RequireMfaData {
  availableFactors?: AvailableFactor[]
  reason?: MfaReason
}

/** The data that the chosen factor needs to be answered. */
export interface VerificationChallenge {
  /** Where a code went, shortened: `a…a@example.com`. */
  hint?: string
  pushData?: { transactionId?: string }
  webauthnData?: { challengeId?: string; publicKeyCredentialRequestOptionsJson?: string }
}

/** A second factor is being asked for. */
export interface MfaChallengeData extends RequireMfaData {
  factorType?: Open<FactorType>
  verificationChallengeData?: VerificationChallenge
}

/** The answer to every step of a registration, a login or a recovery. */
export interface IdentityResponse {
  state: IdentityState
  /** Of a success: stands for the person until it is exchanged for tokens. */
  sessionToken?: string
  /** Continues the same attempt in the next call. */
  stateToken?: string
  identity?: Identity
  requireMfaData?: RequireMfaData
  mfaChallengeData?: MfaChallengeData
  additionalData?: Record<string, unknown>
}

const customFieldShape: Shape<CustomField> = /* @__PURE__ */ shape<CustomField>({
  value: /* @__PURE__ */ shape<CustomValue>({ dateValue: date }),
})

export const identityProfileShape: Shape<IdentityProfile> = /* @__PURE__ */ shape<IdentityProfile>({
  customFields: customFieldShape,
})

export const identityShape: Shape<Identity> = /* @__PURE__ */ entity<Identity>({
  createdDate: date,
  updatedDate: date,
  identityProfile: identityProfileShape,
})

export const identityResponseShape: Shape<IdentityResponse> = /* @__PURE__ */ shape<IdentityResponse>({
  identity: identityShape,
})

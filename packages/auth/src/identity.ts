import { type Address, date, entity, type Geocode, type Open, shape, type Shape } from '@frontdesk/core'

/** Ways to prove who one is (spec section 3). */
export type FactorType = 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN'

export type FactorStatus = Open<
  'ENABLED' | 'REQUIRE_ACTIVATION' | 'REQUIRE_REENROLL' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE'
>

export type MfaReason = Open<'USER_SETTINGS' | 'HIGH_RISK_LOGIN'>

export type IdentityStatus = Open<'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE'>

/** Where a registration or a login stands, as the platform says it. */
export type IdentityState = Open<
  | 'SUCCESS'
  | 'REQUIRE_OWNER_APPROVAL'
  | 'REQUIRE_EMAIL_VERIFICATION'
  | 'STATUS_CHECK'
  | 'REQUIRE_MISSING_FIELDS'
  | 'REQUIRE_MFA'
  | 'MFA_CHALLENGE'
  | 'REQUIRE_FIRST_FACTOR'
>

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
  tag?: Open<'HOME' | 'WORK' | 'BILLING' | 'SHIPPING' | 'UNTAGGED'>
}

export interface SecondaryEmail {
  email?: string
  tag?: Open<'MAIN' | 'HOME' | 'WORK' | 'UNTAGGED'>
}

export interface IdentityPhone {
  /** Two letters, ISO 3166-1. */
  countryCode?: string
  phone?: string
  tag?: Open<'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX' | 'UNTAGGED'>
}

/** What a person says about themselves. */
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
  privacyStatus?: Open<'PUBLIC' | 'PRIVATE'>
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
    reasons?: Open<
      | 'PENDING_ADMIN_APPROVAL_REQUIRED'
      | 'PENDING_EMAIL_VERIFICATION_REQUIRED'
      | 'PENDING_REQUIRED_FIELDS_MISSING'
    >[]
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

/** What the chosen factor needs to be answered. */
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

/** The answer to every step of a registration, a login or a recovery (spec section 3). */
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

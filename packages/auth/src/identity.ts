import { type Address, date, entity, type Geocode, type Open, shape, type Shape } from '@frontdesk/core'

/** All ways to prove an identity. */
export const factorTypes = ['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN'] as const

/** A way to prove an identity. */
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

/** All reasons for a second factor. */
export const mfaReasons = ['USER_SETTINGS', 'HIGH_RISK_LOGIN'] as const

/** Why a second factor is required. */
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

/** All states of a registration or a login that the platform reports. */
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

/** State of a registration or a login, as the platform reports it. */
export type IdentityState = Open<(typeof identityStates)[number]>

/** Every tag of an address. */
export const addressTags = ['HOME', 'WORK', 'BILLING', 'SHIPPING', 'UNTAGGED'] as const

/** The use of a postal address, such as home or work. */
export type AddressTag = Open<(typeof addressTags)[number]>

/** All tags of an email address. */
export const emailTags = ['MAIN', 'HOME', 'WORK', 'UNTAGGED'] as const

/** The use of an email address, such as home or work. */
export type EmailTag = Open<(typeof emailTags)[number]>

/** Every tag of a telephone number. */
export const phoneTags = ['MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX', 'UNTAGGED'] as const

/** The use of a telephone number, such as mobile or work. */
export type PhoneTag = Open<(typeof phoneTags)[number]>

/** Every privacy status of a profile. */
export const privacyStatuses = ['PUBLIC', 'PRIVATE'] as const

/** Whether other members see a profile. */
export type PrivacyStatus = Open<(typeof privacyStatuses)[number]>

/** The value of a custom field: exactly one of these. The content of a list or an object is not converted. */
export interface CustomValue {
  /** The value, if it is text. */
  strValue?: string
  /** The value, if it is a number. */
  numValue?: number
  /** The value, if it is a date. */
  dateValue?: Date
  /** The value, if it is `true` or `false`. */
  boolValue?: boolean
  /** The value, if it is a list. */
  listValue?: {
    /** Items of the list. */
    value?: unknown[]
  }
  /** The value, if it is an object. */
  mapValue?: {
    /** Fields of the object. */
    value?: Record<string, unknown>
  }
}

export interface CustomField {
  name?: string
  value?: CustomValue
}

/** An address of a person, with the field names that the platform uses for it. */
export interface IdentityAddress extends Address {
  /** The whole address as text. */
  formatted?: string
  /** Position on the map. */
  location?: Geocode
  /** Street and number in one line. */
  addressLine1?: string
  /** Name of the street, without the number. */
  streetName?: string
  /** House number, which may contain letters. */
  streetNumber?: string
  /** Name of the country. */
  countryFullname?: string
  /** Name of the state or region. */
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
  /** Two-letter country code, ISO 3166-1. */
  countryCode?: string
  phone?: string
  tag?: PhoneTag
}

/** The profile that a person fills in. */
export interface IdentityProfile {
  firstName?: string
  lastName?: string
  /** Name that other members see. */
  nickname?: string
  /** URL of a picture. */
  picture?: string
  /** Email addresses in addition to the one for sign-in. */
  emails?: string[]
  /** Phone numbers as text. */
  phones?: string[]
  /** Further email addresses with their tags. */
  secondaryEmails?: SecondaryEmail[]
  /** Phone numbers with country code and tag. */
  phonesV2?: IdentityPhone[]
  /** Postal addresses with their tags. */
  addresses?: TaggedAddress[]
  /** Ids of the contact's labels. */
  labels?: string[]
  /** Language as an ISO 639-1 code, such as `en`. */
  language?: string
  privacyStatus?: PrivacyStatus
  /** Values of custom fields of the business. */
  customFields?: CustomField[]
  /** Company that the person works for. */
  company?: string
  /** Job title. */
  position?: string
  /** A day without a time: `1990-04-23`. */
  birthdate?: string
  /** Last part of the URL of the member's page. */
  slug?: string
}

/** A person who can sign in. */
export interface Identity {
  id?: string
  /** Increases with each change. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  identityProfile?: IdentityProfile
  email?: {
    /** The email address. */
    address?: string
    /** Whether the person has proven that the address is theirs. */
    isVerified?: boolean
  }
  /** Whether the person may sign in, and why not. */
  status?: {
    name?: IdentityStatus
    reasons?: IdentityStatusReason[]
  }
}

/** A factor that a person may use. */
export interface AvailableFactor {
  factorType?: Open<FactorType>
  factorStatus?: FactorStatus
}

/** A second factor is required, and none is chosen yet. */
export interface RequireMfaData {
  availableFactors?: AvailableFactor[]
  reason?: MfaReason
}

/** The data that is needed to respond to the chosen factor. */
export interface VerificationChallenge {
  /** Destination of the code, shortened: `a…a@example.com`. */
  hint?: string
  /** The push notification that waits for a response. */
  pushData?: { transactionId?: string }
  /** The options that the browser needs to request the passkey. */
  webauthnData?: {
    challengeId?: string
    /** Options for `navigator.credentials.get`, as JSON. */
    publicKeyCredentialRequestOptionsJson?: string
  }
}

/** A second factor is being asked for. */
export interface MfaChallengeData extends RequireMfaData {
  factorType?: Open<FactorType>
  /** The data that the chosen factor needs, if it is known already. */
  verificationChallengeData?: VerificationChallenge
}

/** The response to every step of a registration, a login or a recovery. */
export interface IdentityResponse {
  state: IdentityState
  /** Present on success: identifies the person until it is exchanged for tokens. */
  sessionToken?: string
  /** Continues the same attempt in the next call. */
  stateToken?: string
  identity?: Identity
  requireMfaData?: RequireMfaData
  mfaChallengeData?: MfaChallengeData
  /** Further data of the sign-in, such as whether the person is new. */
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

import { OperationSchema, Schema, ObjectSchema } from '@frontdesk/core/schema';
import { Address, Geocode, Open } from '@frontdesk/core';

/** How a token is asked for. */
type TokenRequest = {
    grantType: 'anonymous';
    clientId: string;
} | {
    grantType: 'refresh_token';
    clientId?: string;
    refreshToken: string;
} | {
    grantType: 'authorization_code';
    clientId: string;
    code: string;
    codeVerifier: string;
    redirectUri?: string;
} | {
    grantType: 'authorized_client';
    scope?: string;
    member_id: string;
};
interface TokenResponse {
    access_token: string;
    /** Seconds from now. */
    expires_in: number;
    /** Absent when the one that was sent stays good. */
    refresh_token?: string;
    token_type?: string;
    scope?: string;
}

/** Every way to prove who one is. */
declare const factorTypes: readonly ["PASSWORD", "SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN"];
/** A way to prove who one is. */
type FactorType = (typeof factorTypes)[number];
/** Every status of a factor. */
declare const factorStatuses: readonly ["ENABLED", "REQUIRE_ACTIVATION", "REQUIRE_REENROLL", "ENABLED_BY_RULE", "DISABLED_BY_RULE"];
/** Whether a factor can be used. */
type FactorStatus = Open<(typeof factorStatuses)[number]>;
/** Every reason for a second factor. */
declare const mfaReasons: readonly ["USER_SETTINGS", "HIGH_RISK_LOGIN"];
/** Why a second factor is asked for. */
type MfaReason = Open<(typeof mfaReasons)[number]>;
/** Every status of an identity. */
declare const identityStatuses: readonly ["PENDING", "ACTIVE", "DELETED", "BLOCKED", "OFFLINE"];
/** Whether a person can sign in. */
type IdentityStatus = Open<(typeof identityStatuses)[number]>;
/** Every reason for the status of an identity. */
declare const identityStatusReasons: readonly ["PENDING_ADMIN_APPROVAL_REQUIRED", "PENDING_EMAIL_VERIFICATION_REQUIRED", "PENDING_REQUIRED_FIELDS_MISSING"];
/** Why an identity is pending. */
type IdentityStatusReason = Open<(typeof identityStatusReasons)[number]>;
/** Every state of a registration or a login, as the platform says it. */
declare const identityStates: readonly ["SUCCESS", "REQUIRE_OWNER_APPROVAL", "REQUIRE_EMAIL_VERIFICATION", "STATUS_CHECK", "REQUIRE_MISSING_FIELDS", "REQUIRE_MFA", "MFA_CHALLENGE", "REQUIRE_FIRST_FACTOR"];
/** Where a registration or a login stands, as the platform says it. */
type IdentityState = Open<(typeof identityStates)[number]>;
/** Every tag of an address. */
declare const addressTags: readonly ["HOME", "WORK", "BILLING", "SHIPPING", "UNTAGGED"];
/** The use of a postal address, such as home or work. */
type AddressTag = Open<(typeof addressTags)[number]>;
/** Every tag of an e-mail address. */
declare const emailTags: readonly ["MAIN", "HOME", "WORK", "UNTAGGED"];
/** The use of an e-mail address, such as home or work. */
type EmailTag = Open<(typeof emailTags)[number]>;
/** Every tag of a telephone number. */
declare const phoneTags: readonly ["MAIN", "HOME", "MOBILE", "WORK", "FAX", "UNTAGGED"];
/** The use of a telephone number, such as mobile or work. */
type PhoneTag = Open<(typeof phoneTags)[number]>;
/** Every privacy status of a profile. */
declare const privacyStatuses: readonly ["PUBLIC", "PRIVATE"];
/** Whether other members see a profile. */
type PrivacyStatus = Open<(typeof privacyStatuses)[number]>;
/** The value of a custom field: exactly one of these. What is inside a list or a map stays as it is on the wire. */
interface CustomValue {
    strValue?: string;
    numValue?: number;
    dateValue?: Date;
    boolValue?: boolean;
    listValue?: {
        value?: unknown[];
    };
    mapValue?: {
        value?: Record<string, unknown>;
    };
}
interface CustomField {
    name?: string;
    value?: CustomValue;
}
/** An address of a person, with the other names that the platform has for its parts. */
interface IdentityAddress extends Address {
    formatted?: string;
    location?: Geocode;
    addressLine1?: string;
    streetName?: string;
    streetNumber?: string;
    countryFullname?: string;
    subdivisionFullname?: string;
}
interface TaggedAddress {
    address?: IdentityAddress;
    tag?: AddressTag;
}
interface SecondaryEmail {
    email?: string;
    tag?: EmailTag;
}
interface IdentityPhone {
    /** Two letters, ISO 3166-1. */
    countryCode?: string;
    phone?: string;
    tag?: PhoneTag;
}
/** The profile that a person fills in. */
interface IdentityProfile {
    firstName?: string;
    lastName?: string;
    nickname?: string;
    /** Address of a picture. */
    picture?: string;
    emails?: string[];
    phones?: string[];
    secondaryEmails?: SecondaryEmail[];
    phonesV2?: IdentityPhone[];
    addresses?: TaggedAddress[];
    labels?: string[];
    language?: string;
    privacyStatus?: PrivacyStatus;
    customFields?: CustomField[];
    company?: string;
    position?: string;
    /** A day without a time: `1990-04-23`. */
    birthdate?: string;
    slug?: string;
}
/** A person who can sign in. */
interface Identity {
    id?: string;
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    identityProfile?: IdentityProfile;
    email?: {
        address?: string;
        isVerified?: boolean;
    };
    status?: {
        name?: IdentityStatus;
        reasons?: IdentityStatusReason[];
    };
}
/** A factor that a person may answer with. */
interface AvailableFactor {
    factorType?: Open<FactorType>;
    factorStatus?: FactorStatus;
}
/** A second factor is required; none is chosen yet. */
interface RequireMfaData {
    availableFactors?: AvailableFactor[];
    reason?: MfaReason;
}
/** The data that the chosen factor needs to be answered. */
interface VerificationChallenge {
    /** Where a code went, shortened: `a…a@example.com`. */
    hint?: string;
    pushData?: {
        transactionId?: string;
    };
    webauthnData?: {
        challengeId?: string;
        publicKeyCredentialRequestOptionsJson?: string;
    };
}
/** A second factor is being asked for. */
interface MfaChallengeData extends RequireMfaData {
    factorType?: Open<FactorType>;
    verificationChallengeData?: VerificationChallenge;
}
/** The answer to every step of a registration, a login or a recovery. */
interface IdentityResponse {
    state: IdentityState;
    /** Of a success: stands for the person until it is exchanged for tokens. */
    sessionToken?: string;
    /** Continues the same attempt in the next call. */
    stateToken?: string;
    identity?: Identity;
    requireMfaData?: RequireMfaData;
    mfaChallengeData?: MfaChallengeData;
    additionalData?: Record<string, unknown>;
}

/** The token of a solved captcha: exactly one of these. */
interface CaptchaToken {
    /** Of the visible captcha. */
    Recaptcha?: string;
    InvisibleRecaptcha?: string;
    NoCaptcha?: string;
    /** Of a captcha with a site key of your own. */
    recaptchaForClientSiteKey?: {
        token: string;
        siteKeyId: string;
    };
}
/** Whom a person signs in as. */
interface LoginId {
    email: string;
}
interface LoginIdentityInput {
    loginId: LoginId;
    password: string;
    captchaTokens?: CaptchaToken[];
    clientMetaData?: Record<string, unknown>;
}
interface RegisterIdentityInput extends LoginIdentityInput {
    profile?: IdentityProfile;
}
interface ChangePasswordInput {
    newPassword: string;
}
interface SignOnInput {
    loginId: LoginId;
    profile?: IdentityProfile;
    /** Takes the e-mail address as verified. */
    verifyEmail?: boolean;
    mergeExistingContact?: boolean;
}
interface SignOnResponse {
    sessionToken?: string;
    identity?: Identity;
}
interface LogoutIdentityInput {
    /** Where a browser is sent afterwards. */
    postLogoutRedirectUri?: string;
    clientId?: string;
}
interface AuthenticationCallbackInput {
    state: string;
    sessionToken: string;
}
/** The answer to a second factor: the data of the factor that the path names. */
interface VerifyFactorInput {
    factorType: FactorType;
    /** Of the answer that asked for the factor. */
    stateToken: string;
    /** Asks for no second factor on this device next time. */
    rememberThisDevice?: boolean;
    smsData?: {
        code: string;
    };
    callData?: {
        code: string;
    };
    emailData?: {
        code: string;
    };
    totpData?: {
        code: string;
    };
    pushData?: {
        transactionId: string;
    };
    /** `credential` is the credential of the browser, as JSON. */
    webauthnData?: {
        challengeId: string;
        credential: string;
    };
}

/** Every way in which the authorization page gives its answer. */
declare const responseModes: readonly ["query", "fragment", "web_message"];
/** How the authorization page gives its answer. */
type ResponseMode = (typeof responseModes)[number];
/** Whether the authorization page asks a person to sign in. */
declare const prompts: readonly ["login", "none"];
/** The request to the platform's authorization page. */
interface AuthRequest {
    clientId: string;
    responseType: 'code';
    redirectUri?: string | undefined;
    /** `offline_access` for a refresh token. */
    scope?: string;
    state: string;
    responseMode?: ResponseMode;
    codeChallenge: string;
    codeChallengeMethod: 'S256';
    /** A session that the person already has, after a direct login. */
    sessionToken?: string | undefined;
    /** Sign-in with another provider. */
    idp?: string | undefined;
    nonce?: string;
}
/** A slot as the time-slot operations give it, handed over to the hosted booking flow. */
interface SlotAvailability {
    slot: {
        serviceId?: string;
        scheduleId?: string;
        eventId?: string;
        startDate?: Date;
        endDate?: Date;
        timezone?: string;
        resource?: {
            id?: string;
            name?: string;
        };
        location?: {
            id?: string;
            name?: string;
            formattedAddress?: string;
            locationType?: string;
        };
    };
    bookable?: boolean;
    totalSpots?: number;
    openSpots?: number;
    waitingList?: {
        totalSpots?: number;
        openSpots?: number;
    };
    bookingPolicyViolations?: {
        tooEarlyToBook?: boolean;
        tooLateToBook?: boolean;
        bookOnlineDisabled?: boolean;
        validSubmissionRequired?: boolean;
    };
    /** Somebody else is about to book it. */
    locked?: boolean;
}
/** Addresses that the hosted pages come back to, 2,048 characters at most. */
interface RedirectCallbacks {
    /** After completion and after giving up. */
    postFlowUrl?: string;
    /** Your own thank-you page; it gets `orderId`. */
    thankYouPageUrl?: string;
    loginUrl?: string;
    cartPageUrl?: string;
    bookingsServiceListUrl?: string;
    planListUrl?: string;
}
interface RedirectPreferences {
    useGenericWixPages?: boolean;
    /** Whether the person stays the same on the hosted pages; true unless given. */
    maintainIdentity?: boolean;
    /** Added to the address: campaign parameters, `lang`. */
    additionalQueryParameters?: Record<string, string>;
    checkIfPublish?: boolean;
}
/** Exactly one target, and where to come back to. */
interface CreateRedirectSessionInput {
    auth?: {
        authRequest: AuthRequest;
        prompt?: (typeof prompts)[number];
    };
    login?: Record<string, never>;
    logout?: {
        clientId: string;
    };
    ecomCheckout?: {
        checkoutId: string;
    };
    bookingsCheckout?: {
        slotAvailability: SlotAvailability;
        timezone?: string;
    };
    eventsCheckout?: {
        reservationId: string;
        eventSlug: string;
    };
    paidPlansCheckout?: {
        planId: string;
        checkoutData?: string;
    };
    storesProduct?: {
        productSlug: string;
    };
    bookingsBook?: {
        resourceId?: string;
    };
    callbacks?: RedirectCallbacks;
    preferences?: RedirectPreferences;
    /** Origin of the page that asks, for messages to it. */
    origin?: string | undefined;
}
/** A hand-off to a hosted page. */
interface RedirectSession {
    id?: string;
    /** Open this address. */
    fullUrl?: string;
    shortUrl?: string;
    urlDetails?: {
        endpoint?: string;
        searchParams?: Record<string, string>;
    };
    sessionToken?: string;
}

/** Where the link of a mail leads on to. */
interface EmailRedirect {
    /** 1,000 characters at most, on a registered origin of the client. */
    url: string;
    clientId?: string;
}
/** How a mail is written. */
interface EmailOptions {
    /** The language of the mail, such as `en`. */
    language?: string;
    redirect?: EmailRedirect;
}
interface SendRecoveryEmailInput extends EmailOptions {
    email: string;
}
interface SendActivationEmailInput {
    identityId: string;
    emailOptions?: EmailOptions;
}
interface RecoverAccountInput {
    /** From the link of the mail. */
    recoveryToken: string;
    password: string;
}

/** Every place where a verification code is sent. */
declare const verificationTargets: readonly ["EMAIL"];
interface StartVerificationInput {
    identityId?: string;
    target?: (typeof verificationTargets)[number];
}
interface StartVerificationResponse {
    verificationId?: string;
}
interface VerifyDuringAuthenticationInput {
    /** From the mail: exactly 6 characters. */
    code: string;
    /** The state token of the answer that asked for the verification. */
    stateToken: string;
}
interface ResendVerificationInput {
    stateToken: string;
}
interface ResendVerificationResponse {
    state?: IdentityState;
    stateToken?: string;
}

declare const captchaTokenSchema: ObjectSchema<CaptchaToken>;
declare const loginIdentityInputSchema: Schema<LoginIdentityInput>;
declare const registerIdentityInputSchema: Schema<RegisterIdentityInput>;
declare const changePasswordInputSchema: Schema<ChangePasswordInput>;
declare const authenticationCallbackInputSchema: Schema<AuthenticationCallbackInput>;
declare const signOnInputSchema: Schema<SignOnInput>;
declare const signOnResponseSchema: ObjectSchema<SignOnResponse>;
declare const logoutIdentityInputSchema: Schema<LogoutIdentityInput>;
declare const verifyFactorInputSchema: Schema<VerifyFactorInput>;
declare const authenticationSchemas: readonly OperationSchema[];

declare const customValueSchema: ObjectSchema<CustomValue>;
declare const identityAddressSchema: ObjectSchema<IdentityAddress>;
declare const identityProfileSchema: ObjectSchema<IdentityProfile>;
declare const identitySchema: ObjectSchema<Identity>;
declare const requireMfaDataSchema: ObjectSchema<RequireMfaData>;
declare const mfaChallengeDataSchema: ObjectSchema<MfaChallengeData>;
declare const identityResponseSchema: ObjectSchema<IdentityResponse>;

declare const emailOptionsSchema: Schema<EmailOptions>;
declare const sendRecoveryEmailInputSchema: Schema<SendRecoveryEmailInput>;
declare const sendActivationEmailInputSchema: Schema<SendActivationEmailInput>;
declare const recoverAccountInputSchema: Schema<RecoverAccountInput>;
declare const recoverySchemas: readonly OperationSchema[];

declare const createRedirectSessionInputSchema: Schema<CreateRedirectSessionInput>;
declare const redirectSessionSchema: ObjectSchema<RedirectSession>;
declare const redirectSessionSchemas: readonly OperationSchema[];

declare const tokenRequestSchema: Schema<TokenRequest>;
declare const tokenResponseSchema: ObjectSchema<TokenResponse>;
declare const tokenSchemas: readonly OperationSchema[];

declare const startVerificationInputSchema: Schema<StartVerificationInput>;
declare const startVerificationResponseSchema: ObjectSchema<StartVerificationResponse>;
declare const verifyDuringAuthenticationInputSchema: Schema<VerifyDuringAuthenticationInput>;
declare const resendVerificationInputSchema: Schema<ResendVerificationInput>;
declare const resendVerificationResponseSchema: ObjectSchema<ResendVerificationResponse>;
declare const verificationSchemas: readonly OperationSchema[];

/** The schemas of every operation of this package. */
declare const authSchemas: readonly OperationSchema[];

export { authSchemas, authenticationCallbackInputSchema, authenticationSchemas, captchaTokenSchema, changePasswordInputSchema, createRedirectSessionInputSchema, customValueSchema, emailOptionsSchema, identityAddressSchema, identityProfileSchema, identityResponseSchema, identitySchema, loginIdentityInputSchema, logoutIdentityInputSchema, mfaChallengeDataSchema, recoverAccountInputSchema, recoverySchemas, redirectSessionSchema, redirectSessionSchemas, registerIdentityInputSchema, requireMfaDataSchema, resendVerificationInputSchema, resendVerificationResponseSchema, sendActivationEmailInputSchema, sendRecoveryEmailInputSchema, signOnInputSchema, signOnResponseSchema, startVerificationInputSchema, startVerificationResponseSchema, tokenRequestSchema, tokenResponseSchema, tokenSchemas, verificationSchemas, verifyDuringAuthenticationInputSchema, verifyFactorInputSchema };

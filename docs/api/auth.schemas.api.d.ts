import { OperationSchema, Schema } from '@frontdesk/core/schema';
import { Open, Address, Geocode } from '@frontdesk/core';

/** How a token is asked for (spec section 7, Authentication). */
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

/** Ways to prove who one is (spec section 3). */
type FactorType = 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN';
type FactorStatus = Open<'ENABLED' | 'REQUIRE_ACTIVATION' | 'REQUIRE_REENROLL' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE'>;
type MfaReason = Open<'USER_SETTINGS' | 'HIGH_RISK_LOGIN'>;
type IdentityStatus = Open<'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE'>;
/** Where a registration or a login stands, as the platform says it. */
type IdentityState = Open<'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS' | 'REQUIRE_MFA' | 'MFA_CHALLENGE' | 'REQUIRE_FIRST_FACTOR'>;
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
    tag?: Open<'HOME' | 'WORK' | 'BILLING' | 'SHIPPING' | 'UNTAGGED'>;
}
interface SecondaryEmail {
    email?: string;
    tag?: Open<'MAIN' | 'HOME' | 'WORK' | 'UNTAGGED'>;
}
interface IdentityPhone {
    /** Two letters, ISO 3166-1. */
    countryCode?: string;
    phone?: string;
    tag?: Open<'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX' | 'UNTAGGED'>;
}
/** What a person says about themselves. */
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
    privacyStatus?: Open<'PUBLIC' | 'PRIVATE'>;
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
        reasons?: Open<'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_REQUIRED_FIELDS_MISSING'>[];
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
/** What the chosen factor needs to be answered. */
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
/** The answer to every step of a registration, a login or a recovery (spec section 3). */
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

/** What a captcha gave: exactly one of these. */
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

/** What the platform's authorization page is asked (spec section 7, auth flow). */
interface AuthRequest {
    clientId: string;
    responseType: 'code';
    redirectUri?: string | undefined;
    /** `offline_access` for a refresh token. */
    scope?: string;
    state: string;
    responseMode?: ResponseMode;
    codeChallenge: string;
    codeChallengeMethod: Open<'S256'>;
    /** A session that the person already has, after a direct login. */
    sessionToken?: string | undefined;
    /** Sign-in with another provider. */
    idp?: string | undefined;
    nonce?: string;
}
type ResponseMode = Open<'query' | 'fragment' | 'web_message'>;
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
/** Exactly one target, and where to come back to (spec section 2). */
interface CreateRedirectSessionInput {
    auth?: {
        authRequest: AuthRequest;
        prompt?: Open<'login' | 'none'>;
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
    /** Of the mail, such as `en`. */
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

interface StartVerificationInput {
    identityId?: string;
    target?: Open<'EMAIL'>;
}
interface StartVerificationResponse {
    verificationId?: string;
}
interface VerifyDuringAuthenticationInput {
    /** From the mail: exactly 6 characters. */
    code: string;
    /** Of the answer that asked for the verification. */
    stateToken: string;
}
interface ResendVerificationInput {
    stateToken: string;
}
interface ResendVerificationResponse {
    state?: IdentityState;
    stateToken?: string;
}

declare const captchaTokenSchema: Schema<CaptchaToken>;
declare const loginIdentityInputSchema: Schema<LoginIdentityInput>;
declare const registerIdentityInputSchema: Schema<RegisterIdentityInput>;
declare const changePasswordInputSchema: Schema<ChangePasswordInput>;
declare const authenticationCallbackInputSchema: Schema<AuthenticationCallbackInput>;
declare const signOnInputSchema: Schema<SignOnInput>;
declare const signOnResponseSchema: Schema<SignOnResponse>;
declare const logoutIdentityInputSchema: Schema<LogoutIdentityInput>;
declare const verifyFactorInputSchema: Schema<VerifyFactorInput>;
declare const authenticationSchemas: readonly OperationSchema[];

declare const customValueSchema: Schema<CustomValue>;
declare const identityAddressSchema: Schema<IdentityAddress>;
declare const identityProfileSchema: Schema<IdentityProfile>;
declare const identitySchema: Schema<Identity>;
declare const requireMfaDataSchema: Schema<RequireMfaData>;
declare const mfaChallengeDataSchema: Schema<MfaChallengeData>;
declare const identityResponseSchema: Schema<IdentityResponse>;

declare const emailOptionsSchema: Schema<EmailOptions>;
declare const sendRecoveryEmailInputSchema: Schema<SendRecoveryEmailInput>;
declare const sendActivationEmailInputSchema: Schema<SendActivationEmailInput>;
declare const recoverAccountInputSchema: Schema<RecoverAccountInput>;
declare const recoverySchemas: readonly OperationSchema[];

declare const createRedirectSessionInputSchema: Schema<CreateRedirectSessionInput>;
declare const redirectSessionSchema: Schema<RedirectSession>;
declare const redirectSessionSchemas: readonly OperationSchema[];

declare const tokenRequestSchema: Schema<TokenRequest>;
declare const tokenResponseSchema: Schema<TokenResponse>;
declare const tokenSchemas: readonly OperationSchema[];

declare const startVerificationInputSchema: Schema<StartVerificationInput>;
declare const startVerificationResponseSchema: Schema<StartVerificationResponse>;
declare const verifyDuringAuthenticationInputSchema: Schema<VerifyDuringAuthenticationInput>;
declare const resendVerificationInputSchema: Schema<ResendVerificationInput>;
declare const resendVerificationResponseSchema: Schema<ResendVerificationResponse>;
declare const verificationSchemas: readonly OperationSchema[];

/** The schemas of every operation of this package. */
declare const authSchemas: readonly OperationSchema[];

export { authSchemas, authenticationCallbackInputSchema, authenticationSchemas, captchaTokenSchema, changePasswordInputSchema, createRedirectSessionInputSchema, customValueSchema, emailOptionsSchema, identityAddressSchema, identityProfileSchema, identityResponseSchema, identitySchema, loginIdentityInputSchema, logoutIdentityInputSchema, mfaChallengeDataSchema, recoverAccountInputSchema, recoverySchemas, redirectSessionSchema, redirectSessionSchemas, registerIdentityInputSchema, requireMfaDataSchema, resendVerificationInputSchema, resendVerificationResponseSchema, sendActivationEmailInputSchema, sendRecoveryEmailInputSchema, signOnInputSchema, signOnResponseSchema, startVerificationInputSchema, startVerificationResponseSchema, tokenRequestSchema, tokenResponseSchema, tokenSchemas, verificationSchemas, verifyDuringAuthenticationInputSchema, verifyFactorInputSchema };

import { OperationSchema, Schema, ObjectSchema } from '@frontdesk/core/schema';
import { Address, Geocode, Open } from '@frontdesk/core';

/** The body of a token request. */
type TokenRequest = {
    /** OAuth 2.0 grant type. */
    grantType: 'anonymous';
    clientId: string;
} | {
    /** OAuth 2.0 grant type. */
    grantType: 'refresh_token';
    clientId?: string;
    /** Refresh token of the session. */
    refreshToken: string;
} | {
    /** OAuth 2.0 grant type. */
    grantType: 'authorization_code';
    clientId: string;
    /** The code that the person received or that the platform issued. */
    code: string;
    /** PKCE secret that belongs to the code. */
    codeVerifier: string;
    /** URL that the person returns to. It must be registered for the client. */
    redirectUri?: string;
} | {
    /** OAuth 2.0 grant type. */
    grantType: 'authorized_client';
    /** Scopes, separated by spaces. */
    scope?: string;
    /** Member for whom the server acts. */
    member_id: string;
};
interface TokenResponse {
    /** Token that is sent with each call. */
    access_token: string;
    /** Lifetime in seconds. */
    expires_in: number;
    /** Absent when the current refresh token stays valid. */
    refresh_token?: string;
    /** Always `Bearer`. */
    token_type?: string;
    /** Scopes, separated by spaces. */
    scope?: string;
}

/** All ways to prove an identity. */
declare const factorTypes: readonly ["PASSWORD", "SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN"];
/** A way to prove an identity. */
type FactorType = (typeof factorTypes)[number];
/** Every status of a factor. */
declare const factorStatuses: readonly ["ENABLED", "REQUIRE_ACTIVATION", "REQUIRE_REENROLL", "ENABLED_BY_RULE", "DISABLED_BY_RULE"];
/** Whether a factor can be used. */
type FactorStatus = Open<(typeof factorStatuses)[number]>;
/** All reasons for a second factor. */
declare const mfaReasons: readonly ["USER_SETTINGS", "HIGH_RISK_LOGIN"];
/** Why a second factor is required. */
type MfaReason = Open<(typeof mfaReasons)[number]>;
/** Every status of an identity. */
declare const identityStatuses: readonly ["PENDING", "ACTIVE", "DELETED", "BLOCKED", "OFFLINE"];
/** Whether a person can sign in. */
type IdentityStatus = Open<(typeof identityStatuses)[number]>;
/** Every reason for the status of an identity. */
declare const identityStatusReasons: readonly ["PENDING_ADMIN_APPROVAL_REQUIRED", "PENDING_EMAIL_VERIFICATION_REQUIRED", "PENDING_REQUIRED_FIELDS_MISSING"];
/** Why an identity is pending. */
type IdentityStatusReason = Open<(typeof identityStatusReasons)[number]>;
/** All states of a registration or a login that the platform reports. */
declare const identityStates: readonly ["SUCCESS", "REQUIRE_OWNER_APPROVAL", "REQUIRE_EMAIL_VERIFICATION", "STATUS_CHECK", "REQUIRE_MISSING_FIELDS", "REQUIRE_MFA", "MFA_CHALLENGE", "REQUIRE_FIRST_FACTOR"];
/** State of a registration or a login, as the platform reports it. */
type IdentityState = Open<(typeof identityStates)[number]>;
/** Every tag of an address. */
declare const addressTags: readonly ["HOME", "WORK", "BILLING", "SHIPPING", "UNTAGGED"];
/** The use of a postal address, such as home or work. */
type AddressTag = Open<(typeof addressTags)[number]>;
/** All tags of an email address. */
declare const emailTags: readonly ["MAIN", "HOME", "WORK", "UNTAGGED"];
/** The use of an email address, such as home or work. */
type EmailTag = Open<(typeof emailTags)[number]>;
/** Every tag of a telephone number. */
declare const phoneTags: readonly ["MAIN", "HOME", "MOBILE", "WORK", "FAX", "UNTAGGED"];
/** The use of a telephone number, such as mobile or work. */
type PhoneTag = Open<(typeof phoneTags)[number]>;
/** Every privacy status of a profile. */
declare const privacyStatuses: readonly ["PUBLIC", "PRIVATE"];
/** Whether other members see a profile. */
type PrivacyStatus = Open<(typeof privacyStatuses)[number]>;
/** The value of a custom field: exactly one of these. The content of a list or an object is not converted. */
interface CustomValue {
    /** The value, if it is text. */
    strValue?: string;
    /** The value, if it is a number. */
    numValue?: number;
    /** The value, if it is a date. */
    dateValue?: Date;
    /** The value, if it is `true` or `false`. */
    boolValue?: boolean;
    /** The value, if it is a list. */
    listValue?: {
        /** Items of the list. */
        value?: unknown[];
    };
    /** The value, if it is an object. */
    mapValue?: {
        /** Fields of the object. */
        value?: Record<string, unknown>;
    };
}
interface CustomField {
    name?: string;
    value?: CustomValue;
}
/** An address of a person, with the field names that the platform uses for it. */
interface IdentityAddress extends Address {
    /** The whole address as text. */
    formatted?: string;
    /** Position on the map. */
    location?: Geocode;
    /** Street and number in one line. */
    addressLine1?: string;
    /** Name of the street, without the number. */
    streetName?: string;
    /** House number, which may contain letters. */
    streetNumber?: string;
    /** Name of the country. */
    countryFullname?: string;
    /** Name of the state or region. */
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
    /** Two-letter country code, ISO 3166-1. */
    countryCode?: string;
    phone?: string;
    tag?: PhoneTag;
}
/** The profile that a person fills in. */
interface IdentityProfile {
    firstName?: string;
    lastName?: string;
    /** Name that other members see. */
    nickname?: string;
    /** URL of a picture. */
    picture?: string;
    /** Email addresses in addition to the one for sign-in. */
    emails?: string[];
    /** Phone numbers as text. */
    phones?: string[];
    /** Further email addresses with their tags. */
    secondaryEmails?: SecondaryEmail[];
    /** Phone numbers with country code and tag. */
    phonesV2?: IdentityPhone[];
    /** Postal addresses with their tags. */
    addresses?: TaggedAddress[];
    /** Ids of the contact's labels. */
    labels?: string[];
    /** Language as an ISO 639-1 code, such as `en`. */
    language?: string;
    privacyStatus?: PrivacyStatus;
    /** Values of custom fields of the business. */
    customFields?: CustomField[];
    /** Company that the person works for. */
    company?: string;
    /** Job title. */
    position?: string;
    /** A day without a time: `1990-04-23`. */
    birthdate?: string;
    /** Last part of the URL of the member's page. */
    slug?: string;
}
/** A person who can sign in. */
interface Identity {
    id?: string;
    /** Increases with each change. */
    revision?: string;
    createdDate?: Date;
    updatedDate?: Date;
    identityProfile?: IdentityProfile;
    email?: {
        /** The email address. */
        address?: string;
        /** Whether the person has proven that the address is theirs. */
        isVerified?: boolean;
    };
    /** Whether the person may sign in, and why not. */
    status?: {
        name?: IdentityStatus;
        reasons?: IdentityStatusReason[];
    };
}
/** A factor that a person may use. */
interface AvailableFactor {
    factorType?: Open<FactorType>;
    factorStatus?: FactorStatus;
}
/** A second factor is required, and none is chosen yet. */
interface RequireMfaData {
    availableFactors?: AvailableFactor[];
    reason?: MfaReason;
}
/** The data that is needed to respond to the chosen factor. */
interface VerificationChallenge {
    /** Destination of the code, shortened: `a…a@example.com`. */
    hint?: string;
    /** The push notification that waits for a response. */
    pushData?: {
        transactionId?: string;
    };
    /** The options that the browser needs to request the passkey. */
    webauthnData?: {
        challengeId?: string;
        /** Options for `navigator.credentials.get`, as JSON. */
        publicKeyCredentialRequestOptionsJson?: string;
    };
}
/** A second factor is being asked for. */
interface MfaChallengeData extends RequireMfaData {
    factorType?: Open<FactorType>;
    /** The data that the chosen factor needs, if it is known already. */
    verificationChallengeData?: VerificationChallenge;
}
/** The response to every step of a registration, a login or a recovery. */
interface IdentityResponse {
    state: IdentityState;
    /** Present on success: identifies the person until it is exchanged for tokens. */
    sessionToken?: string;
    /** Continues the same attempt in the next call. */
    stateToken?: string;
    identity?: Identity;
    requireMfaData?: RequireMfaData;
    mfaChallengeData?: MfaChallengeData;
    /** Further data of the sign-in, such as whether the person is new. */
    additionalData?: Record<string, unknown>;
}

/** The token of a solved captcha: exactly one of these. */
interface CaptchaToken {
    /** Token of the visible captcha. */
    Recaptcha?: string;
    /** Token of the invisible reCAPTCHA. */
    InvisibleRecaptcha?: string;
    /** Token of the visible reCAPTCHA. */
    NoCaptcha?: string;
    /** Token of a captcha with your own site key. */
    recaptchaForClientSiteKey?: {
        /** Token of a reCAPTCHA that was shown with a site key of your own. */
        token: string;
        siteKeyId: string;
    };
}
/** The person who signs in. */
interface LoginId {
    email: string;
}
interface LoginIdentityInput {
    loginId: LoginId;
    password: string;
    captchaTokens?: CaptchaToken[];
    /** Data that is kept with the sign-in. Do not put secrets into it. */
    clientMetaData?: Record<string, unknown>;
}
interface RegisterIdentityInput extends LoginIdentityInput {
    profile?: IdentityProfile;
}
interface ChangePasswordInput {
    /** The password that replaces the present one. */
    newPassword: string;
}
interface SignOnInput {
    loginId: LoginId;
    profile?: IdentityProfile;
    /** Marks the email address as verified. */
    verifyEmail?: boolean;
    /** Whether to join the identity with an existing contact that has the same email address. */
    mergeExistingContact?: boolean;
}
interface SignOnResponse {
    /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
    sessionToken?: string;
    identity?: Identity;
}
interface LogoutIdentityInput {
    /** URL that the browser is redirected to afterwards. */
    postLogoutRedirectUri?: string;
    clientId?: string;
}
interface AuthenticationCallbackInput {
    /** The `state` that the provider sent back. */
    state: string;
    /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
    sessionToken: string;
}
/** The response to a second factor: the data of the factor that the path names. */
interface VerifyFactorInput {
    factorType: FactorType;
    /** State token of the response that asked for the factor. */
    stateToken: string;
    /** Skips the second factor on this device from now on. */
    rememberThisDevice?: boolean;
    /** The code that was sent by text message. */
    smsData?: {
        /** The code that the person received or that the platform issued. */
        code: string;
    };
    /** The code that was given by phone. */
    callData?: {
        /** The code that the person received or that the platform issued. */
        code: string;
    };
    /** The code that was sent by email. */
    emailData?: {
        /** The code that the person received or that the platform issued. */
        code: string;
    };
    /** The code of the authenticator app. */
    totpData?: {
        /** The code that the person received or that the platform issued. */
        code: string;
    };
    /** The push notification that was answered. */
    pushData?: {
        transactionId: string;
    };
    /** `credential` is the credential that the browser returned, as JSON. */
    webauthnData?: {
        challengeId: string;
        /** Credential of the passkey, as JSON. */
        credential: string;
    };
}

/** All ways in which the authorization page returns its response. */
declare const responseModes: readonly ["query", "fragment", "web_message"];
/** How the authorization page returns its response. */
type ResponseMode = (typeof responseModes)[number];
/** Whether the authorization page asks a person to sign in. */
declare const prompts: readonly ["login", "none"];
/** The request to the platform's authorization page. */
interface AuthRequest {
    clientId: string;
    /** Always `code`: the return URL carries a code, never a token. */
    responseType: 'code';
    /** URL that the person returns to. It must be registered for the client. */
    redirectUri?: string | undefined;
    /** `offline_access` for a refresh token. */
    scope?: string;
    /** Random value that is returned with the response. */
    state: string;
    responseMode?: ResponseMode;
    /** SHA-256 of the code verifier, base64url encoded. */
    codeChallenge: string;
    /** The method by which the challenge was derived from the verifier. */
    codeChallengeMethod: 'S256';
    /** Token of an existing session, after a direct login. */
    sessionToken?: string | undefined;
    /** Sign-in with another provider. */
    idp?: string | undefined;
    /** Random value that the id token repeats. */
    nonce?: string;
}
/** A time slot in the form of the time-slot operations, for the hosted booking flow. */
interface SlotAvailability {
    /** The selected time slot. */
    slot: {
        serviceId?: string;
        scheduleId?: string;
        eventId?: string;
        /** Start of the time slot. */
        startDate?: Date;
        /** End of the time slot. */
        endDate?: Date;
        /** IANA time zone of the time slot, such as `Europe/Lisbon`. */
        timezone?: string;
        /** The staff member who gives the service. */
        resource?: {
            id?: string;
            name?: string;
        };
        /** Where the service takes place. */
        location?: {
            id?: string;
            name?: string;
            /** The address as one line of text. */
            formattedAddress?: string;
            /** Whether the place is the business's, the customer's or another one. */
            locationType?: string;
        };
    };
    /** Whether the time slot can be booked now. */
    bookable?: boolean;
    /** Total number of places. */
    totalSpots?: number;
    /** Number of free places. */
    openSpots?: number;
    /** Number of places on the waiting list. */
    waitingList?: {
        /** Total number of places. */
        totalSpots?: number;
        /** Number of free places. */
        openSpots?: number;
    };
    /** Rules of the booking policy that forbid the booking now. */
    bookingPolicyViolations?: {
        /** `true` when booking has not opened yet. */
        tooEarlyToBook?: boolean;
        /** `true` when booking has closed. */
        tooLateToBook?: boolean;
        /** `true` when the service cannot be booked online. */
        bookOnlineDisabled?: boolean;
        /** `true` when a filled-in form is needed first. */
        validSubmissionRequired?: boolean;
    };
    /** Another customer is about to book it. */
    locked?: boolean;
}
/** URLs that the hosted pages return to, at most 2,048 characters each. */
interface RedirectCallbacks {
    /** Opened after completion and after cancellation. */
    postFlowUrl?: string;
    /** Your own thank-you page; it receives `orderId`. */
    thankYouPageUrl?: string;
    /** Your own page for signing in. */
    loginUrl?: string;
    /** Your own page of the cart. */
    cartPageUrl?: string;
    /** Your own page that lists the services. */
    bookingsServiceListUrl?: string;
    /** Your own page that lists the pricing plans. */
    planListUrl?: string;
}
interface RedirectPreferences {
    /** Whether to show the platform's pages instead of those of the site. */
    useGenericWixPages?: boolean;
    /** Whether the person stays signed in on the hosted pages; defaults to true. */
    maintainIdentity?: boolean;
    /** Query parameters to add: campaign parameters, `lang`. */
    additionalQueryParameters?: Record<string, string>;
    /** Whether to refuse the redirect while the site is not published. */
    checkIfPublish?: boolean;
}
/** Exactly one target, and the URLs to return to. */
interface CreateRedirectSessionInput {
    /** Sign-in on the hosted page. */
    auth?: {
        authRequest: AuthRequest;
        /** Whether the sign-in page may be shown. */
        prompt?: (typeof prompts)[number];
    };
    /** Sign-in without an authorization code. */
    login?: Record<string, never>;
    /** Sign-out on the hosted pages. */
    logout?: {
        clientId: string;
    };
    /** Checkout of a cart. */
    ecomCheckout?: {
        checkoutId: string;
    };
    /** Booking and payment of a time slot. */
    bookingsCheckout?: {
        slotAvailability: SlotAvailability;
        /** IANA time zone in which times are shown, such as `Europe/Lisbon`. */
        timezone?: string;
    };
    /** Payment of event tickets. */
    eventsCheckout?: {
        reservationId: string;
        /** Slug of the event's page. */
        eventSlug: string;
    };
    /** Purchase of a pricing plan. */
    paidPlansCheckout?: {
        planId: string;
        /** Data that the pricing plan page passes to the checkout. */
        checkoutData?: string;
    };
    /** Page of a product. */
    storesProduct?: {
        /** Slug of the product's page. */
        productSlug: string;
    };
    /** Calendar of a service. */
    bookingsBook?: {
        resourceId?: string;
    };
    /** Payment of an amount that the business asks for. */
    ecomOrderPaymentRequest?: {
        paymentRequestId: string;
    };
    callbacks?: RedirectCallbacks;
    /** How the hosted pages behave. */
    preferences?: RedirectPreferences;
    /** Origin of the requesting page, which receives messages. */
    origin?: string | undefined;
}
/** A hand-off to a hosted page. */
interface RedirectSession {
    id?: string;
    /** URL to open. */
    fullUrl?: string;
    /** A shorter URL of the same page. */
    shortUrl?: string;
    /** The parts of the URL. */
    urlDetails?: {
        /** The URL without its query. */
        endpoint?: string;
        /** Parameters of the query. */
        searchParams?: Record<string, string>;
    };
    /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
    sessionToken?: string;
}

/** Destination of the link in an email. */
interface EmailRedirect {
    /** At most 1,000 characters, on a registered origin of the client. */
    url: string;
    clientId?: string;
}
/** Options of an email. */
interface EmailOptions {
    /** Language of the email, such as `en`. */
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
    /** Token from the link in the email. */
    recoveryToken: string;
    password: string;
}

/** All destinations of a verification code. */
declare const verificationTargets: readonly ["EMAIL"];
interface StartVerificationInput {
    identityId?: string;
    /** Destination of the code. */
    target?: (typeof verificationTargets)[number];
}
interface StartVerificationResponse {
    verificationId?: string;
}
interface VerifyDuringAuthenticationInput {
    /** The 6-character code from the email. */
    code: string;
    /** The state token of the response that asked for the verification. */
    stateToken: string;
}
interface ResendVerificationInput {
    /** Token that continues this sign-in. It is short-lived. */
    stateToken: string;
}
interface ResendVerificationResponse {
    state?: IdentityState;
    /** Token that continues this sign-in. It is short-lived. */
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

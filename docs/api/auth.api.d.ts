import { Open, Address, Geocode, Write, Shape, ElevatedAuth, CallOptions, FrontdeskError, Auth, Client, Transport, ClientOptions, AnyOperation, Given } from '@frontdesk/core';

/** How a token is asked for. */
type TokenRequest = {
    /** The grant of OAuth 2.0 that is asked for. */
    grantType: 'anonymous';
    clientId: string;
} | {
    /** The grant of OAuth 2.0 that is asked for. */
    grantType: 'refresh_token';
    clientId?: string;
    /** Refresh token of the session. */
    refreshToken: string;
} | {
    /** The grant of OAuth 2.0 that is asked for. */
    grantType: 'authorization_code';
    clientId: string;
    /** The code that the person received or that the platform issued. */
    code: string;
    /** PKCE secret that belongs to the code. */
    codeVerifier: string;
    /** Address to which the person returns. It must be one of the client's allowed addresses. */
    redirectUri?: string;
} | {
    /** The grant of OAuth 2.0 that is asked for. */
    grantType: 'authorized_client';
    /** Scopes, separated by spaces. */
    scope?: string;
    /** Member for whom the server acts. */
    member_id: string;
};
interface TokenResponse {
    /** Token that is sent with each call. */
    access_token: string;
    /** Seconds from now. */
    expires_in: number;
    /** Absent when the one that was sent stays good. */
    refresh_token?: string;
    /** Always `Bearer`. */
    token_type?: string;
    /** Scopes, separated by spaces. */
    scope?: string;
}
/**
 * Asks for tokens. Sessions do this by themselves; call it for a flow of your own.
 *
 * @throws ApplicationError when the grant is refused, for example an expired refresh token. Only the status tells of it: the
 * body may repeat what was sent.
 * @example
 * const { access_token } = await requestTokens(client, { grantType: 'anonymous', clientId })
 * @function
 */
declare const requestTokens: Write<TokenRequest, TokenResponse>;

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
/** Every tag of an email address. */
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
/** The value of a custom field: exactly one of these. What is inside a list or a map stays as it is on the wire. */
interface CustomValue {
    /** The value, when it is text. */
    strValue?: string;
    /** The value, when it is a number. */
    numValue?: number;
    /** The value, when it is a date. */
    dateValue?: Date;
    /** The value, when it is `true` or `false`. */
    boolValue?: boolean;
    /** The value, when it is a list. */
    listValue?: {
        /** Items of the list. */
        value?: unknown[];
    };
    /** The value, when it is an object. */
    mapValue?: {
        /** Fields of the object. */
        value?: Record<string, unknown>;
    };
}
interface CustomField {
    name?: string;
    value?: CustomValue;
}
/** An address of a person, with the other names that the platform has for its parts. */
interface IdentityAddress extends Address {
    /** The whole address as text. */
    formatted?: string;
    /** Position on the map. */
    location?: Geocode;
    /** Street and number in one line. */
    addressLine1?: string;
    /** Name of the street, without the number. */
    streetName?: string;
    /** House number, which may hold letters. */
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
    /** Two letters, ISO 3166-1. */
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
    /** Address of a picture. */
    picture?: string;
    /** Email addresses beside the one that signs in. */
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
    /** Values of fields that the business has added. */
    customFields?: CustomField[];
    /** Company that the person works for. */
    company?: string;
    /** Job title. */
    position?: string;
    /** A day without a time: `1990-04-23`. */
    birthdate?: string;
    /** End of the address of the member's page. */
    slug?: string;
}
/** A person who can sign in. */
interface Identity {
    id?: string;
    /** Counts up with each change. */
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
    /** The push notification that waits for an answer. */
    pushData?: {
        transactionId?: string;
    };
    /** The options that the browser needs to ask for the passkey. */
    webauthnData?: {
        challengeId?: string;
        /** Options for `navigator.credentials.get`, as JSON. */
        publicKeyCredentialRequestOptionsJson?: string;
    };
}
/** A second factor is being asked for. */
interface MfaChallengeData extends RequireMfaData {
    factorType?: Open<FactorType>;
    /** The data that the chosen factor needs, when it is known already. */
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
    /** Further data of the sign-in, such as whether the person is new. */
    additionalData?: Record<string, unknown>;
}
declare const identityProfileShape: Shape<IdentityProfile>;
declare const identityShape: Shape<Identity>;
declare const identityResponseShape: Shape<IdentityResponse>;

/** The token of a solved captcha: exactly one of these. */
interface CaptchaToken {
    /** Of the visible captcha. */
    Recaptcha?: string;
    /** Token of the invisible reCAPTCHA. */
    InvisibleRecaptcha?: string;
    /** Token of the visible reCAPTCHA. */
    NoCaptcha?: string;
    /** Of a captcha with a site key of your own. */
    recaptchaForClientSiteKey?: {
        /** Token of a reCAPTCHA that was shown with a site key of your own. */
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
    /** Takes the email address as verified. */
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
    /** Where a browser is sent afterwards. */
    postLogoutRedirectUri?: string;
    clientId?: string;
}
interface AuthenticationCallbackInput {
    /** The `state` that the provider sent back. */
    state: string;
    /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
    sessionToken: string;
}
/** The answer to a second factor: the data of the factor that the path names. */
interface VerifyFactorInput {
    factorType: FactorType;
    /** Of the answer that asked for the factor. */
    stateToken: string;
    /** Asks for no second factor on this device next time. */
    rememberThisDevice?: boolean;
    /** The code that was sent by text message. */
    smsData?: {
        /** The code that the person received or that the platform issued. */
        code: string;
    };
    /** The code that was told by phone. */
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
    /** `credential` is the credential of the browser, as JSON. */
    webauthnData?: {
        challengeId: string;
        /** Credential of the passkey, as JSON. */
        credential: string;
    };
}
/**
 * Creates an account. `register` does the same and reads the answer.
 *
 * @throws ApplicationError `-19995` when there is an account, `-19971` and `-19970` for a captcha.
 * @throws ValidationError for the email address or the password.
 * @example
 * const { state, stateToken } = await registerIdentity(client, { loginId: { email }, password })
 * @function
 */
declare const registerIdentity: Write<RegisterIdentityInput, IdentityResponse>;
/**
 * Checks an email address and a password. `login` does the same and reads the answer.
 *
 * @throws ApplicationError `-19976` for a wrong password, `-19973` when it must be reset, `-19971` and `-19970` for a
 * captcha.
 * @example
 * const { state, sessionToken } = await loginIdentity(client, { loginId: { email }, password })
 * @function
 */
declare const loginIdentity: Write<LoginIdentityInput, IdentityResponse>;
/**
 * Changes the password of the member who is signed in, and who stays so.
 *
 * @throws ApplicationError when nobody is signed in.
 * @throws ValidationError when the password is too short.
 * @example
 * await changePassword(client, { newPassword })
 * @function
 */
declare const changePassword: Write<ChangePasswordInput, void>;
/**
 * Goes on with a sign-in that came back from elsewhere, for the person whom its session token stands for.
 *
 * @throws ApplicationError when the session has ended.
 * @example
 * const { state } = await authenticationCallback(client, { state: returned.state, sessionToken })
 * @function
 */
declare const authenticationCallback: Write<AuthenticationCallbackInput, IdentityResponse>;
/**
 * Signs a person on in the name of the business, who has checked them by other means; makes the account when there is
 * none. On a server.
 *
 * @throws ContextError when the client is not elevated.
 * @example
 * const { sessionToken, identity } = await signOn(owner, { loginId: { email }, verifyEmail: true })
 * @function
 */
declare const signOn: Write<SignOnInput, SignOnResponse, ElevatedAuth>;
/**
 * Ends the member's session on the hosted pages. The tokens of this client stay: `logout` ends those.
 *
 * @throws ValidationError when the client id or the address is not registered.
 * @example
 * await logoutIdentity(client, { clientId: client.auth.clientId })
 * @function
 */
declare const logoutIdentity: Write<LogoutIdentityInput, void>;
/**
 * Answers a second factor. `answerChallenge` does the same and reads the answer.
 *
 * @throws ApplicationError `VERIFICATION_FAILED` when the answer is wrong or late.
 * @example
 * const { state, sessionToken } = await verifyFactor(client, { factorType: 'SMS', stateToken, smsData: { code } })
 * @function
 */
declare const verifyFactor: Write<VerifyFactorInput, IdentityResponse>;

/** Every way in which the authorization page gives its answer. */
declare const responseModes: readonly ["query", "fragment", "web_message"];
/** How the authorization page gives its answer. */
type ResponseMode = (typeof responseModes)[number];
/** Whether the authorization page asks a person to sign in. */
declare const prompts: readonly ["login", "none"];
/** The request to the platform's authorization page. */
interface AuthRequest {
    clientId: string;
    /** Always `code`: the return carries a code, never a token. */
    responseType: 'code';
    /** Address to which the person returns. It must be one of the client's allowed addresses. */
    redirectUri?: string | undefined;
    /** `offline_access` for a refresh token. */
    scope?: string;
    /** Random value that comes back with the answer. */
    state: string;
    responseMode?: ResponseMode;
    /** SHA-256 of the code verifier, base64url encoded. */
    codeChallenge: string;
    /** How the code challenge was made from the verifier. */
    codeChallengeMethod: 'S256';
    /** A session that the person already has, after a direct login. */
    sessionToken?: string | undefined;
    /** Sign-in with another provider. */
    idp?: string | undefined;
    /** Random value that the id token repeats. */
    nonce?: string;
}
/** A slot as the time-slot operations give it, handed over to the hosted booking flow. */
interface SlotAvailability {
    /** The time slot that the person chose. */
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
            /** Whose place it is: of the business, of the customer, or another one. */
            locationType?: string;
        };
    };
    /** Whether the time slot can be booked now. */
    bookable?: boolean;
    /** Number of places in all. */
    totalSpots?: number;
    /** Number of free places. */
    openSpots?: number;
    /** Places on the waiting list. */
    waitingList?: {
        /** Number of places in all. */
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
    /** Somebody else is about to book it. */
    locked?: boolean;
}
/** Addresses that the hosted pages come back to, 2,048 characters at most. */
interface RedirectCallbacks {
    /** After completion and after giving up. */
    postFlowUrl?: string;
    /** Your own thank-you page; it gets `orderId`. */
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
    /** Whether the person stays the same on the hosted pages; true unless given. */
    maintainIdentity?: boolean;
    /** Added to the address: campaign parameters, `lang`. */
    additionalQueryParameters?: Record<string, string>;
    /** Whether to refuse the redirect while the site is not published. */
    checkIfPublish?: boolean;
}
/** Exactly one target, and where to come back to. */
interface CreateRedirectSessionInput {
    /** Sign-in on the hosted page. */
    auth?: {
        authRequest: AuthRequest;
        /** Whether the sign-in page may be shown. */
        prompt?: (typeof prompts)[number];
    };
    /** Sign-in without a code in return. */
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
        /** End of the address of the event's page. */
        eventSlug: string;
    };
    /** Purchase of a pricing plan. */
    paidPlansCheckout?: {
        planId: string;
        /** Data that the page of plans takes along to the checkout. */
        checkoutData?: string;
    };
    /** Page of a product. */
    storesProduct?: {
        /** End of the address of the product's page. */
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
    /** Origin of the page that asks, for messages to it. */
    origin?: string | undefined;
}
/** A hand-off to a hosted page. */
interface RedirectSession {
    id?: string;
    /** Open this address. */
    fullUrl?: string;
    /** A shorter address that leads to the same page. */
    shortUrl?: string;
    /** The address in parts. */
    urlDetails?: {
        /** The address without its query. */
        endpoint?: string;
        /** Parameters of the query. */
        searchParams?: Record<string, string>;
    };
    /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
    sessionToken?: string;
}
/**
 * Asks for the address of a hosted page: checkout, sign-in, sign-out, a booking.
 *
 * @throws ValidationError when no target, or more than one, is given, or a callback is not allowed.
 * @example
 * const { fullUrl } = await createRedirectSession(client, {
 *   ecomCheckout: { checkoutId: cart.id },
 *   callbacks: { postFlowUrl: location.href },
 * })
 * @function
 */
declare const createRedirectSession: Write<CreateRedirectSessionInput, RedirectSession>;

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
/**
 * Mails a link to choose a new password. Says nothing about whether there is such an account.
 * `sendPasswordResetEmail` does the same with the client id filled in.
 *
 * @throws ValidationError when the address to go on to is not registered.
 * @example
 * await sendRecoveryEmail(client, { email, language: 'en', redirect: { url, clientId } })
 * @function
 */
declare const sendRecoveryEmail: Write<SendRecoveryEmailInput, void>;
/**
 * Mails a link to choose a first password, to somebody whom the business has signed on. On a server.
 *
 * @throws ContextError when the client is not elevated.
 * @throws ApplicationError when there is no such identity.
 * @example
 * await sendActivationEmail(owner, { identityId: identity.id })
 * @function
 */
declare const sendActivationEmail: Write<SendActivationEmailInput, void, ElevatedAuth>;
/**
 * Sets a new password with the token of a mail. `recover` does the same and reads the answer.
 *
 * @throws ApplicationError when the token is unknown, used or too old.
 * @throws ValidationError when the password is too short.
 * @example
 * const { state, sessionToken } = await recoverAccount(client, { recoveryToken, password })
 * @function
 */
declare const recoverAccount: Write<RecoverAccountInput, IdentityResponse>;

/** Every place where a verification code is sent. */
declare const verificationTargets: readonly ["EMAIL"];
interface StartVerificationInput {
    identityId?: string;
    /** Where the code is sent to. */
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
    /** Token that continues this sign-in. It is short-lived. */
    stateToken: string;
}
interface ResendVerificationResponse {
    state?: IdentityState;
    /** Token that continues this sign-in. It is short-lived. */
    stateToken?: string;
}
/**
 * Mails a code to somebody who is signed in already.
 *
 * @throws ApplicationError when it is for somebody else.
 * @example
 * const { verificationId } = await startVerification(client, { identityId, target: 'EMAIL' })
 * @function
 */
declare const startVerification: Write<StartVerificationInput, StartVerificationResponse>;
/**
 * Gives the mailed code of a registration or a login. `processVerification` does the same and reads the answer.
 *
 * @throws ApplicationError `VERIFICATION_FAILED` when the code is wrong, used or too old.
 * @example
 * const { state, sessionToken } = await verifyDuringAuthentication(client, { code, stateToken })
 * @function
 */
declare const verifyDuringAuthentication: Write<VerifyDuringAuthenticationInput, IdentityResponse>;
/**
 * Mails another code; the one before does not work any more. `resendVerificationCode` does the same and gives the
 * state to go on with.
 *
 * @throws ApplicationError `VERIFICATION_FAILED` when the attempt is over.
 * @example
 * await resendVerification(client, { stateToken })
 * @function
 */
declare const resendVerification: Write<ResendVerificationInput, ResendVerificationResponse>;

interface ApiKeyOptions {
    /** Keep it on a server: it may do everything that the business may do. */
    readonly apiKey: string;
    readonly siteId?: string;
    readonly accountId?: string;
}
/**
 * Acts for the business, on a server. Calls that need an elevated client work.
 *
 * @throws ValidationError when the key is missing or holds what a header cannot, such as a line break.
 * @example
 * const owner = createClient({ platform: hosted(), auth: apiKey({ apiKey: key, siteId }) })
 */
declare const apiKey: ({ apiKey: authorization, siteId, accountId }: ApiKeyOptions) => ElevatedAuth;

/** A strategy for one person that can also act for the app itself. */
interface Elevatable extends Auth {
    /** The strategy of the app itself: calls that need an elevated client work. */
    elevate(): ElevatedAuth;
}
/**
 * Gives a client for the calls that need an elevated one. The given client stays what it is, and goes on to act for its
 * member. Works with `apiKey()`, which is elevated already, and with `appOAuth()`; a session of `oauth()` lies with the
 * person, who may not do what the business may.
 *
 * @throws ContextError when the client cannot be elevated.
 * @example
 * const order = await cancelOrder(elevate(client), { id })
 */
declare const elevate: (client: Client<Elevatable | ElevatedAuth>) => Client<ElevatedAuth>;

/**
 * SHA-256 of bytes: 32 bytes. `sha256` of `@noble/hashes/sha2.js` has this form, and so has
 * `(bytes) => digest(CryptoDigestAlgorithm.SHA256, bytes)` of `expo-crypto`.
 */
type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Hash | Promise<Hash>;
type Hash = Uint8Array | ArrayBuffer;

/** Keeps plain data by key. May be asynchronous. */
interface KeyValueStore {
    /** Reads the value of a key; `undefined` or `null` when there is none. */
    get(key: string): unknown;
    /** `undefined` deletes. */
    set(key: string, value: unknown): unknown;
}

/**
 * Where a session keeps its tokens. `get` and `set` are all that it needs. They may be asynchronous, and they may fail: what
 * they throw breaks no call, the session goes on in memory and writes again later.
 *
 * @example
 * const store: TokenStore = { get: (key) => cache.get(key), set: (key, value) => cache.set(key, value) }
 */
interface TokenStore extends KeyValueStore {
    /**
     * Does work while no other holder of the same storage (a tab, a process) does work under that name. Waits 8 seconds at
     * most, then does it all the same: a platform with strict rotation forgives a token that is renewed twice within 10
     * seconds. Work ends within 10 seconds.
     */
    lock?<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
    /** Tells that another tab or process has changed the value of a key. Gives back the function that ends it. */
    subscribe?(key: string, listener: () => void): () => void;
    /** Milliseconds to wait for an answer before the session goes on in memory; 2,000 unless given. */
    readonly timeout?: number | undefined;
}
/** A storage of texts: a file, a database, a server's cache. May be asynchronous and may throw. */
interface TextStorage {
    /** Reads the value of a key; `undefined` or `null` when there is none. */
    get(key: string): string | null | undefined | Promise<string | null | undefined>;
    /** Writes the value of a key. */
    set(key: string, text: string): unknown;
    /** Removes a key. */
    delete(key: string): unknown;
}
interface TokenStoreOptions {
    /** Called once when the storage throws, is full, does not answer or contains invalid JSON. No call fails for that. */
    readonly onError?: ((error: StorageError) => void) | undefined;
    /**
     * Milliseconds to wait for the storage before the session goes on without it; 2,000 unless given. It is waited for once,
     * not with each call.
     */
    readonly timeout?: number | undefined;
}
/**
 * The storage behind a token store failed (code `STORAGE`): `reason` tells at what. Given to `onError`; no call throws it.
 * It carries no cause: what drivers throw may repeat the tokens.
 */
declare class StorageError extends FrontdeskError {
    name: string;
    /** `format`: what the storage holds is no JSON. */
    readonly reason: 'read' | 'write' | 'lock' | 'format';
}
/**
 * Makes a token store of a storage of texts. Whatever the storage throws, and however long it takes, no call fails: the
 * session goes on in memory, and `onError` is told once.
 *
 * @throws StorageError (from the methods of the store) when the storage fails.
 * @example
 * const auth = oauth({ clientId, store: textStore({ get: readText, set: writeText, delete: deleteText }) })
 */
declare const textStore: (storage: TextStorage, options?: TokenStoreOptions) => TokenStore;
/**
 * Keeps tokens as long as the page or the process lives, for several sessions. One session does so without a store: nothing
 * is left behind for a thief.
 */
declare const memoryStore: () => TokenStore;

/** A store that never throws and can always lock. */
interface FallbackStore extends KeyValueStore {
    /** Reads the value of a key; `undefined` or `null` when there is none. */
    get(key: string): Promise<unknown>;
    /** Writes the value of a key. */
    set(key: string, value: unknown): Promise<void>;
    /** Does one work after the other, in this session and under the lock of its store. */
    lock<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Whom a refresh token stands for. */
type Role = 'none' | 'visitor' | 'member';
/** The tokens of one session. */
interface Tokens {
    /** Token that is sent with each call. */
    readonly accessToken: {
        /** The token itself. */
        readonly value: string;
        /** Seconds since 1970. Absent when nobody knows: then the token is used until it is refused. */
        readonly expiresAt?: number | undefined;
    };
    /** An empty value cannot be renewed. */
    readonly refreshToken: {
        /** The token itself. */
        readonly value: string;
        readonly role: Role;
    };
    /** When the access token is renewed, a little before it expires; seconds since 1970. */
    readonly renewAt?: number | undefined;
    /** Differs for each visitor session and each sign-in; stays through refreshes. A session gives one. Not a secret. */
    readonly sessionId?: string;
}

/** The state of a session, as subscribers see it. A new object for each change. */
interface SessionState {
    /** Whether nobody, a visitor or a member is signed in. */
    readonly status: Role;
    /** Differs for each visitor session and each sign-in: part of cache keys. Not a secret. */
    readonly sessionId?: string | undefined;
    /**
     * How the member's session right before this one ended: `signOut`, or `expired` when the platform refused to renew it,
     * here or in another tab, and a visitor took its place. Absent when there was none.
     */
    readonly endedBy?: 'expired' | 'signOut' | undefined;
}
/** The site keys of the app's captchas. They are public. */
interface CaptchaSiteKeys {
    /** Site key of the visible reCAPTCHA. */
    readonly visibleSiteKey?: string;
    /** Site key of the invisible reCAPTCHA. */
    readonly invisibleSiteKey?: string;
}
interface SessionOptions {
    /** Id of the app, from the platform's settings. */
    readonly clientId: string;
    /** Where the tokens are kept and shared; in memory, for this session only, unless given. */
    readonly store?: TokenStore;
    /** Milliseconds since 1970; the system clock unless given. */
    readonly now?: () => number;
    /** Hashes the secret of a sign-in where there is no WebCrypto, as in React Native; WebCrypto unless given. */
    readonly sha256?: Sha256;
    /** For sign-in forms of your own, which read them as `client.auth.captcha`. Nothing else is done with them. */
    readonly captcha?: CaptchaSiteKeys;
}
/** A session whose state can be followed, wherever its tokens are kept. */
interface FollowedSession extends Auth {
    /** The path of the `sessionHandler` of the own server, where that keeps the tokens: it also signs in and out. */
    readonly serverPath?: string;
    /** The tokens as they are kept now; nothing is renewed. `undefined` when the server keeps them. */
    getTokens(client: Client): Promise<Tokens | undefined>;
    /** Tells of changes; gives back the function that ends it. What a listener throws is ignored. */
    subscribe(listener: () => void): () => void;
    /** The present state. The same object until the state changes. */
    getSnapshot(): SessionState;
    /** Ends the watch over other tabs and what waits to be repeated. The next use begins the watch again. */
    close(): void;
}
/** Visitors and members: gets, keeps and renews their tokens. */
interface Session extends FollowedSession {
    readonly clientId: string;
    /** Where the session keeps what it needs beside its tokens, such as pending sign-ins. */
    readonly store: FallbackStore;
    /** Clock of the session, in milliseconds. */
    readonly now: () => number;
    /** Hashes the secret of a sign-in; WebCrypto does when it is absent. */
    readonly sha256?: Sha256 | undefined;
    /** Site keys of the platform's captchas. */
    readonly captcha: CaptchaSiteKeys;
    /**
     * Asks for tokens; does not keep them. When the answer brings no refresh token, that of `before` stays.
     *
     * @throws AuthError `TOKENS_REFUSED`, whatever the status; `retryable` tells a passing fault. The message begins with the
     * platform's text and goes on with what to do. A fault of the network stays what it is.
     */
    grant(client: Client, request: TokenRequest, before?: Tokens, 
    /** Whom the new tokens stand for: the same as before, or a visitor, unless given. */
    role?: Role, 
    /** `tokenLimits` unless given. */
    options?: CallOptions): Promise<Tokens>;
    /** Takes over tokens, for example of a member. `undefined` signs out. Wins over a refresh that is under way. */
    setTokens(client: Client, tokens: Tokens | undefined): Promise<void>;
}
/**
 * Sessions for visitors and members. The first call makes a visitor session; an expired token is renewed once, however
 * many calls, and where the store can lock however many tabs, wait for it. A passing fault never ends a session. One
 * session serves one platform.
 *
 * @throws ValidationError when the client id is missing or empty.
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId, store: webStorageStore() }) })
 */
declare const oauth: (options: SessionOptions) => Session;
/** Whether a member is signed in. */
declare const loggedIn: ({ auth }: Client<Session>) => boolean;
/** Name under which the app of a session keeps something in a store; no other app on the same origin shares it. */
declare const storeKey: (client: Client<Session>, name: string) => string;

/** With the key of `apiKey()` and the store of `oauth()`, which may be one for all members. */
interface AppOAuthOptions extends ApiKeyOptions, SessionOptions {
    /** The member that the calls are made for. */
    readonly memberId: string;
    /** The scope to request; `offline_access` unless given, which brings a refresh token. */
    readonly scope?: string;
}
/**
 * Acts for a member, on a server, in the name of the app: the member need not sign in. The tokens are asked for once,
 * however many calls wait for them, and renewed a little before they expire. `elevate(client)` acts for the app itself.
 *
 * @throws ValidationError when the key, the client id or the member id is missing, or the key holds what a header cannot.
 * @example
 * const auth = appOAuth({ clientId, apiKey: key, siteId, memberId })
 * const orders = await searchOrders(createClient({ platform: hosted(), auth }), {})
 */
declare const appOAuth: (options: AppOAuthOptions) => Elevatable;

interface SessionCookieOptions {
    /** Seconds for which the browser keeps the tokens after the last write; 30 days unless given. */
    readonly maxAge?: number | undefined;
    /**
     * For development over plain http, where browsers refuse secure cookies: the address of the site on this machine, such as
     * `http://localhost:3000`. Write it out; never take it from the request. Server and browser must be given the same.
     */
    readonly developmentOrigin?: string | undefined;
}

interface CookieStoreOptions extends TokenStoreOptions, SessionCookieOptions {
    /** The `Cookie` header of the request. */
    readonly cookie: string | null | undefined;
    /**
     * Whether scripts of the page may read the cookies, as `documentCookieStore` does, so that server and browser share one
     * session; false unless given. A readable cookie is as safe as web storage: any script of the page can take the tokens.
     */
    readonly readable?: boolean | undefined;
}
/** A token store that lives for one request and its response. */
interface CookieStore extends TokenStore {
    /**
     * The headers to append to the response: `Set-Cookie` for each change, `Cache-Control: private, no-store` and
     * `Vary: Cookie` with them. Empty when nothing has changed. Read it when the work of the request is done: what is renewed
     * after the headers were sent is lost.
     */
    headers(): [name: string, value: string][];
    /**
     * The `Cookie` header as the browser will send it next: for a step before the page, such as a middleware, that hands the
     * request on.
     */
    cookie(): string;
}
/**
 * Keeps tokens in cookies (`Secure`, `SameSite=Lax`, `__Host-`, and `HttpOnly` unless they are `readable`), for servers
 * that render pages. Make one for each request and hand its headers to the response; `withSession` does both. Each app
 * has cookies of its own. Garbled cookies count as none; tokens of more than 6 kB do not fit and live as long as the
 * request.
 *
 * @throws ValidationError when `developmentOrigin` is not an http address of this machine, or `maxAge` no number of seconds.
 * @example
 * const store = cookieStore({ cookie: request.headers.get('cookie') })
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId, store }) })
 * const page = await render(client)
 * return new Response(page, { headers: [['content-type', 'text/html'], ...store.headers()] })
 */
declare const cookieStore: ({ cookie, readable, ...options }: CookieStoreOptions) => CookieStore;

interface DocumentCookieStoreOptions extends TokenStoreOptions, SessionCookieOptions {
}
/**
 * Keeps tokens in the cookies that `cookieStore({ readable: true })` sets on the server, so that a page that is rendered
 * there and the scripts in the browser share one session and one cart. As safe as web storage: any script of the page
 * can read them. All tabs share them. Where there is no document, the session lives in memory.
 *
 * @throws ValidationError when `developmentOrigin` is not an http address of this machine, or `maxAge` no number of seconds.
 * @example
 * const auth = oauth({ clientId, store: documentCookieStore() })
 */
declare const documentCookieStore: (options?: DocumentCookieStoreOptions) => TokenStore;

/** Why a sign-in did not end well; a code of the authorization server, such as `access_denied`, passes through. */
type LoginFlowErrorCode = Open<'BLOCKED_FRAME' | 'INSECURE_PAGE' | 'INVALID_STATE' | 'MISSING_CODE_OR_STATE' | 'NO_REDIRECT_URL' | 'TIMED_OUT' | 'UNSAFE_PAGE_ADDRESS' | 'UNSAFE_RETURN_ADDRESS' | 'access_denied' | 'login_required'>;
/** A sign-in by redirect or in a hidden frame failed. `code` tells why. */
declare class LoginFlowError extends FrontdeskError {
    name: string;
    readonly code: LoginFlowErrorCode;
    constructor(message: string, code: LoginFlowErrorCode);
}

interface FrameOptions {
    /** Ends the wait and takes the frame away. */
    readonly signal?: AbortSignal | undefined;
    /**
     * The only origins that the frame may be opened on. Unless given: https, where the platform itself is elsewhere, and
     * this machine, where the platform is on this machine.
     */
    readonly pageOrigins?: readonly string[] | undefined;
}

/** The secrets that bind a sign-in to this browser; keep them until the return. */
interface OAuthData {
    /** Empty when the answer comes as a message to a window. */
    readonly redirectUri: string;
    /** Where the person was, to go back to; empty when not given. */
    readonly originalUri: string;
    /** PKCE secret that redeems the code. Keep it in this browser. */
    readonly codeVerifier: string;
    /** Hash of the code verifier, which is sent ahead. */
    readonly codeChallenge: string;
    /** Random value that ties the return to this sign-in. */
    readonly state: string;
}
/**
 * Makes verifier, challenge and state for one sign-in.
 *
 * @throws LoginFlowError `INSECURE_PAGE` as {@link createCodeChallenge}.
 */
declare const createOAuthData: (redirectUri: string, originalUri?: string, sha256?: Sha256) => Promise<OAuthData>;
interface AuthUrlOptions extends CallOptions {
    /** `none` answers at once, with an error when nobody is signed in. */
    readonly prompt?: 'login' | 'none';
    /** How the answer comes back; in the fragment unless given, which no server logs. */
    readonly responseMode?: ResponseMode;
    /** Of a direct login. */
    readonly sessionToken?: string;
    /** Identity provider to go to at once, such as `google`. */
    readonly idp?: string;
    /** Origin of the page that gets the answer, when it is a message to a window. */
    readonly origin?: string;
}
/**
 * Asks for the address of the sign-in page.
 *
 * @throws LoginFlowError `NO_REDIRECT_URL` when the platform gives none.
 */
declare const getAuthUrl: (client: Client<Session>, { redirectUri, codeChallenge, state }: OAuthData, { prompt, responseMode, sessionToken, idp, origin, ...options }?: AuthUrlOptions) => Promise<{
    authUrl: string;
    redirectSession: RedirectSession;
}>;
/** The parameters that the return address carries. */
interface AuthReturn {
    /** `null` when it is absent, or there twice. */
    readonly code: string | null;
    /** `null` when it is absent, or there twice. */
    readonly state: string | null;
    /** Error code of the sign-in page, such as `access_denied`. */
    readonly error?: string;
    /** The error in words. */
    readonly errorDescription?: string;
}
/**
 * Reads a return address, from its query or its fragment, whichever carries the answer.
 *
 * @throws ValidationError when it is no absolute address.
 */
declare const parseFromUrl: (url: string | URL) => AuthReturn;
/**
 * Exchanges the code of a return address for a member's tokens. Does not keep them: pass them to `setTokens`.
 *
 * @throws LoginFlowError `MISSING_CODE_OR_STATE`, `INVALID_STATE`.
 */
declare const getMemberTokens: (client: Client<Session>, code: string | null, state: string | null, data: OAuthData | undefined) => Promise<Tokens>;
/** Where a sign-in may lead to beside paths of the own site. */
interface ReturnOptions {
    /** Other origins that `returnTo` may lead to: `https://account.example`. Give the same ones at start and return. */
    readonly returnOrigins?: readonly string[];
}
interface StartLoginOptions extends AuthUrlOptions, ReturnOptions {
    /** The page that the platform comes back to; it must be registered there. */
    readonly redirectUri: string;
    /** A path of this site to go on to afterwards. */
    readonly returnTo?: string;
}
/**
 * Starts a sign-in on the platform's page and remembers what its return needs. Several may wait at once, for 15
 * minutes each; of more than five the oldest is forgotten. The session's store must outlive the page: use
 * `webStorageStore()`.
 *
 * @throws LoginFlowError `UNSAFE_RETURN_ADDRESS` when `returnTo` leads to another origin; `INSECURE_PAGE` without WebCrypto
 * and without the session's `sha256`.
 * @throws ValidationError when `redirectUri` is no absolute address.
 * @example
 * const { url } = await startLogin(client, { redirectUri: location.origin + '/signed-in', returnTo: '/account' })
 * location.assign(url)
 */
declare const startLogin: (client: Client<Session>, { redirectUri, returnTo, returnOrigins, ...options }: StartLoginOptions) => Promise<{
    url: string;
    state: string;
}>;
interface CompletedLogin {
    /** Go on to there. */
    readonly returnTo: string;
}
/**
 * Finishes a sign-in from the return address, that of the page unless given: the member is signed in when this
 * resolves. Each return works once; a second call while the first is under way shares its outcome. Where the page's own
 * address carries the answer, it is taken out of it before anything is sent.
 *
 * @throws LoginFlowError `INVALID_STATE`, `MISSING_CODE_OR_STATE`, `UNSAFE_RETURN_ADDRESS`, or the error code of the
 * return address. The message is then its description: anybody may have written it.
 * @throws ValidationError when it is no absolute address.
 * @example
 * const { returnTo } = await completeLogin(client)
 * location.replace(returnTo)
 */
declare const completeLogin: (client: Client<Session>, url?: string | URL, { returnOrigins }?: ReturnOptions) => Promise<CompletedLogin>;

interface DirectLoginOptions extends FrameOptions {
    /** Of a sign-in step that succeeded: `result.data.sessionToken`. */
    readonly sessionToken: string;
    /** Milliseconds that the hidden page may take; 120,000 unless given. */
    readonly timeout?: number | undefined;
}
/**
 * Exchanges the session token of a sign-in step for a member's tokens, in a hidden frame: the person stays on the page.
 * Does not keep them: pass them to `setTokens`, or call {@link directLogin}.
 *
 * @throws LoginFlowError `TIMED_OUT` after 120,000 ms, `BLOCKED_FRAME` when the frame cannot answer, `NO_REDIRECT_URL`,
 * `UNSAFE_PAGE_ADDRESS`, or the error code of the sign-in page, such as `login_required`.
 * @throws AbortError when the caller aborts.
 * @example
 * const tokens = await getMemberTokensForDirectLogin(client, { sessionToken })
 */
declare const getMemberTokensForDirectLogin: (client: Client<Session>, { sessionToken, signal, timeout, pageOrigins }: DirectLoginOptions) => Promise<Tokens>;
/**
 * Signs a member in with the session token of a sign-in step, in a hidden frame: the person stays on the page.
 *
 * @throws LoginFlowError, AbortError as {@link getMemberTokensForDirectLogin}. On `BLOCKED_FRAME` go on by redirect;
 * {@link directLoginOrRedirect} does.
 * @example
 * const result = await login(client, { email, password })
 * if (result.loginState === 'SUCCESS') await directLogin(client, { sessionToken: result.data.sessionToken })
 */
declare const directLogin: (client: Client<Session>, options: DirectLoginOptions) => Promise<void>;
interface DirectLoginOrRedirectOptions extends DirectLoginOptions, Pick<StartLoginOptions, 'redirectUri' | 'returnTo' | 'returnOrigins'> {
}
/**
 * Signs a member in with a session token: in a hidden frame, or, where the browser or the page blocks that, by redirect.
 *
 * @returns Nothing when the member is signed in; else the address to go to, whose return `completeLogin` finishes.
 * @throws LoginFlowError, AbortError as {@link getMemberTokensForDirectLogin} and `startLogin`.
 * @example
 * const redirect = await directLoginOrRedirect(client, { sessionToken, redirectUri: location.origin + '/signed-in' })
 * if (redirect) location.assign(redirect.url)
 */
declare const directLoginOrRedirect: (client: Client<Session>, { redirectUri, returnTo, returnOrigins, ...options }: DirectLoginOrRedirectOptions) => Promise<{
    url: string;
    state: string;
} | undefined>;

/** A function with the shape of `fetch`. */
type FetchWithAuth = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
/**
 * Gives a `fetch` for calls to the platform that no operation covers: it sends the token of the client and the client's
 * headers, and when the token is refused it gets a new one and sends the same once more, unless the body is a stream. Any
 * other answer, and what the transport throws, is given as it is. A path counts from the platform's origin; an address
 * elsewhere is refused, and a redirect is not followed.
 *
 * @throws ContextError when the client has no auth.
 * @throws ValidationError (from the call) when the address is not on the platform.
 * @throws RedirectError (from the call) when the answer is a redirect.
 * @example
 * const response = await fetchWithAuth(client)('/members/v1/members/my')
 * const { member } = await response.json()
 */
declare const fetchWithAuth: (client: Client) => FetchWithAuth;

/** The text of a document; a generated one also carries the types of its data and its variables. */
type GraphqlDocument<Data, Variables> = string | {
    /** Text of the query. */
    toString(): string;
    /** Carries the types of data and variables. It has no value at run time. */
    readonly __apiType?: (variables: Variables) => Data;
};
/** Where a fault lies and what it is, as GraphQL says it. */
interface GraphqlFault {
    /** The reason for the error, in words for developers. */
    readonly message: string;
    /** Where in the result the fault lies. */
    readonly path?: readonly (string | number)[];
    /** Where in the query the fault lies. */
    readonly locations?: readonly {
        /** Line, counted from 1. */
        readonly line: number;
        /** Column, counted from 1. */
        readonly column: number;
    }[];
    /** Further data of the server, such as a code. */
    readonly extensions?: Readonly<Record<string, unknown>>;
}
interface GraphqlOptions extends CallOptions {
    /** Of the platform's API; `alpha` unless given. */
    readonly apiVersion?: string;
    /** Which operation of the document is meant, when it has several. */
    readonly operationName?: string;
}
/** Sends a document and gives its data. */
type Graphql = <Data = Record<string, unknown>, Variables = Record<string, unknown>>(document: GraphqlDocument<Data, Variables>, variables?: Variables, options?: GraphqlOptions) => Promise<Data>;
/**
 * Gives a function that sends GraphQL documents to the platform, with everything that a call has: token, repeats, limits,
 * errors. The call is `POST /graphql/alpha`.
 *
 * @throws ContextError when the client has no auth.
 * @throws ApplicationError (from the call) when the answer has `errors`; they are in `error.data`, with the partial data.
 * @example
 * const { services } = await graphql(client)<{ services: { items: { name: string }[] } }>('{ services { items { name } } }')
 */
declare const graphql: (client: Client) => Graphql;

interface LogoutOptions extends CallOptions {
    /** Where the platform's sign-out page comes back to. */
    readonly returnTo: string;
}
/**
 * Signs out: the tokens are gone when this settles, also when the platform cannot be reached. Open the address to end
 * the session on the hosted pages too.
 *
 * @example
 * const { logoutUrl } = await logout(client, { returnTo: location.origin })
 * location.assign(logoutUrl)
 */
declare const logout: (client: Client<Session>, { returnTo, ...options }: LogoutOptions) => Promise<{
    logoutUrl: string;
}>;

/** Why a step failed. The last four are no verdict on what the person typed: the same step may succeed later. */
type LoginErrorCode = Open<'missingCaptchaToken' | 'invalidCaptchaToken' | 'emailAlreadyExists' | 'invalidEmail' | 'invalidPassword' | 'resetPassword' | 'verificationFailed' | 'network' | 'timeout' | 'throttled' | 'unavailable'>;
/** A second factor that is asked for: answer it with `answerChallenge`. */
interface LoginChallenge extends MfaChallengeData {
    /** Token that continues this sign-in. It is short-lived. */
    readonly stateToken: string;
}
/** A step that did not succeed. */
interface LoginFailure {
    /** The state that the sign-in has reached; it tells the variants of this type apart. */
    readonly loginState: 'FAILURE';
    /** A sentence of the platform, for a developer; show a text of your own by `errorCode`. */
    readonly error: string;
    readonly errorCode?: LoginErrorCode;
    /** Present when a second factor is asked for. */
    readonly challenge?: LoginChallenge;
    /** The error that the call threw, with its refused fields and request id. */
    readonly cause?: FrontdeskError;
}
/**
 * Where a sign-in stands. Keep it, and give it to the next step: nothing is remembered elsewhere.
 * `INITIAL` is for an app to start with; the captcha states are for an app that shows a captcha.
 */
type LoginResult = {
    /** The state that the sign-in has reached; it tells the variants of this type apart. */
    readonly loginState: 'SUCCESS';
    /** Data of this state. */
    readonly data: {
        /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
        readonly sessionToken: string;
    };
} | {
    /** The state that the sign-in has reached; it tells the variants of this type apart. */
    readonly loginState: 'EMAIL_VERIFICATION_REQUIRED';
    /** Data of this state. */
    readonly data: {
        /** Token that continues this sign-in. It is short-lived. */
        readonly stateToken: string;
    };
} | {
    /** The state that the sign-in has reached; it tells the variants of this type apart. */
    readonly loginState: 'OWNER_APPROVAL_REQUIRED';
} | {
    /** The state that the sign-in has reached; it tells the variants of this type apart. */
    readonly loginState: 'INITIAL' | 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED';
} | LoginFailure;
type LoginState = LoginResult['loginState'];
interface LoginInput {
    readonly email: string;
    readonly password: string;
    /**
     * The token of the captcha, unchanged: `[{ Recaptcha: token }]` of the visible one, `[{ InvisibleRecaptcha: token }]` of the
     * other. The site keys to show them with are `client.auth.captcha`.
     */
    readonly captchaTokens?: CaptchaToken[];
    /** Data that is kept with the sign-in. Do not put secrets into it. */
    readonly clientMetaData?: Record<string, unknown>;
}
interface RegisterInput extends LoginInput {
    readonly profile?: IdentityProfile;
}
interface ProcessVerificationInput {
    /** From the mail: 6 characters. */
    readonly verificationCode: string;
    /** The result that asked for the verification. */
    readonly state: LoginResult;
}
interface AnswerChallengeInput extends Omit<VerifyFactorInput, 'stateToken'> {
    /** Of the result that asked for the factor. */
    readonly challenge: LoginChallenge;
}
interface PasswordResetEmailInput {
    readonly email: string;
    /** The page that the link of the mail leads on to; it must be registered. */
    readonly redirectUri: string;
    /** The language of the mail, such as `en`. */
    readonly language?: string;
}
/**
 * Checks an email address and a password. A success gives a session token, which stands for the person: `directLogin`
 * exchanges it for the member's tokens in a hidden frame, `startLogin` by redirect.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const result = await login(client, { email, password })
 * if (result.loginState === 'SUCCESS') {
 *   const { url } = await startLogin(client, { redirectUri, prompt: 'none', sessionToken: result.data.sessionToken })
 *   location.assign(url)
 * }
 */
declare const login: (client: Client<Session>, { email, ...rest }: Given<LoginInput>, options?: CallOptions) => Promise<LoginResult>;
/**
 * Makes an account.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const result = await register(client, { email, password, profile: { firstName: 'Ana' } })
 * if (result.loginState === 'EMAIL_VERIFICATION_REQUIRED') askForTheCode(result)
 */
declare const register: (client: Client<Session>, { email, ...rest }: Given<RegisterInput>, options?: CallOptions) => Promise<LoginResult>;
/**
 * Gives the code that was mailed. After a wrong one, call it again with the same state.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const next = await processVerification(client, { verificationCode: '482913', state: result })
 */
declare const processVerification: (client: Client<Session>, { verificationCode: code, state }: ProcessVerificationInput, options?: CallOptions) => Promise<LoginResult>;
/**
 * Mails another code; go on with the state that it gives.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const state = await resendVerificationCode(client, { state: result })
 */
declare const resendVerificationCode: (client: Client<Session>, { state }: Pick<ProcessVerificationInput, "state">, options?: CallOptions) => Promise<LoginResult>;
/**
 * Answers the second factor that a result asks for.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const { challenge } = result
 * if (challenge) await answerChallenge(client, { challenge, factorType: 'EMAIL', emailData: { code } })
 */
declare const answerChallenge: (client: Client<Session>, { challenge: { stateToken }, ...answer }: Given<AnswerChallengeInput>, options?: CallOptions) => Promise<LoginResult>;
/**
 * Mails a link to choose a new password. Resolves also when there is no such account.
 *
 * @throws ValidationError when `redirectUri` is not registered; faults as every call.
 * @example
 * await sendPasswordResetEmail(client, { email, redirectUri: location.origin + '/new-password' })
 */
declare const sendPasswordResetEmail: (client: Client<Session>, { redirectUri: url, ...rest }: Given<PasswordResetEmailInput>, options?: CallOptions) => Promise<void>;
/**
 * Sets a new password with the token of the mailed link, and signs the member in as `login` does.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const recoveryToken = new URL(location.href).searchParams.get('recoveryToken') ?? ''
 * const result = await recover(client, { recoveryToken, password })
 */
declare const recover: (client: Client<Session>, input: Given<RecoverAccountInput>, options?: CallOptions) => Promise<LoginResult>;

/**
 * A new code verifier, 43 characters unless asked for more.
 *
 * @throws RangeError when the length is out of bounds.
 */
declare const createCodeVerifier: (length?: number) => string;
/**
 * The S256 challenge of a verifier: SHA-256, base64url (RFC 7636). Without `sha256` it is hashed by WebCrypto.
 *
 * @throws LoginFlowError `INSECURE_PAGE` on a page without https, where browsers offer no cryptography, and on a runtime
 * without WebCrypto, such as React Native, unless `sha256` is given.
 * @throws ValidationError when `sha256` does not give 32 bytes.
 */
declare const createCodeChallenge: (verifier: string, sha256?: Sha256) => Promise<string>;

interface PreWarmOptions extends FrameOptions {
    /** Also when it was done lately, for example after somebody else has signed in. */
    readonly force?: boolean;
    /** Gets what went wrong; a warning in the console unless given. */
    readonly log?: (error: unknown) => void;
}
/**
 * Whether the hosted pages of this browser were told of the session in the last 7 days. Local storage knows, whatever the
 * session keeps its tokens in.
 */
declare const isPreWarmed: (client: Client<Session>) => boolean;
/**
 * Tells the hosted pages of the session ahead of time, in a hidden frame, so that a later hand-off to them goes on as the
 * same person. Does nothing when that was done in the last 7 days, or outside a browser: call it at each start of the
 * app. Never rejects: a failure is only logged, and the next call tries again.
 *
 * @example
 * void preWarm(client)
 */
declare const preWarm: (client: Client<Session>, { force, signal, pageOrigins, log }?: PreWarmOptions) => Promise<void>;

/** How a server keeps the session of the person who sends a request, and how it makes its calls. */
interface ServerSessionOptions extends Omit<ClientOptions, 'auth'>, Omit<CookieStoreOptions, 'cookie' | 'timeout'>, Pick<SessionOptions, 'clientId' | 'now'> {
}
/**
 * Answers a request in the session of the person who sends it, and puts the session's cookies on the answer, together with
 * `Cache-Control: private, no-store`. Call it around everything else, where a framework hands over its finished response,
 * so that no header is lost. A person without a session gets one before the work begins: once a page is on its way, nobody
 * can set a cookie.
 *
 * @throws The error that `respond` throws.
 * @example
 * const answer = (request: Request): Promise<Response> =>
 *   withSession(request, { platform: hosted(), clientId }, (client) => render(client))
 */
declare const withSession: (request: Request, options: ServerSessionOptions, respond: (client: Client<Session>, store: CookieStore) => Promise<Response> | Response) => Promise<Response>;

interface SessionHandlerOptions extends Omit<ServerSessionOptions, 'readable'> {
    /** The operations that browsers may call through the handler; it refuses all others. */
    readonly operations: readonly AnyOperation[];
    /** The path below which the handler answers; `/api/frontdesk` unless given. */
    readonly path?: string | undefined;
    /** The origin that people see, where a proxy stands in front: `https://shop.example`. That of the request unless given. */
    readonly origin?: string | undefined;
    /** The path of the page that says why a sign-in failed: it gets the code as `?signInError=`. `/` unless given. */
    readonly signInFailed?: string | undefined;
}
/**
 * Makes the handler of a server that keeps the tokens of its visitors and members in cookies that no script can read. The
 * client in the browser makes its calls through it: `throughServer`. It answers below `path`:
 * - `call/…`: calls of the named operations, with the person's token;
 * - `session`: GET tells who is signed in, POST also begins a visitor's session where there is none;
 * - `sign-in?returnTo=/account`, `signed-in`: the sign-in on the platform's page. Register the address of `signed-in` there;
 * - `sign-out`: POST, for a form.
 *
 * It refuses requests of other sites, and no cache keeps its answers. A request may have 1 MiB; an answer is handed on as
 * it comes.
 *
 * @throws ValidationError when `path` is not a path such as `/api/frontdesk`.
 * @example
 * const handler = sessionHandler({ platform: hosted(), clientId, operations: [queryServices, createBooking] })
 * export const POST = handler
 */
declare const sessionHandler: (options: SessionHandlerOptions) => ((request: Request) => Promise<Response>);

interface ThroughServerOptions {
    /** The path of the server's `sessionHandler`; `/api/frontdesk` unless given. */
    readonly path?: string | undefined;
    /** The session as the server read it for the page: it saves a request. */
    readonly session?: SessionState | undefined;
    /** In place of the global `fetch`. */
    readonly fetch?: Transport | undefined;
}
/** The parts of a client whose calls go through the own server. */
interface ServerConnection {
    /** Session of the person, followed through the server. */
    readonly auth: FollowedSession;
    /** Sends the calls of the client through the server. */
    readonly fetch: Transport;
}
/**
 * Lets the client of a page make its calls through the `sessionHandler` of its own server, which keeps the tokens: no
 * script of the page can read them, and the pages that the server renders belong to the same session. Signing in and out
 * are links and forms to the server: `/api/frontdesk/sign-in?returnTo=/account`, `/api/frontdesk/sign-out`.
 *
 * @example
 * const client = createClient({ platform: hosted(), ...throughServer({ session: initialSession }) })
 */
declare const throughServer: ({ path, session, fetch: transport, }?: ThroughServerOptions) => ServerConnection;

/**
 * A lock that several processes share. Both steps must be atomic: a script in Redis, one statement in SQL, a conditional
 * write elsewhere.
 */
interface StorageLock {
    /**
     * Takes a key that nobody has, or that this holder has already, for so many milliseconds. Gives whether the holder has
     * it now.
     */
    claim(key: string, holder: string, milliseconds: number): Promise<boolean>;
    /** Gives a key back, if this holder still has it. */
    release(key: string, holder: string): unknown;
}

/** The part of a `Storage` of the `unstorage` library that is used. */
interface Unstorage {
    /** Reads the value of a key; `null` when there is none. */
    getItem(key: string): Promise<unknown>;
    /** Writes the value of a key. */
    setItem(key: string, value: string, options?: {
        /** Seconds after which the value expires. */
        ttl?: number;
    }): Promise<unknown>;
    /** Removes a key. */
    removeItem(key: string): Promise<unknown>;
}
interface UnstorageStoreOptions extends TokenStoreOptions {
    /**
     * Whose tokens these are: the id of the session, or of the user, in your own app. Must differ from person to person and
     * be checked by you: whoever names an owner has the owner's tokens. It does not appear in the storage.
     */
    readonly owner: string;
    /**
     * Lets one process renew a token while the others wait for it. `redisLock(redis)`, or the same for what you have. Without
     * it, two servers may renew at once, which a platform with strict rotation forgives within 10 seconds.
     */
    readonly lock?: StorageLock | undefined;
    /** Seconds after which the storage forgets what was not written again, where its driver can. Never unless given. */
    readonly ttl?: number | undefined;
}
/**
 * Keeps one person's tokens in a storage of the `unstorage` library, so that all servers of a fleet share them: Redis,
 * files, a database. Make one for each request.
 *
 * @throws ValidationError when `owner` is no text or is empty, or `ttl` no number of seconds.
 * @example
 * const storage = createStorage({ driver: redisDriver({ url }) })
 * const store = unstorageStore(storage, { owner: request.session.id, lock: redisLock(redis), ttl: 2_592_000 })
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId, store }) })
 */
declare const unstorageStore: (storage: Unstorage, { owner, lock, ttl, ...options }: UnstorageStoreOptions) => TokenStore;
/** The part of an `ioredis` client that is used. */
interface RedisScripting {
    /** Runs a Lua script. */
    eval(script: string, keys: number, ...args: (string | number)[]): Promise<unknown>;
}
/**
 * A lock in Redis, with the client of the `ioredis` library.
 *
 * @example
 * const store = unstorageStore(storage, { owner, lock: redisLock(new Redis(url)) })
 */
declare const redisLock: (redis: RedisScripting) => StorageLock;

/** The part of the web's `Storage` that is used. */
interface WebStorage {
    /** Reads the value of a key; `null` when there is none. */
    getItem(key: string): string | null;
    /** Writes the value of a key. */
    setItem(key: string, value: string): void;
    /** Removes a key. */
    removeItem(key: string): void;
}

/**
 * Keeps tokens in web storage, so that they outlive a reload and all tabs share them: one tab renews for all, and what
 * one signs out is signed out in all. Any script of the page can read them. Where there is no web storage, or none is
 * allowed, the session lives in memory.
 *
 * @example
 * const auth = oauth({ clientId, store: webStorageStore() })
 */
declare const webStorageStore: (storage?: () => WebStorage, options?: TokenStoreOptions) => TokenStore;

export { LoginFlowError, StorageError, addressTags, answerChallenge, apiKey, appOAuth, authenticationCallback, changePassword, completeLogin, cookieStore, createCodeChallenge, createCodeVerifier, createOAuthData, createRedirectSession, directLogin, directLoginOrRedirect, documentCookieStore, elevate, emailTags, factorStatuses, factorTypes, fetchWithAuth, getAuthUrl, getMemberTokens, getMemberTokensForDirectLogin, graphql, identityProfileShape, identityResponseShape, identityShape, identityStates, identityStatusReasons, identityStatuses, isPreWarmed, loggedIn, login, loginIdentity, logout, logoutIdentity, memoryStore, mfaReasons, oauth, parseFromUrl, phoneTags, preWarm, privacyStatuses, processVerification, prompts, recover, recoverAccount, redisLock, register, registerIdentity, requestTokens, resendVerification, resendVerificationCode, responseModes, sendActivationEmail, sendPasswordResetEmail, sendRecoveryEmail, sessionHandler, signOn, startLogin, startVerification, storeKey, textStore, throughServer, unstorageStore, verificationTargets, verifyDuringAuthentication, verifyFactor, webStorageStore, withSession };
export type { AddressTag, AnswerChallengeInput, ApiKeyOptions, AppOAuthOptions, AuthRequest, AuthReturn, AuthUrlOptions, AuthenticationCallbackInput, AvailableFactor, CaptchaSiteKeys, CaptchaToken, ChangePasswordInput, CompletedLogin, CookieStore, CookieStoreOptions, CreateRedirectSessionInput, CustomField, CustomValue, DirectLoginOptions, DirectLoginOrRedirectOptions, DocumentCookieStoreOptions, Elevatable, EmailOptions, EmailRedirect, EmailTag, FactorStatus, FactorType, FallbackStore, FetchWithAuth, FollowedSession, FrameOptions, Graphql, GraphqlDocument, GraphqlFault, GraphqlOptions, Identity, IdentityAddress, IdentityPhone, IdentityProfile, IdentityResponse, IdentityState, IdentityStatus, IdentityStatusReason, KeyValueStore, LoginChallenge, LoginErrorCode, LoginFailure, LoginFlowErrorCode, LoginId, LoginIdentityInput, LoginInput, LoginResult, LoginState, LogoutIdentityInput, LogoutOptions, MfaChallengeData, MfaReason, OAuthData, PasswordResetEmailInput, PhoneTag, PreWarmOptions, PrivacyStatus, ProcessVerificationInput, RecoverAccountInput, RedirectCallbacks, RedirectPreferences, RedirectSession, RedisScripting, RegisterIdentityInput, RegisterInput, RequireMfaData, ResendVerificationInput, ResendVerificationResponse, ResponseMode, ReturnOptions, Role, SecondaryEmail, SendActivationEmailInput, SendRecoveryEmailInput, ServerConnection, ServerSessionOptions, Session, SessionCookieOptions, SessionHandlerOptions, SessionOptions, SessionState, Sha256, SignOnInput, SignOnResponse, SlotAvailability, StartLoginOptions, StartVerificationInput, StartVerificationResponse, StorageLock, TaggedAddress, TextStorage, ThroughServerOptions, TokenRequest, TokenResponse, TokenStore, TokenStoreOptions, Tokens, Unstorage, UnstorageStoreOptions, VerificationChallenge, VerifyDuringAuthenticationInput, VerifyFactorInput, WebStorage };

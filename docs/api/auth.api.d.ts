import { Open, Address, Geocode, Write, Shape, ElevatedAuth, CallOptions, FrontdeskError, Auth, Client, Transport, ClientOptions, AnyOperation, Given } from '@frontdesk/core';

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
/**
 * Requests tokens. Sessions do this automatically; call it for your own flow.
 *
 * @throws ApplicationError when the grant is refused, for example an expired refresh token. The error contains only the
 * status, because the body may repeat the request.
 * @example
 * const { access_token } = await requestTokens(client, { grantType: 'anonymous', clientId })
 * @function
 */
declare const requestTokens: Write<TokenRequest, TokenResponse>;

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
declare const identityProfileShape: Shape<IdentityProfile>;
declare const identityShape: Shape<Identity>;
declare const identityResponseShape: Shape<IdentityResponse>;

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
/**
 * Creates an account. `register` also interprets the response.
 *
 * @throws ApplicationError `-19995` when the account exists already, `-19971` and `-19970` for a captcha.
 * @throws ValidationError for the email address or the password.
 * @example
 * const { state, stateToken } = await registerIdentity(client, { loginId: { email }, password })
 * @function
 */
declare const registerIdentity: Write<RegisterIdentityInput, IdentityResponse>;
/**
 * Checks an email address and a password. `login` also interprets the response.
 *
 * @throws ApplicationError `-19976` for a wrong password, `-19973` when it must be reset, `-19971` and `-19970` for a
 * captcha.
 * @example
 * const { state, sessionToken } = await loginIdentity(client, { loginId: { email }, password })
 * @function
 */
declare const loginIdentity: Write<LoginIdentityInput, IdentityResponse>;
/**
 * Changes the password of the signed-in member, who stays signed in.
 *
 * @throws ApplicationError when nobody is signed in.
 * @throws ValidationError when the password is too short.
 * @example
 * await changePassword(client, { newPassword })
 * @function
 */
declare const changePassword: Write<ChangePasswordInput, void>;
/**
 * Continues a sign-in that returned from an identity provider, for the person that its session token identifies.
 *
 * @throws ApplicationError when the session has expired.
 * @example
 * const { state } = await authenticationCallback(client, { state: returned.state, sessionToken })
 * @function
 */
declare const authenticationCallback: Write<AuthenticationCallbackInput, IdentityResponse>;
/**
 * Signs a person in on behalf of the business, which has verified them in another way; creates the account if there is
 * none. For servers.
 *
 * @throws ContextError when the client is not elevated.
 * @example
 * const { sessionToken, identity } = await signOn(owner, { loginId: { email }, verifyEmail: true })
 * @function
 */
declare const signOn: Write<SignOnInput, SignOnResponse, ElevatedAuth>;
/**
 * Ends the member's session on the hosted pages. The tokens of this client stay valid: `logout` removes them.
 *
 * @throws ValidationError when the client id or the address is not registered.
 * @example
 * await logoutIdentity(client, { clientId: client.auth.clientId })
 * @function
 */
declare const logoutIdentity: Write<LogoutIdentityInput, void>;
/**
 * Responds to a second factor. `answerChallenge` also interprets the response.
 *
 * @throws ApplicationError `VERIFICATION_FAILED` when the answer is wrong or too late.
 * @example
 * const { state, sessionToken } = await verifyFactor(client, { factorType: 'SMS', stateToken, smsData: { code } })
 * @function
 */
declare const verifyFactor: Write<VerifyFactorInput, IdentityResponse>;

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
/**
 * Requests the URL of a hosted page: checkout, sign-in, sign-out, a booking.
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
/**
 * Emails a link for choosing a new password. Does not reveal whether there is such an account. `sendPasswordResetEmail`
 * does the same with the client id filled in.
 *
 * @throws ValidationError when the destination of the link is not registered.
 * @example
 * await sendRecoveryEmail(client, { email, language: 'en', redirect: { url, clientId } })
 * @function
 */
declare const sendRecoveryEmail: Write<SendRecoveryEmailInput, void>;
/**
 * Emails a link for choosing a first password to somebody for whom the business created the account. For servers.
 *
 * @throws ContextError when the client is not elevated.
 * @throws ApplicationError when there is no such identity.
 * @example
 * await sendActivationEmail(owner, { identityId: identity.id })
 * @function
 */
declare const sendActivationEmail: Write<SendActivationEmailInput, void, ElevatedAuth>;
/**
 * Sets a new password with the token of an email. `recover` also interprets the response.
 *
 * @throws ApplicationError when the token is unknown, used or expired.
 * @throws ValidationError when the password is too short.
 * @example
 * const { state, sessionToken } = await recoverAccount(client, { recoveryToken, password })
 * @function
 */
declare const recoverAccount: Write<RecoverAccountInput, IdentityResponse>;

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
/**
 * Emails a code to the signed-in member.
 *
 * @throws ApplicationError when it is for another person.
 * @example
 * const { verificationId } = await startVerification(client, { identityId, target: 'EMAIL' })
 * @function
 */
declare const startVerification: Write<StartVerificationInput, StartVerificationResponse>;
/**
 * Submits the emailed code of a registration or a login. `processVerification` also interprets the response.
 *
 * @throws ApplicationError `VERIFICATION_FAILED` when the code is wrong, used or expired.
 * @example
 * const { state, sessionToken } = await verifyDuringAuthentication(client, { code, stateToken })
 * @function
 */
declare const verifyDuringAuthentication: Write<VerifyDuringAuthenticationInput, IdentityResponse>;
/**
 * Emails another code and invalidates the previous one. `resendVerificationCode` also returns the state to continue
 * with.
 *
 * @throws ApplicationError `VERIFICATION_FAILED` when the attempt has expired.
 * @example
 * await resendVerification(client, { stateToken })
 * @function
 */
declare const resendVerification: Write<ResendVerificationInput, ResendVerificationResponse>;

interface ApiKeyOptions {
    /** Keep it on a server: it grants all the rights of the business. */
    readonly apiKey: string;
    readonly siteId?: string;
    readonly accountId?: string;
}
/**
 * Acts for the business, on a server. Calls that need an elevated client work.
 *
 * @throws ValidationError when the key is missing or contains a character that a header cannot hold, such as a line
 * break.
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
 * Returns a client for the calls that need an elevated client. The original client is unchanged and still acts for its
 * member. Works with `apiKey()`, which is elevated already, and with `appOAuth()`. A session of `oauth()` belongs to a
 * person, who does not have the rights of the business.
 *
 * @throws ContextError when the client cannot be elevated.
 * @example
 * const order = await cancelOrder(elevate(client), { id })
 */
declare const elevate: (client: Client<Elevatable | ElevatedAuth>) => Client<ElevatedAuth>;

/**
 * SHA-256 of bytes: 32 bytes. `sha256` of `@noble/hashes/sha2.js` matches this type, and so does `(bytes) =>
 * digest(CryptoDigestAlgorithm.SHA256, bytes)` of `expo-crypto`.
 */
type Sha256 = (bytes: Uint8Array & {
    buffer: ArrayBuffer;
}) => Hash | Promise<Hash>;
type Hash = Uint8Array | ArrayBuffer;

/** Keeps plain data by key. Methods may be asynchronous. */
interface KeyValueStore {
    /** Reads the value of a key; `undefined` or `null` when there is none. */
    get(key: string): unknown;
    /** Writes a value; `undefined` deletes it. */
    set(key: string, value: unknown): unknown;
}

/**
 * Where a session keeps its tokens. `get` and `set` are the only required methods. They may be asynchronous and may
 * fail: an error does not fail a call, the session continues in memory and retries the write later.
 *
 * @example
 * const store: TokenStore = { get: (key) => cache.get(key), set: (key, value) => cache.set(key, value) }
 */
interface TokenStore extends KeyValueStore {
    /**
     * Runs work while no other user of the storage (a tab, a process) runs work under that name. Waits at most 8 seconds,
     * then runs the work anyway: a platform with strict rotation tolerates that a token is renewed twice within 10
     * seconds. Work ends within 10 seconds.
     */
    lock?<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
    /** Subscribes to changes of a key by other tabs or processes. Returns the function that unsubscribes. */
    subscribe?(key: string, listener: () => void): () => void;
    /** How long to wait for a response before the session continues in memory, in milliseconds; defaults to 2,000. */
    readonly timeout?: number | undefined;
}
/** A storage of text: a file, a database, a server's cache. Methods may be asynchronous and may throw. */
interface TextStorage {
    /** Reads the value of a key; `undefined` or `null` when there is none. */
    get(key: string): string | null | undefined | Promise<string | null | undefined>;
    /** Writes the value of a key. */
    set(key: string, text: string): unknown;
    /** Removes a key. */
    delete(key: string): unknown;
}
interface TokenStoreOptions {
    /**
     * Called once when the storage throws, is full, does not respond or contains invalid JSON. No call fails because of
     * it.
     */
    readonly onError?: ((error: StorageError) => void) | undefined;
    /**
     * How long to wait for the storage before the session continues without it, in milliseconds; defaults to 2,000. Only
     * the first access waits.
     */
    readonly timeout?: number | undefined;
}
/**
 * The storage behind a token store failed (code `STORAGE`); `reason` says which step. It is passed to `onError` and
 * never thrown by a call. It has no cause, because errors of drivers may contain the tokens.
 */
declare class StorageError extends FrontdeskError {
    name: string;
    /** `format`: the storage contains invalid JSON. */
    readonly reason: 'read' | 'write' | 'lock' | 'format';
}
/**
 * Creates a token store over a text storage. If the storage throws or takes too long, no call fails: the session
 * continues in memory, and `onError` is called once.
 *
 * @throws StorageError (from the methods of the store) when the storage fails.
 * @example
 * const auth = oauth({ clientId, store: textStore({ get: readText, set: writeText, delete: deleteText }) })
 */
declare const textStore: (storage: TextStorage, options?: TokenStoreOptions) => TokenStore;
/**
 * Keeps tokens in memory as long as the page or the process lives, shared by several sessions. A single session does so
 * without a store.
 */
declare const memoryStore: () => TokenStore;

/** A store that never throws and can always lock. */
interface FallbackStore extends KeyValueStore {
    /** Reads the value of a key; `undefined` or `null` when there is none. */
    get(key: string): Promise<unknown>;
    /** Writes the value of a key. */
    set(key: string, value: unknown): Promise<void>;
    /** Runs work sequentially, in this session and under the lock of its store. */
    lock<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** The role of a refresh token's owner. */
type Role = 'none' | 'visitor' | 'member';
/** The tokens of one session. */
interface Tokens {
    /** Token that is sent with each call. */
    readonly accessToken: {
        /** The token itself. */
        readonly value: string;
        /** Seconds since 1970. Absent when the expiry is unknown: then the token is used until it is refused. */
        readonly expiresAt?: number | undefined;
    };
    /** A session with an empty value cannot be renewed. */
    readonly refreshToken: {
        /** The token itself. */
        readonly value: string;
        readonly role: Role;
    };
    /** When the access token is renewed, a little before it expires; seconds since 1970. */
    readonly renewAt?: number | undefined;
    /**
     * Differs for each visitor session and each sign-in, and stays the same when tokens are renewed. The session assigns
     * it. Not a secret.
     */
    readonly sessionId?: string;
}

/** The state of a session for subscribers. Each change creates a new object. */
interface SessionState {
    /** Whether a visitor, a member or nobody is signed in. */
    readonly status: Role;
    /** Differs for each visitor session and each sign-in: part of cache keys. Not a secret. */
    readonly sessionId?: string | undefined;
    /**
     * How the previous member session ended: `signOut`, or `expired` when the platform refused to renew it, here or in
     * another tab, and a visitor took its place. Absent when there was none.
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
    /** Client id of the app, from the platform's settings. */
    readonly clientId: string;
    /** Where the tokens are kept and shared; defaults to memory, for this session only. */
    readonly store?: TokenStore;
    /** Returns milliseconds since 1970; defaults to the system clock. */
    readonly now?: () => number;
    /** Hashes the secret of a sign-in on runtimes without WebCrypto, such as React Native; defaults to WebCrypto. */
    readonly sha256?: Sha256;
    /** For your own sign-in forms, which read them as `client.auth.captcha`. The session does not use them itself. */
    readonly captcha?: CaptchaSiteKeys;
}
/** A session whose state can be followed, wherever its tokens are kept. */
interface FollowedSession extends Auth {
    /** The path of the `sessionHandler` of your server, if it keeps the tokens: it also signs in and out. */
    readonly serverPath?: string;
    /** The current tokens, without renewal. `undefined` when the server keeps them. */
    getTokens(client: Client): Promise<Tokens | undefined>;
    /** Subscribes to changes; returns the function that unsubscribes. Errors of a listener are ignored. */
    subscribe(listener: () => void): () => void;
    /** The current state. It is the same object until the state changes. */
    getSnapshot(): SessionState;
    /** Stops watching other tabs and cancels pending retries. The next use starts watching again. */
    close(): void;
}
/** Session of a visitor or member: obtains, keeps and renews tokens. */
interface Session extends FollowedSession {
    readonly clientId: string;
    /** Where the session keeps other data than tokens, such as pending sign-ins. */
    readonly store: FallbackStore;
    /** Clock of the session, in milliseconds. */
    readonly now: () => number;
    /** Hashes the secret of a sign-in; WebCrypto is used when it is absent. */
    readonly sha256?: Sha256 | undefined;
    /** Site keys of the platform's captchas. */
    readonly captcha: CaptchaSiteKeys;
    /**
     * Requests tokens and does not store them. If the response has no refresh token, the one of `before` is kept.
     *
     * @throws AuthError `TOKENS_REFUSED`, whatever the status; `retryable` marks a temporary failure. The message begins
     * with the platform's text and continues with advice. A network error is thrown unchanged.
     */
    grant(client: Client, request: TokenRequest, before?: Tokens, 
    /** The role of the new tokens; defaults to the same as before, or a visitor. */
    role?: Role, 
    /** Defaults to `tokenLimits`. */
    options?: CallOptions): Promise<Tokens>;
    /**
     * Replaces the tokens, for example with those of a member. `undefined` signs out. Takes precedence over a refresh in
     * progress.
     */
    setTokens(client: Client, tokens: Tokens | undefined): Promise<void>;
}
/**
 * Sessions for visitors and members. The first call creates a visitor session. An expired token is renewed once,
 * however many calls wait for it, and across all tabs if the store has locks. A temporary failure never ends a session.
 * One session serves one platform.
 *
 * @throws ValidationError when the client id is missing or empty.
 * @example
 * const client = createClient({ platform: hosted(), auth: oauth({ clientId, store: webStorageStore() }) })
 */
declare const oauth: (options: SessionOptions) => Session;
/** Whether a member is signed in. */
declare const loggedIn: ({ auth }: Client<Session>) => boolean;
/** Storage key of the app of a session; no other app on the same origin uses it. */
declare const storeKey: (client: Client<Session>, name: string) => string;

/** Takes the key as `apiKey()` does, and a store as `oauth()` does; all members can share one store. */
interface AppOAuthOptions extends ApiKeyOptions, SessionOptions {
    /** The member that the calls are made for. */
    readonly memberId: string;
    /** The scope to request; defaults to `offline_access`, which includes a refresh token. */
    readonly scope?: string;
}
/**
 * Acts for a member on a server, with the rights of the app: the member need not sign in. The tokens are requested
 * once, however many calls wait for them, and renewed a little before they expire. `elevate(client)` acts for the app
 * itself.
 *
 * @throws ValidationError when the key, the client id or the member id is missing, or the key contains a character that
 * a header cannot hold.
 * @example
 * const auth = appOAuth({ clientId, apiKey: key, siteId, memberId })
 * const orders = await searchOrders(createClient({ platform: hosted(), auth }), {})
 */
declare const appOAuth: (options: AppOAuthOptions) => Elevatable;

interface SessionCookieOptions {
    /** How long the browser keeps the tokens after the last write, in seconds; defaults to 30 days. */
    readonly maxAge?: number | undefined;
    /**
     * For development over plain http, where browsers refuse secure cookies: the URL of the site on this machine, such as
     * `http://localhost:3000`. Hard-code it; never take it from the request. Server and browser need the same value.
     */
    readonly developmentOrigin?: string | undefined;
}

interface CookieStoreOptions extends TokenStoreOptions, SessionCookieOptions {
    /** The `Cookie` header of the request. */
    readonly cookie: string | null | undefined;
    /**
     * Whether scripts of the page may read the cookies, as `documentCookieStore` does, so that server and browser share
     * one session; defaults to false. A readable cookie is as exposed as web storage: any script of the page can take the
     * tokens.
     */
    readonly readable?: boolean | undefined;
}
/** A token store that lives for one request and its response. */
interface CookieStore extends TokenStore {
    /**
     * The headers to append to the response: `Set-Cookie` for each change, `Cache-Control: private, no-store` and `Vary:
     * Cookie` with them. Empty when nothing has changed. Read it at the end of the request: a token that is renewed after
     * the headers were sent is lost.
     */
    headers(): [name: string, value: string][];
    /**
     * The `Cookie` header as the browser will send it next: for code that runs before the page, such as a middleware that
     * forwards the request.
     */
    cookie(): string;
}
/**
 * Keeps tokens in cookies (`Secure`, `SameSite=Lax`, `__Host-`, and `HttpOnly` unless they are `readable`), for servers
 * that render pages. Create one for each request and copy its headers to the response; `withSession` does both. Each
 * app has its own cookies. Invalid cookies are ignored; tokens of more than 6 kB do not fit and last only for the
 * request.
 *
 * @throws ValidationError when `developmentOrigin` is not an http address of this machine, or `maxAge` is not a number
 * of seconds.
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
 * Keeps tokens in the cookies that `cookieStore({ readable: true })` sets on the server, so that a page that is
 * rendered there and the scripts in the browser share one session and one cart. They are as exposed as web storage: any
 * script of the page can read them. All tabs share them. Without a document, the session is kept in memory.
 *
 * @throws ValidationError when `developmentOrigin` is not an http address of this machine, or `maxAge` is not a number
 * of seconds.
 * @example
 * const auth = oauth({ clientId, store: documentCookieStore() })
 */
declare const documentCookieStore: (options?: DocumentCookieStoreOptions) => TokenStore;

/** Why a sign-in failed. A code of the authorization server, such as `access_denied`, is passed through. */
type LoginFlowErrorCode = Open<'BLOCKED_FRAME' | 'INSECURE_PAGE' | 'INVALID_STATE' | 'MISSING_CODE_OR_STATE' | 'NO_REDIRECT_URL' | 'TIMED_OUT' | 'UNSAFE_PAGE_ADDRESS' | 'UNSAFE_RETURN_ADDRESS' | 'access_denied' | 'login_required'>;
/** A sign-in by redirect or in a hidden frame failed. `code` says why. */
declare class LoginFlowError extends FrontdeskError {
    name: string;
    readonly code: LoginFlowErrorCode;
    constructor(message: string, code: LoginFlowErrorCode);
}

interface FrameOptions {
    /** Ends the wait and removes the frame. */
    readonly signal?: AbortSignal | undefined;
    /**
     * The only origins that may be opened in the frame. Defaults to any https origin, or to origins of this machine if
     * the platform runs there.
     */
    readonly pageOrigins?: readonly string[] | undefined;
}

/** The secrets that bind a sign-in to this browser; keep them until the return. */
interface OAuthData {
    /** Empty when the response is a message to a window. */
    readonly redirectUri: string;
    /** URL of the page to return to; empty when not given. */
    readonly originalUri: string;
    /** PKCE secret that redeems the code. Keep it in this browser. */
    readonly codeVerifier: string;
    /** Hash of the code verifier, which is sent ahead. */
    readonly codeChallenge: string;
    /** Random value that binds the return to this sign-in. */
    readonly state: string;
}
/**
 * Creates the verifier, challenge and state of one sign-in.
 *
 * @throws LoginFlowError `INSECURE_PAGE` as {@link createCodeChallenge}.
 */
declare const createOAuthData: (redirectUri: string, originalUri?: string, sha256?: Sha256) => Promise<OAuthData>;
interface AuthUrlOptions extends CallOptions {
    /** `none` responds immediately, with an error when nobody is signed in. */
    readonly prompt?: 'login' | 'none';
    /** How the response is returned; defaults to the fragment, which no server logs. */
    readonly responseMode?: ResponseMode;
    /** Session token of a direct login. */
    readonly sessionToken?: string;
    /** Identity provider to open immediately, such as `google`. */
    readonly idp?: string;
    /** Origin of the page that receives the response, when it is a message to a window. */
    readonly origin?: string;
}
/**
 * Requests the URL of the sign-in page.
 *
 * @throws LoginFlowError `NO_REDIRECT_URL` when the platform returns none.
 */
declare const getAuthUrl: (client: Client<Session>, { redirectUri, codeChallenge, state }: OAuthData, { prompt, responseMode, sessionToken, idp, origin, ...options }?: AuthUrlOptions) => Promise<{
    authUrl: string;
    redirectSession: RedirectSession;
}>;
/** The parameters that the return URL carries. */
interface AuthReturn {
    /** `null` when it is absent or duplicated. */
    readonly code: string | null;
    /** `null` when it is absent or duplicated. */
    readonly state: string | null;
    /** Error code of the sign-in page, such as `access_denied`. */
    readonly error?: string;
    /** Description of the error. */
    readonly errorDescription?: string;
}
/**
 * Parses a return URL, from its query or its fragment, whichever carries the response.
 *
 * @throws ValidationError when it is not an absolute URL.
 */
declare const parseFromUrl: (url: string | URL) => AuthReturn;
/**
 * Exchanges the code of a return URL for a member's tokens. The tokens are not stored: pass them to `setTokens`.
 *
 * @throws LoginFlowError `MISSING_CODE_OR_STATE`, `INVALID_STATE`.
 */
declare const getMemberTokens: (client: Client<Session>, code: string | null, state: string | null, data: OAuthData | undefined) => Promise<Tokens>;
/** Where a sign-in may return to besides paths of this site. */
interface ReturnOptions {
    /** Other allowed origins of `returnTo`, such as `https://account.example`. Pass the same list at start and return. */
    readonly returnOrigins?: readonly string[];
}
interface StartLoginOptions extends AuthUrlOptions, ReturnOptions {
    /** The page that the platform returns to; it must be registered there. */
    readonly redirectUri: string;
    /** A path of this site to open afterwards. */
    readonly returnTo?: string;
}
/**
 * Starts a sign-in on the platform's page and remembers what its return needs. Several may wait at once, for 15 minutes
 * each; of more than five, or of too many for two cookies, the oldest is forgotten. The session's store must outlive
 * the page: use `webStorageStore()`.
 *
 * @throws LoginFlowError `UNSAFE_RETURN_ADDRESS` when `returnTo` leads to another origin; `INSECURE_PAGE` without
 * WebCrypto and without the session's `sha256`.
 * @throws ValidationError when `redirectUri` is not an absolute address.
 * @example
 * const { url } = await startLogin(client, { redirectUri: location.origin + '/signed-in', returnTo: '/account' })
 * location.assign(url)
 */
declare const startLogin: (client: Client<Session>, { redirectUri, returnTo, returnOrigins, ...options }: StartLoginOptions) => Promise<{
    url: string;
    state: string;
}>;
interface CompletedLogin {
    /** URL of the sign-in page to open. */
    readonly returnTo: string;
}
/**
 * Finishes a sign-in from the return URL, which defaults to the URL of the page: the member is signed in when the
 * promise resolves. Each return works once; a second call during the first one shares its outcome. If the page's own
 * URL carries the response, it is removed from the URL before anything is sent.
 *
 * @throws LoginFlowError `INVALID_STATE`, `MISSING_CODE_OR_STATE`, `UNSAFE_RETURN_ADDRESS`, or the error code of the
 * return URL. The message is then its description, which is not trustworthy.
 * @throws ValidationError when it is not an absolute URL.
 * @example
 * const { returnTo } = await completeLogin(client)
 * location.replace(returnTo)
 */
declare const completeLogin: (client: Client<Session>, url?: string | URL, { returnOrigins }?: ReturnOptions) => Promise<CompletedLogin>;

interface DirectLoginOptions extends FrameOptions {
    /** Session token of a successful sign-in step: `result.data.sessionToken`. */
    readonly sessionToken: string;
    /** How long the hidden page may take, in milliseconds; defaults to 120,000. */
    readonly timeout?: number | undefined;
}
/**
 * Exchanges the session token of a sign-in step for a member's tokens, in a hidden frame: the person stays on the page.
 * The tokens are not stored: pass them to `setTokens`, or call {@link directLogin}.
 *
 * @throws LoginFlowError `TIMED_OUT` after 120,000 ms, `BLOCKED_FRAME` when the frame cannot respond,
 * `NO_REDIRECT_URL`, `UNSAFE_PAGE_ADDRESS`, or the error code of the sign-in page, such as `login_required`.
 * @throws AbortError when the caller aborts.
 * @example
 * const tokens = await getMemberTokensForDirectLogin(client, { sessionToken })
 */
declare const getMemberTokensForDirectLogin: (client: Client<Session>, { sessionToken, signal, timeout, pageOrigins }: DirectLoginOptions) => Promise<Tokens>;
/**
 * Signs a member in with the session token of a sign-in step, in a hidden frame: the person stays on the page.
 *
 * @throws LoginFlowError, AbortError as {@link getMemberTokensForDirectLogin}. On `BLOCKED_FRAME`, continue by
 * redirect; {@link directLoginOrRedirect} does so.
 * @example
 * const result = await login(client, { email, password })
 * if (result.loginState === 'SUCCESS') await directLogin(client, { sessionToken: result.data.sessionToken })
 */
declare const directLogin: (client: Client<Session>, options: DirectLoginOptions) => Promise<void>;
interface DirectLoginOrRedirectOptions extends DirectLoginOptions, Pick<StartLoginOptions, 'redirectUri' | 'returnTo' | 'returnOrigins'> {
}
/**
 * Signs a member in with a session token: in a hidden frame, or, where the browser or the page blocks that, by
 * redirect.
 *
 * @returns Nothing when the member is signed in; otherwise the URL to open, after whose return `completeLogin` finishes
 * the sign-in.
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
 * Returns a `fetch` for calls to the platform that no operation covers. It sends the client's token and headers. If the
 * token is refused, it gets a new token and sends the request once more, unless the body is a stream. Other responses
 * and transport errors are passed through. A path is relative to the platform's origin; a URL on another origin is
 * refused, and redirects are not followed.
 *
 * @throws ContextError when the client has no auth.
 * @throws ValidationError (from the call) when the URL is not on the platform.
 * @throws RedirectError (from the call) when the response is a redirect.
 * @example
 * const response = await fetchWithAuth(client)('/members/v1/members/my')
 * const { member } = await response.json()
 */
declare const fetchWithAuth: (client: Client) => FetchWithAuth;

/** The text of a GraphQL document; a generated document also carries the types of its data and variables. */
type GraphqlDocument<Data, Variables> = string | {
    /** Text of the query. */
    toString(): string;
    /** Types of data and variables. It has no value at run time. */
    readonly __apiType?: (variables: Variables) => Data;
};
/** An error in the form that GraphQL defines. */
interface GraphqlFault {
    /** The reason for the error, for developers. */
    readonly message: string;
    /** Path of the error in the result. */
    readonly path?: readonly (string | number)[];
    /** Positions of the error in the query. */
    readonly locations?: readonly {
        /** Line, counted from 1. */
        readonly line: number;
        /** Column, counted from 1. */
        readonly column: number;
    }[];
    /** Further data of the server, such as an error code. */
    readonly extensions?: Readonly<Record<string, unknown>>;
}
interface GraphqlOptions extends CallOptions {
    /** Version of the platform's API; defaults to `alpha`. */
    readonly apiVersion?: string;
    /** The operation of the document to run, if it contains several. */
    readonly operationName?: string;
}
/** Sends a document and returns its data. */
type Graphql = <Data = Record<string, unknown>, Variables = Record<string, unknown>>(document: GraphqlDocument<Data, Variables>, variables?: Variables, options?: GraphqlOptions) => Promise<Data>;
/**
 * Returns a function that sends GraphQL documents to the platform, with the same tokens, retries, limits and errors as
 * any call. The call is `POST /graphql/alpha`.
 *
 * @throws ContextError when the client has no auth.
 * @throws ApplicationError (from the call) when the response has `errors`; they are in `error.data`, with the partial
 * data.
 * @example
 * const { services } = await graphql(client)<{ services: { items: { name: string }[] } }>('{ services { items { name } } }')
 */
declare const graphql: (client: Client) => Graphql;

interface LogoutOptions extends CallOptions {
    /** URL that the platform's sign-out page returns to. */
    readonly returnTo: string;
}
/**
 * Signs out: the tokens are removed when the promise settles, even if the platform cannot be reached. Open the returned
 * URL to end the session on the hosted pages too.
 *
 * @example
 * const { logoutUrl } = await logout(client, { returnTo: location.origin })
 * location.assign(logoutUrl)
 */
declare const logout: (client: Client<Session>, { returnTo, ...options }: LogoutOptions) => Promise<{
    logoutUrl: string;
}>;

/** Why a step failed. The last four do not mean that the input was wrong: the same step may succeed later. */
type LoginErrorCode = Open<'missingCaptchaToken' | 'invalidCaptchaToken' | 'emailAlreadyExists' | 'invalidEmail' | 'invalidPassword' | 'resetPassword' | 'verificationFailed' | 'network' | 'timeout' | 'throttled' | 'unavailable'>;
/** A second factor that is required: respond with `answerChallenge`. */
interface LoginChallenge extends MfaChallengeData {
    /** Token that continues this sign-in. It is short-lived. */
    readonly stateToken: string;
}
/** A step that failed. */
interface LoginFailure {
    /** State of the sign-in, which discriminates this union. */
    readonly loginState: 'FAILURE';
    /** A message of the platform for developers; show your own text, chosen by `errorCode`. */
    readonly error: string;
    readonly errorCode?: LoginErrorCode;
    /** Present when a second factor is required. */
    readonly challenge?: LoginChallenge;
    /** The error that the call threw, with its violations and request id. */
    readonly cause?: FrontdeskError;
}
/**
 * State of a sign-in. Keep it and pass it to the next step: it is not stored anywhere else. An app starts with
 * `INITIAL`; the captcha states are for apps that show a captcha.
 */
type LoginResult = {
    /** State of the sign-in, which discriminates this union. */
    readonly loginState: 'SUCCESS';
    /** Data of this state. */
    readonly data: {
        /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
        readonly sessionToken: string;
    };
} | {
    /** State of the sign-in, which discriminates this union. */
    readonly loginState: 'EMAIL_VERIFICATION_REQUIRED';
    /** Data of this state. */
    readonly data: {
        /** Token that continues this sign-in. It is short-lived. */
        readonly stateToken: string;
    };
} | {
    /** State of the sign-in, which discriminates this union. */
    readonly loginState: 'OWNER_APPROVAL_REQUIRED';
} | {
    /** State of the sign-in, which discriminates this union. */
    readonly loginState: 'INITIAL' | 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED';
} | LoginFailure;
type LoginState = LoginResult['loginState'];
interface LoginInput {
    readonly email: string;
    readonly password: string;
    /**
     * The token of the captcha, unchanged: `[{ Recaptcha: token }]` for the visible captcha, `[{ InvisibleRecaptcha:
     * token }]` for the invisible one. The site keys are in `client.auth.captcha`.
     */
    readonly captchaTokens?: CaptchaToken[];
    /** Data that is kept with the sign-in. Do not put secrets into it. */
    readonly clientMetaData?: Record<string, unknown>;
}
interface RegisterInput extends LoginInput {
    readonly profile?: IdentityProfile;
}
interface ProcessVerificationInput {
    /** The 6-character code from the email. */
    readonly verificationCode: string;
    /** The result that asked for the verification. */
    readonly state: LoginResult;
}
interface AnswerChallengeInput extends Omit<VerifyFactorInput, 'stateToken'> {
    /** Token of the result that asked for the factor. */
    readonly challenge: LoginChallenge;
}
interface PasswordResetEmailInput {
    readonly email: string;
    /** The page that the link in the email opens; it must be registered. */
    readonly redirectUri: string;
    /** Language of the email, such as `en`. */
    readonly language?: string;
}
/**
 * Checks an email address and a password. On success, the result has a session token that identifies the person:
 * `directLogin` exchanges it for the member's tokens in a hidden frame, `startLogin` by redirect.
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
 * Creates an account.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const result = await register(client, { email, password, profile: { firstName: 'Ana' } })
 * if (result.loginState === 'EMAIL_VERIFICATION_REQUIRED') askForTheCode(result)
 */
declare const register: (client: Client<Session>, { email, ...rest }: Given<RegisterInput>, options?: CallOptions) => Promise<LoginResult>;
/**
 * Submits the emailed code. After a wrong code, call it again with the same state.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const next = await processVerification(client, { verificationCode: '482913', state: result })
 */
declare const processVerification: (client: Client<Session>, { verificationCode: code, state }: ProcessVerificationInput, options?: CallOptions) => Promise<LoginResult>;
/**
 * Emails another code; continue with the returned state.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const state = await resendVerificationCode(client, { state: result })
 */
declare const resendVerificationCode: (client: Client<Session>, { state }: Pick<ProcessVerificationInput, "state">, options?: CallOptions) => Promise<LoginResult>;
/**
 * Responds to the second factor that a result asks for.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const { challenge } = result
 * if (challenge) await answerChallenge(client, { challenge, factorType: 'EMAIL', emailData: { code } })
 */
declare const answerChallenge: (client: Client<Session>, { challenge: { stateToken }, ...answer }: Given<AnswerChallengeInput>, options?: CallOptions) => Promise<LoginResult>;
/**
 * Emails a link for choosing a new password. Also resolves if there is no such account.
 *
 * @throws ValidationError when `redirectUri` is not registered; other errors as for every call.
 * @example
 * await sendPasswordResetEmail(client, { email, redirectUri: location.origin + '/new-password' })
 */
declare const sendPasswordResetEmail: (client: Client<Session>, { redirectUri: url, ...rest }: Given<PasswordResetEmailInput>, options?: CallOptions) => Promise<void>;
/**
 * Sets a new password with the token of the emailed link, and signs the member in as `login` does.
 *
 * @throws AbortError when the caller aborts; every other outcome is a result.
 * @example
 * const recoveryToken = new URL(location.href).searchParams.get('recoveryToken') ?? ''
 * const result = await recover(client, { recoveryToken, password })
 */
declare const recover: (client: Client<Session>, input: Given<RecoverAccountInput>, options?: CallOptions) => Promise<LoginResult>;

/**
 * Creates a code verifier of 43 characters by default.
 *
 * @throws RangeError when the length is out of bounds.
 */
declare const createCodeVerifier: (length?: number) => string;
/**
 * Computes the S256 challenge of a verifier: SHA-256, base64url (RFC 7636). Uses WebCrypto unless `sha256` is given.
 *
 * @throws LoginFlowError `INSECURE_PAGE` on a page without https, where browsers offer no cryptography, and on a
 * runtime without WebCrypto, such as React Native, unless `sha256` is given.
 * @throws ValidationError when `sha256` does not return 32 bytes.
 */
declare const createCodeChallenge: (verifier: string, sha256?: Sha256) => Promise<string>;

interface PreWarmOptions extends FrameOptions {
    /** Repeats pre-warming even if it was done recently, for example after somebody else has signed in. */
    readonly force?: boolean;
    /** Receives the error; defaults to a console warning. */
    readonly log?: (error: unknown) => void;
}
/**
 * Whether this browser sent the session to the hosted pages in the last 7 days. This is recorded in local storage,
 * wherever the session keeps its tokens.
 */
declare const isPreWarmed: (client: Client<Session>) => boolean;
/**
 * Sends the session to the hosted pages ahead of time, in a hidden frame, so that a later hand-off to them continues as
 * the same person. Does nothing if this was done in the last 7 days, or outside a browser: call it at each start of the
 * app. Never rejects: a failure is only logged, and the next call tries again.
 *
 * @example
 * void preWarm(client)
 */
declare const preWarm: (client: Client<Session>, { force, signal, pageOrigins, log }?: PreWarmOptions) => Promise<void>;

/** How a server keeps the session of a request, and how it makes its calls. */
interface ServerSessionOptions extends Omit<ClientOptions, 'auth'>, Omit<CookieStoreOptions, 'cookie' | 'timeout'>, Pick<SessionOptions, 'clientId' | 'now'> {
}
/**
 * Handles a request in the session of the person who sends it, and adds the session's cookies and `Cache-Control:
 * private, no-store` to the response. Call it around everything else, where a framework returns its finished response,
 * so that no header is lost. A person without a session gets one before `respond` runs, because no cookie can be set
 * once a page is being sent. For the same reason, calls that a page makes while its body streams renew no token.
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
    /** The path below which the handler responds; defaults to `/api/frontdesk`. */
    readonly path?: string | undefined;
    /** The public origin behind a proxy: `https://shop.example`. Defaults to the origin of the request. */
    readonly origin?: string | undefined;
    /** The path of the page that says why a sign-in failed: it gets the code as `signInError` of its query. `/` unless given. */
    readonly signInFailed?: string | undefined;
}
/**
 * Creates the handler of a server that keeps the tokens of its visitors and members in cookies that no script can read.
 * The client in the browser makes its calls through it: `throughServer`. It answers below `path`:
 * - `call/…`: calls of the named operations, with the person's token;
 * - `session`: GET tells who is signed in, POST also begins a visitor's session where there is none;
 * - `sign-in?returnTo=/account`, `signed-in`: the sign-in on the platform's page. Register the address of `signed-in`
 *   there;
 * - `sign-out`: POST, for a form.
 *
 * It refuses requests of other sites, and no cache keeps its answers. A request may have 1 MiB; an answer is handed on
 * as it comes.
 *
 * @throws ValidationError when `path` is not a path such as `/api/frontdesk`, or `origin` not an origin such as
 * `https://shop.example`.
 * @example
 * const handler = sessionHandler({ platform: hosted(), clientId, operations: [queryServices, createBooking] })
 * export const POST = handler
 */
declare const sessionHandler: (options: SessionHandlerOptions) => ((request: Request) => Promise<Response>);

interface ThroughServerOptions {
    /** The path of the server's `sessionHandler`; defaults to `/api/frontdesk`. */
    readonly path?: string | undefined;
    /** The session that the server read for the page; saves a request. */
    readonly session?: SessionState | undefined;
    /** Replaces the global `fetch`. */
    readonly fetch?: Transport | undefined;
}
/** Client options that send calls through your own server. */
interface ServerConnection {
    /** Session of the person, followed through the server. */
    readonly auth: FollowedSession;
    /** Sends the calls of the client through the server. */
    readonly fetch: Transport;
}
/**
 * Lets the client of a page make its calls through the `sessionHandler` of your server, which keeps the tokens: no
 * script of the page can read them, and pages that the server renders belong to the same session. To sign in and out,
 * use links and forms: `/api/frontdesk/sign-in?returnTo=/account`, `/api/frontdesk/sign-out`.
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
     * Acquires a key that is free or already held by this holder, for this many milliseconds. Returns whether the holder
     * has it.
     */
    claim(key: string, holder: string, milliseconds: number): Promise<boolean>;
    /** Releases a key if this holder still has it. */
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
     * Owner of the tokens: the id of the session or of the user in your app. It must differ from person to person, and
     * you must verify it: whoever passes an owner gets the owner's tokens. It does not appear in the storage.
     */
    readonly owner: string;
    /**
     * Lets one process renew a token while the others wait. Use `redisLock(redis)`, or implement it for your storage.
     * Without it, two servers may renew at the same time, which a platform with strict rotation tolerates for 10 seconds.
     */
    readonly lock?: StorageLock | undefined;
    /**
     * Seconds after which the storage deletes tokens that were not written again, if its driver supports it. Defaults to
     * never.
     */
    readonly ttl?: number | undefined;
}
/**
 * Keeps one person's tokens in a storage of the `unstorage` library, so that all servers of a fleet share them: Redis,
 * files, a database. Create one for each request.
 *
 * @throws ValidationError when `owner` is not a non-empty string, or `ttl` is not a number of seconds.
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
 * Keeps tokens in web storage, so that they survive a reload and all tabs share them: one tab renews for all, and
 * signing out in one tab signs out all. Any script of the page can read them. If web storage is missing or denied, the
 * session is kept in memory.
 *
 * @example
 * const auth = oauth({ clientId, store: webStorageStore() })
 */
declare const webStorageStore: (storage?: () => WebStorage, options?: TokenStoreOptions) => TokenStore;

export { LoginFlowError, StorageError, addressTags, answerChallenge, apiKey, appOAuth, authenticationCallback, changePassword, completeLogin, cookieStore, createCodeChallenge, createCodeVerifier, createOAuthData, createRedirectSession, directLogin, directLoginOrRedirect, documentCookieStore, elevate, emailTags, factorStatuses, factorTypes, fetchWithAuth, getAuthUrl, getMemberTokens, getMemberTokensForDirectLogin, graphql, identityProfileShape, identityResponseShape, identityShape, identityStates, identityStatusReasons, identityStatuses, isPreWarmed, loggedIn, login, loginIdentity, logout, logoutIdentity, memoryStore, mfaReasons, oauth, parseFromUrl, phoneTags, preWarm, privacyStatuses, processVerification, prompts, recover, recoverAccount, redisLock, register, registerIdentity, requestTokens, resendVerification, resendVerificationCode, responseModes, sendActivationEmail, sendPasswordResetEmail, sendRecoveryEmail, sessionHandler, signOn, startLogin, startVerification, storeKey, textStore, throughServer, unstorageStore, verificationTargets, verifyDuringAuthentication, verifyFactor, webStorageStore, withSession };
export type { AddressTag, AnswerChallengeInput, ApiKeyOptions, AppOAuthOptions, AuthRequest, AuthReturn, AuthUrlOptions, AuthenticationCallbackInput, AvailableFactor, CaptchaSiteKeys, CaptchaToken, ChangePasswordInput, CompletedLogin, CookieStore, CookieStoreOptions, CreateRedirectSessionInput, CustomField, CustomValue, DirectLoginOptions, DirectLoginOrRedirectOptions, DocumentCookieStoreOptions, Elevatable, EmailOptions, EmailRedirect, EmailTag, FactorStatus, FactorType, FallbackStore, FetchWithAuth, FollowedSession, FrameOptions, Graphql, GraphqlDocument, GraphqlFault, GraphqlOptions, Identity, IdentityAddress, IdentityPhone, IdentityProfile, IdentityResponse, IdentityState, IdentityStatus, IdentityStatusReason, KeyValueStore, LoginChallenge, LoginErrorCode, LoginFailure, LoginFlowErrorCode, LoginId, LoginIdentityInput, LoginInput, LoginResult, LoginState, LogoutIdentityInput, LogoutOptions, MfaChallengeData, MfaReason, OAuthData, PasswordResetEmailInput, PhoneTag, PreWarmOptions, PrivacyStatus, ProcessVerificationInput, RecoverAccountInput, RedirectCallbacks, RedirectPreferences, RedirectSession, RedisScripting, RegisterIdentityInput, RegisterInput, RequireMfaData, ResendVerificationInput, ResendVerificationResponse, ResponseMode, ReturnOptions, Role, SecondaryEmail, SendActivationEmailInput, SendRecoveryEmailInput, ServerConnection, ServerSessionOptions, Session, SessionCookieOptions, SessionHandlerOptions, SessionOptions, SessionState, Sha256, SignOnInput, SignOnResponse, SlotAvailability, StartLoginOptions, StartVerificationInput, StartVerificationResponse, StorageLock, TaggedAddress, TextStorage, ThroughServerOptions, TokenRequest, TokenResponse, TokenStore, TokenStoreOptions, Tokens, Unstorage, UnstorageStoreOptions, VerificationChallenge, VerifyDuringAuthenticationInput, VerifyFactorInput, WebStorage };

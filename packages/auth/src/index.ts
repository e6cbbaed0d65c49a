export { apiKey, type ApiKeyOptions } from './api-key.ts'
export { appOAuth, type AppOAuthOptions } from './app-oauth.ts'
export {
  authenticationCallback,
  type AuthenticationCallbackInput,
  type CaptchaToken,
  changePassword,
  type ChangePasswordInput,
  type LoginId,
  loginIdentity,
  type LoginIdentityInput,
  logoutIdentity,
  type LogoutIdentityInput,
  registerIdentity,
  type RegisterIdentityInput,
  signOn,
  type SignOnInput,
  type SignOnResponse,
  verifyFactor,
  type VerifyFactorInput,
} from './authentication.ts'
export { cookieStore, type CookieStore, type CookieStoreOptions } from './stores/cookie-store.ts'
export {
  directLogin,
  type DirectLoginOptions,
  directLoginOrRedirect,
  type DirectLoginOrRedirectOptions,
  getMemberTokensForDirectLogin,
} from './login/direct-login.ts'
export { type Elevatable, elevate } from './elevate.ts'
export { LoginFlowError, type LoginFlowErrorCode } from './errors.ts'
export { fetchWithAuth, type FetchWithAuth } from './fetch-with-auth.ts'
export {
  graphql,
  type Graphql,
  type GraphqlDocument,
  type GraphqlFault,
  type GraphqlOptions,
} from './graphql.ts'
export type { FrameOptions } from './login/hidden-frame.ts'
export {
  type AvailableFactor,
  type CustomField,
  type CustomValue,
  type FactorStatus,
  type FactorType,
  type Identity,
  type IdentityAddress,
  type IdentityPhone,
  type IdentityProfile,
  identityProfileShape,
  type IdentityResponse,
  type IdentityState,
  type IdentityStatus,
  type MfaChallengeData,
  type MfaReason,
  type RequireMfaData,
  type SecondaryEmail,
  type TaggedAddress,
  type VerificationChallenge,
} from './identity.ts'
export {
  type AuthReturn,
  type AuthUrlOptions,
  type CompletedLogin,
  completeLogin,
  createOAuthData,
  getAuthUrl,
  getMemberTokens,
  type OAuthData,
  parseFromUrl,
  type ReturnOptions,
  startLogin,
  type StartLoginOptions,
} from './login/redirect-login.ts'
export { logout, type LogoutOptions } from './logout.ts'
export {
  answerChallenge,
  type AnswerChallengeInput,
  login,
  type LoginChallenge,
  type LoginErrorCode,
  type LoginFailure,
  type LoginInput,
  type LoginResult,
  type LoginState,
  type PasswordResetEmailInput,
  processVerification,
  type ProcessVerificationInput,
  recover,
  register,
  type RegisterInput,
  resendVerificationCode,
  sendPasswordResetEmail,
} from './login/member-login.ts'
export { createCodeChallenge, createCodeVerifier } from './login/pkce.ts'
export { isPreWarmed, preWarm, type PreWarmOptions } from './login/pre-warm.ts'
export {
  type EmailOptions,
  type EmailRedirect,
  recoverAccount,
  type RecoverAccountInput,
  sendActivationEmail,
  type SendActivationEmailInput,
  sendRecoveryEmail,
  type SendRecoveryEmailInput,
} from './recovery.ts'
export {
  type AuthRequest,
  createRedirectSession,
  type CreateRedirectSessionInput,
  type RedirectCallbacks,
  type RedirectPreferences,
  type RedirectSession,
  type ResponseMode,
  type SlotAvailability,
} from './redirect-session.ts'
export {
  type CaptchaSiteKeys,
  loggedIn,
  oauth,
  type Role,
  type Session,
  type SessionOptions,
  type SessionState,
  storeKey,
  type Tokens,
} from './session.ts'
export type { FallbackStore } from './stores/fallback-store.ts'
export type { KeyValueStore } from './stores/key-value-store.ts'
export type { StorageLock } from './stores/storage-lock.ts'
export { requestTokens, type TokenRequest, type TokenResponse } from './token-request.ts'
export {
  memoryStore,
  StorageError,
  type TextStorage,
  textStore,
  type TokenStore,
  type TokenStoreOptions,
} from './stores/token-store.ts'
export {
  redisLock,
  type RedisScripting,
  type Unstorage,
  unstorageStore,
  type UnstorageStoreOptions,
} from './stores/unstorage-store.ts'
export {
  resendVerification,
  type ResendVerificationInput,
  type ResendVerificationResponse,
  startVerification,
  type StartVerificationInput,
  type StartVerificationResponse,
  verifyDuringAuthentication,
  type VerifyDuringAuthenticationInput,
} from './verification.ts'
export { type WebStorage, webStorageStore } from './stores/web-storage-store.ts'

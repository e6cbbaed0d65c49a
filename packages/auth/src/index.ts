export { apiKey, type ApiKeyOptions } from './api-key.ts'
export { LoginFlowError, type LoginFlowErrorCode } from './errors.ts'
export {
  type AuthReturn,
  type AuthUrlOptions,
  completeLogin,
  createOAuthData,
  getAuthUrl,
  getMemberTokens,
  type OAuthData,
  parseFromUrl,
  startLogin,
  type StartLoginOptions,
} from './login.ts'
export { logout, type LogoutOptions } from './logout.ts'
export { createCodeChallenge, createCodeVerifier } from './pkce.ts'
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
  loggedIn,
  oauth,
  type Role,
  type Session,
  type SessionOptions,
  type SessionState,
  type Tokens,
} from './session.ts'
export { requestTokens, type TokenRequest, type TokenResponse } from './token.ts'
export {
  memoryStore,
  type TextStorage,
  textStore,
  type TokenStore,
  type WebStorage,
  webStorageStore,
} from './token-store.ts'

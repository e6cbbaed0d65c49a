export * from './api-key.ts'
export * from './app-oauth.ts'
export * from './authentication.ts'
export * from './stores/cookie-store.ts'
export * from './stores/document-cookie-store.ts'
export * from './login/direct-login.ts'
export * from './elevate.ts'
export * from './errors.ts'
export * from './fetch-with-auth.ts'
export * from './graphql.ts'
export type { FrameOptions } from './login/hidden-frame.ts'
export * from './identity.ts'
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
export * from './logout.ts'
export * from './login/member-login.ts'
export { createCodeChallenge, createCodeVerifier } from './login/pkce.ts'
export type { Sha256 } from './digest.ts'
export * from './login/pre-warm.ts'
export * from './recovery.ts'
export * from './redirect-session.ts'
export { sessionHandler, type SessionHandlerOptions } from './server/session-handler.ts'
export { type ServerConnection, throughServer, type ThroughServerOptions } from './server/through-server.ts'
export { type ServerSessionOptions, withSession } from './server/with-session.ts'
export {
  type CaptchaSiteKeys,
  type FollowedSession,
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
export type { SessionCookieOptions } from './stores/session-cookies.ts'
export type { StorageLock } from './stores/storage-lock.ts'
export * from './token-request.ts'
export {
  memoryStore,
  StorageError,
  type TextStorage,
  textStore,
  type TokenStore,
  type TokenStoreOptions,
} from './stores/token-store.ts'
export * from './stores/unstorage-store.ts'
export * from './verification.ts'
export * from './stores/web-storage-store.ts'

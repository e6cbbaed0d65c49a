import type { Handler } from '../kernel/handler.ts'
import { authenticationHandlers } from './authentication.ts'
import type { AuthDependencies } from './dependencies.ts'
import { requestTokensHandler } from './grant.ts'
import { recoveryHandlers } from './recovery.ts'
import { createRedirectSessionHandler } from './redirect-session.ts'
import { verificationHandlers } from './verification.ts'

export { defaultApiKey, defaultClientId, defaultClientSecret, type OAuthClient } from './client.ts'
export {
  addOrigins,
  checkClientSettings,
  type Clients,
  type ClientSettings,
  createClients,
  putClient,
  type RegisteredClient,
} from './client-registry.ts'
export type { AuthDependencies, MemberLogin } from './dependencies.ts'
export { authExpiry } from './expiry.ts'
export { type Member, members } from './member.ts'
export { authRoutes } from './routes.ts'
export { demoMembers, seedAuth, seedClients } from './seed.ts'
export { identify } from './token.ts'
export { authPermissions } from './permissions.ts'

/** Answers to the operations of `@frontdesk/auth`. */
export const authHandlers = ({
  onMemberLogin,
}: Pick<AuthDependencies, 'onMemberLogin'>): readonly Handler[] => [
  requestTokensHandler(onMemberLogin),
  createRedirectSessionHandler,
  ...authenticationHandlers,
  ...recoveryHandlers,
  ...verificationHandlers,
]

import type { Handler } from '../handler.ts'
import type { AuthDependencies } from './dependencies.ts'
import { requestTokensHandler } from './grant.ts'
import { createRedirectSessionHandler } from './redirect-session.ts'

export { defaultApiKey, defaultClientId, type OAuthClient, oauthClients } from './client.ts'
export type { AuthDependencies, MemberLogin } from './dependencies.ts'
export { type Member, members } from './member.ts'
export { authRoutes } from './routes.ts'
export { demoMembers, seedAuth, seedClients } from './seed.ts'
export { identify } from './token.ts'

/** Answers to the operations of `@frontdesk/auth`. */
export const authHandlers = ({
  onMemberLogin,
}: Pick<AuthDependencies, 'onMemberLogin'>): readonly Handler[] => [
  requestTokensHandler(onMemberLogin),
  createRedirectSessionHandler,
]

import type { Handler } from '../handler.ts'
import { authenticationHandlers } from './authentication.ts'
import type { AuthDependencies } from './dependencies.ts'
import { requestTokensHandler } from './grant.ts'
import { recoveryHandlers } from './recovery.ts'
import { createRedirectSessionHandler } from './redirect-session.ts'
import { createStrikes } from './strikes.ts'
import { verificationHandlers } from './verification.ts'

export { defaultApiKey, defaultClientId, oauthClients } from './client.ts'
export type { AuthDependencies, MemberLogin } from './dependencies.ts'
export { type Member, members } from './member.ts'
export { authRoutes } from './routes.ts'
export { demoMembers, seedAuth, seedClients } from './seed.ts'
export { identify } from './token.ts'

/** Ten wrong passwords or codes within ten minutes. */
const mostWrong = 10
const wrongWindow = 10 * 60_000

/** Answers to the operations of `@frontdesk/auth`. */
export const authHandlers = ({
  onMemberLogin,
}: Pick<AuthDependencies, 'onMemberLogin'>): readonly Handler[] => {
  const strikes = createStrikes(mostWrong, wrongWindow)
  return [
    requestTokensHandler(onMemberLogin),
    createRedirectSessionHandler,
    ...authenticationHandlers(strikes),
    ...recoveryHandlers,
    ...verificationHandlers(strikes),
  ]
}

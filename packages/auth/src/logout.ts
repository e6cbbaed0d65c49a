import type { CallOptions, Client } from '@frontdesk/core'
import { addressOf } from './login/redirect-login.ts'
import { createRedirectSession } from './redirect-session.ts'
import type { Session } from './session.ts'

export interface LogoutOptions extends CallOptions {
  /** URL that the platform's sign-out page returns to. */
  readonly returnTo: string
}

/**
 * Signs out: the tokens are removed when the promise settles, even if the platform cannot be reached. Open the returned
 * URL to end the session on the hosted pages too.
 *
 * @example
 * const { logoutUrl } = await logout(client, { returnTo: location.origin })
 * location.assign(logoutUrl)
 */
export const logout = async (
  client: Client<Session>,
  { returnTo, ...options }: LogoutOptions,
): Promise<{ logoutUrl: string }> => {
  try {
    const redirectSession = await createRedirectSession(
      client,
      { logout: { clientId: client.auth.clientId }, callbacks: { postFlowUrl: returnTo } },
      options,
    )
    return { logoutUrl: addressOf(redirectSession) }
  } finally {
    await client.auth.setTokens(client, undefined)
  }
}

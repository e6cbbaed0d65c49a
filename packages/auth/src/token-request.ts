import { type Write, whole, write } from '@frontdesk/core'

/** How a token is asked for. */
export type TokenRequest =
  | { grantType: 'anonymous'; clientId: string }
  | { grantType: 'refresh_token'; clientId?: string; refreshToken: string }
  | {
      grantType: 'authorization_code'
      clientId: string
      code: string
      codeVerifier: string
      redirectUri?: string
    }
  | { grantType: 'authorized_client'; scope?: string; member_id: string }

export interface TokenResponse {
  access_token: string
  /** Seconds from now. */
  expires_in: number
  /** Absent when the one that was sent stays good. */
  refresh_token?: string
  token_type?: string
  scope?: string
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
export const requestTokens: Write<TokenRequest, TokenResponse> = /* @__PURE__ */ write({
  id: 'auth.oauth.requestTokens',
  prefix: '',
  route: 'POST /oauth2/token',
  response: /* @__PURE__ */ whole<TokenResponse>(),
  anonymous: true,
  // A code works once. The platform forgives a refresh token that comes again at once; the others make a session.
  repeatable: (request) => !('code' in request),
  secrets: 'all',
})

import { type Write, whole, write } from '@frontdesk/core'

/** How a token is asked for. */
export type TokenRequest =
  | {
      /** The grant of OAuth 2.0 that is asked for. */
      grantType: 'anonymous'
      clientId: string
    }
  | {
      /** The grant of OAuth 2.0 that is asked for. */
      grantType: 'refresh_token'
      clientId?: string
      /** Refresh token of the session. */
      refreshToken: string
    }
  | {
      /** The grant of OAuth 2.0 that is asked for. */
      grantType: 'authorization_code'
      clientId: string
      /** The code that the person received or that the platform issued. */
      code: string
      /** PKCE secret that belongs to the code. */
      codeVerifier: string
      /** Address to which the person returns. It must be one of the client's allowed addresses. */
      redirectUri?: string
    }
  | {
      /** The grant of OAuth 2.0 that is asked for. */
      grantType: 'authorized_client'
      /** Scopes, separated by spaces. */
      scope?: string
      /** Member for whom the server acts. */
      member_id: string
    }

export interface TokenResponse {
  /** Token that is sent with each call. */
  access_token: string
  /** Seconds from now. */
  expires_in: number
  /** Absent when the one that was sent stays good. */
  refresh_token?: string
  /** Always `Bearer`. */
  token_type?: string
  /** Scopes, separated by spaces. */
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

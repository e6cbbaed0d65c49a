import { type Write, whole, write } from '@frontdesk/core'

/** The body of a token request. */
export type TokenRequest =
  | {
      /** OAuth 2.0 grant type. */
      grantType: 'anonymous'
      clientId: string
    }
  | {
      /** OAuth 2.0 grant type. */
      grantType: 'refresh_token'
      clientId?: string
      /** Refresh token of the session. */
      refreshToken: string
    }
  | {
      /** OAuth 2.0 grant type. */
      grantType: 'authorization_code'
      clientId: string
      /** The code that the person received or that the platform issued. */
      code: string
      /** PKCE secret that belongs to the code. */
      codeVerifier: string
      /** URL that the person returns to. It must be registered for the client. */
      redirectUri?: string
    }
  | {
      /** OAuth 2.0 grant type. */
      grantType: 'authorized_client'
      /** Scopes, separated by spaces. */
      scope?: string
      /** Member for whom the server acts. */
      member_id: string
    }

export interface TokenResponse {
  /** Token that is sent with each call. */
  access_token: string
  /** Lifetime in seconds. */
  expires_in: number
  /** Absent when the current refresh token stays valid. */
  refresh_token?: string
  /** Always `Bearer`. */
  token_type?: string
  /** Scopes, separated by spaces. */
  scope?: string
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
export const requestTokens: Write<TokenRequest, TokenResponse> = /* @__PURE__ */ write({
  id: 'auth.oauth.requestTokens',
  prefix: '',
  route: 'POST /oauth2/token',
  response: /* @__PURE__ */ whole<TokenResponse>(),
  anonymous: true,
  // A code works once. The platform tolerates the immediate reuse of a refresh token; the other grants create a
  // session.
  repeatable: (request) => !('code' in request),
  secrets: 'all',
})

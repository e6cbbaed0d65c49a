/** The role of a refresh token's owner. */
export type Role = 'none' | 'visitor' | 'member'

/** The tokens of one session. */
export interface Tokens {
  /** Token that is sent with each call. */
  readonly accessToken: {
    /** The token itself. */
    readonly value: string
    /** Seconds since 1970. Absent when the expiry is unknown: then the token is used until it is refused. */
    readonly expiresAt?: number | undefined
  }
  /** A session with an empty value cannot be renewed. */
  readonly refreshToken: {
    /** The token itself. */
    readonly value: string
    readonly role: Role
  }
  /** When the access token is renewed, a little before it expires; seconds since 1970. */
  readonly renewAt?: number | undefined
  /**
   * Differs for each visitor session and each sign-in, and stays the same when tokens are renewed. The session assigns
   * it. Not a secret.
   */
  readonly sessionId?: string
}

/** A token must contain only characters that a header can hold. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[ -~]+$/.test(value)

/** Whether a stored value is a valid set of tokens: another program or version may have written it. */
export const isTokens = (kept: Partial<Tokens> | undefined): kept is Tokens =>
  isToken(kept?.accessToken?.value) && ['visitor', 'member'].includes(kept.refreshToken?.role as Role)

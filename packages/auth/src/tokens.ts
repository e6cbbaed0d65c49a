/** Whom a refresh token stands for. */
export type Role = 'none' | 'visitor' | 'member'

/** The tokens of one session. */
export interface Tokens {
  /** Token that is sent with each call. */
  readonly accessToken: {
    /** The token itself. */
    readonly value: string
    /** Seconds since 1970. Absent when nobody knows: then the token is used until it is refused. */
    readonly expiresAt?: number | undefined
  }
  /** An empty value cannot be renewed. */
  readonly refreshToken: {
    /** The token itself. */
    readonly value: string
    readonly role: Role
  }
  /** When the access token is renewed, a little before it expires; seconds since 1970. */
  readonly renewAt?: number | undefined
  /** Differs for each visitor session and each sign-in; stays through refreshes. A session gives one. Not a secret. */
  readonly sessionId?: string
}

/** A token goes into a header: text of the characters that a header can hold. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[ -~]+$/.test(value)

/** Whether a value that a store gave is the tokens of somebody: another program or another version may have written it. */
export const isTokens = (kept: Partial<Tokens> | undefined): kept is Tokens =>
  isToken(kept?.accessToken?.value) && ['visitor', 'member'].includes(kept.refreshToken?.role as Role)

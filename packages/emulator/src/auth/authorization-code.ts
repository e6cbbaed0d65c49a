import { createHash } from 'node:crypto'
import { collection, type CollectionDefinition, type Stored } from '../kernel/state.ts'
import type { Context } from './dependencies.ts'
import { digest, newSecret } from '../kernel/secret.ts'
import { revokeFamily } from './token.ts'

/** Kept by the digest of the code. */
export interface AuthorizationCode extends Stored {
  readonly clientId: string
  readonly memberId: string
  /** The visitor who signed in. */
  readonly visitorId?: string
  readonly redirectUri?: string
  /** SHA-256 of the verifier, base64url. */
  readonly codeChallenge: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly used: boolean
  /** The tokens that it gave. */
  readonly familyId?: string
}

export const codes: CollectionDefinition<AuthorizationCode> = collection<AuthorizationCode>('auth.codes')

const lifetime = 60_000

export type NewCode = Pick<
  AuthorizationCode,
  'clientId' | 'memberId' | 'visitorId' | 'redirectUri' | 'codeChallenge'
>

/** Issues a code, good once within a minute. */
export const issueCode = (context: Context, details: NewCode): string => {
  const code = newSecret(context, 'code')
  const expiresAt = context.now().getTime() + lifetime
  context.state.in(codes).put({ ...details, id: digest(code), expiresAt, used: false })
  return code
}

export interface CodeExchange {
  readonly code: string
  readonly codeVerifier: string
  readonly clientId: string
  readonly redirectUri?: string | undefined
}

/**
 * Redeems a code, or tells why not. A code that is shown a second time has been copied: the tokens that it gave end
 * (RFC 9700, section 2.1.1).
 */
export const redeemCode = (
  { state, now }: Context,
  exchange: CodeExchange,
): AuthorizationCode | { readonly refused: string } => {
  const code = state.in(codes).get(digest(exchange.code))
  if (!code) return { refused: 'The code is not known' }
  if (code.used) {
    if (code.familyId) revokeFamily(state, code.familyId)
    return { refused: 'The code has been used' }
  }
  if (code.expiresAt <= now().getTime()) return { refused: 'The code has expired' }
  if (code.clientId !== exchange.clientId) return { refused: 'The code was issued to another client' }
  if (code.redirectUri !== exchange.redirectUri)
    return { refused: 'redirectUri differs from the one that the code was asked for with' }
  const challenge = createHash('sha256').update(exchange.codeVerifier).digest('base64url')
  // One try: a verifier that does not fit spends the code, so that it cannot be guessed.
  const used = state.in(codes).put({ ...code, used: true })
  return challenge === code.codeChallenge ? used : { refused: 'codeVerifier does not fit the code challenge' }
}

/** Remembers which tokens a code gave. */
export const linkCode = ({ state }: Context, code: AuthorizationCode, familyId: string): void => {
  state.in(codes).put({ ...code, familyId })
}

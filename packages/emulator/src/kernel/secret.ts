import { createHash, createHmac } from 'node:crypto'
import { collection, type CollectionDefinition, type Stored } from './state.ts'
import type { HandlerContext } from './handler.ts'

interface TokenKey extends Stored {
  readonly value: string
}

const tokenKeys: CollectionDefinition<TokenKey> = collection<TokenKey>('auth.tokenKeys')

/** The digest of a token: with it the token can be recognized, but not used. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The key of this platform. A seed makes it, so that reads find it. */
export const tokenKey = ({
  state,
  newId,
}: Pick<HandlerContext<unknown>, 'state' | 'newId'>): { readonly value: string } => {
  const keys = state.in(tokenKeys)
  return keys.get('token') ?? keys.put({ id: 'token', value: newId() + newId() })
}

/**
 * A secret that follows from `seed` and from the key of this platform: 43 characters, base64url.
 * A seed always gives one secret, so a secret can be given out again without being kept.
 */
export const deriveSecret = (
  { state, newId }: Pick<HandlerContext<unknown>, 'state' | 'newId'>,
  purpose: string,
  seed: string,
): string => {
  const key = tokenKey({ state, newId })
  return createHmac('sha256', key.value).update(`${purpose}\n${seed}`).digest('base64url')
}

/** A new secret that nobody can guess. */
export const newSecret = (
  context: Pick<HandlerContext<unknown>, 'state' | 'newId'>,
  purpose: string,
): string => deriveSecret(context, purpose, context.newId())

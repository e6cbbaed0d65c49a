import { type DueWork, type Expiring, expiry } from '../kernel/due-work.ts'
import type { HandlerContext } from '../kernel/handler.ts'
import type { CollectionDefinition } from '../kernel/state.ts'
import { codes } from './authorization-code.ts'
import { hostedSessions } from './hosted-session.ts'
import { steps } from './login-step.ts'
import { recoveryTokens } from './recovery.ts'
import { redirectSessions } from './redirect-session.ts'
import { accessTokens, families, refreshTokens } from './token.ts'

/** Milliseconds for which something that has expired still answers that it has. */
const grace = 24 * 60 * 60_000

type Context = HandlerContext<unknown>

/** Hears of a visitor for whom no token is left: nobody can come back as them. */
export type VisitorGone = (context: Context, visitorId: string) => void

/** Removes the families whose tokens are gone, and says which visitors went with them. */
const removeFamilies =
  (onVisitorGone: VisitorGone) =>
  (context: Context, tokens: readonly { readonly familyId: string }[]): void => {
    const { state } = context
    const kept = state.in(families)
    for (const id of new Set(tokens.map(({ familyId }) => familyId))) {
      if (state.in(accessTokens).by('family', id).length || state.in(refreshTokens).by('family', id).length)
        continue
      const subject = kept.get(id)?.subject
      kept.delete(id)
      if (!subject || subject.kind === 'owner' || subject.visitorId === undefined) continue
      if (!kept.by('visitor', subject.visitorId).length) onVisitorGone(context, subject.visitorId)
    }
  }

/** Removes the tokens, sessions, codes and steps of sign-in that have expired. */
export const authExpiry = (onVisitorGone: VisitorGone): readonly DueWork[] => [
  expiry(accessTokens, grace, removeFamilies(onVisitorGone)),
  expiry(refreshTokens, grace, removeFamilies(onVisitorGone)),
  ...[codes, hostedSessions, steps, recoveryTokens, redirectSessions].map((definition) =>
    expiry<Expiring>(definition as unknown as CollectionDefinition<Expiring>, grace),
  ),
]

import { digest } from '../kernel/secret.ts'
import { decline, refuse } from '../kernel/failure.ts'
import type { HandlerContext, Identity } from '../kernel/handler.ts'
import { collection, type CollectionDefinition, type Stored } from '../kernel/state.ts'

/** The answer to a keyed write. Its id is a digest of the operation, the caller and the key. */
export interface KeptAnswer extends Stored {
  /** Digest of the request: a request may hold a password. */
  readonly request: string
  readonly answer: unknown
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export const keptAnswers: CollectionDefinition<KeptAnswer> = collection<KeptAnswer>('emulator.keptAnswers')

const lifetime = 24 * 60 * 60_000
const longestKey = 255

/** Visible characters, in quotes or not: the draft of the header asks for the quotes, many clients send none. */
const keyPattern = /^(?:"([\x20-\x21\x23-\x5b\x5d-\x7e]+)"|([\x21\x23-\x7e]+))$/

/** Reads the header `Idempotency-Key`. @throws Failure 400 */
export const readIdempotencyKey = (header: string | undefined): string | undefined => {
  if (header === undefined) return undefined
  const [, quoted, bare] = keyPattern.exec(header) ?? []
  const key = quoted ?? bare
  if (key === undefined)
    throw refuse({
      field: 'Idempotency-Key',
      description:
        'must have visible ASCII characters only, without spaces and quotes unless the whole is in quotes',
      violatedRule: 'FORMAT',
    })
  if (key.length > longestKey)
    throw refuse({
      field: 'Idempotency-Key',
      description: `must have ${longestKey} characters at most`,
      violatedRule: 'MAX_LENGTH',
      data: { threshold: longestKey },
    })
  return key
}

type Context = Pick<HandlerContext<unknown>, 'state' | 'now' | 'identity'>

const callerOf = (identity: Identity): string => {
  switch (identity.kind) {
    case 'visitor':
      return `visitor ${identity.visitorId}`
    case 'member':
      return `member ${identity.memberId}`
    default:
      return identity.kind
  }
}

/** A write that may come again. */
export interface KeyedCall {
  readonly key: string
  /** Id of the operation. */
  readonly operation: string
  /** Address and body as they were sent. */
  readonly request: string
}

/**
 * Does work once for each key, operation and caller within 24 hours: after that its first answer is given again. It
 * runs inside the unit of the write, so that the answer is kept together with what was done. A refusal undoes the unit
 * and is not kept: nothing was done, and the next try is judged anew.
 *
 * @throws Failure 422 `IDEMPOTENCY_KEY_REUSED` when the key came with another request.
 */
export const answerOnce = (
  { state, now, identity }: Context,
  { key, operation, request }: KeyedCall,
  work: () => unknown,
): { readonly answer: unknown; readonly replayed: boolean } => {
  const id = digest(['kept answer', operation, callerOf(identity), key].join('\n'))
  const asked = digest(request)
  const kept = state.in(keptAnswers).get(id)
  if (kept && kept.expiresAt > now().getTime()) {
    if (kept.request !== asked)
      throw decline(
        422,
        'IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key came with another request before: a new request needs a new key',
      )
    return { answer: kept.answer, replayed: true }
  }
  const answer = work()
  state.in(keptAnswers).put({ id, request: asked, answer, expiresAt: now().getTime() + lifetime })
  return { answer, replayed: false }
}

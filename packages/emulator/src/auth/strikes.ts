import { decline, type Failure, keeping, type KeepingFailure } from '../kernel/failure.ts'
import { collection, type CollectionDefinition, type Stored } from '../kernel/state.ts'
import type { Context } from './dependencies.ts'

/** Recent wrong answers, or mails, about one thing: a member's password, the code of a step. Its id is that of the thing. */
interface Strikes extends Stored {
  /** Milliseconds since 1970. */
  readonly times: readonly number[]
}

const strikes: CollectionDefinition<Strikes> = collection<Strikes>('auth.strikes')

/** Ten within ten minutes are too many. */
const most = 10
const window = 10 * 60_000

type Counting = Pick<Context, 'state' | 'now'>

const recent = ({ state, now }: Counting, id: string): readonly number[] =>
  (state.in(strikes).get(id)?.times ?? []).filter((time) => time > now().getTime() - window)

/** Whether there were too many wrong answers of late. */
export const isStruckOut = (context: Counting, id: string): boolean => recent(context, id).length >= most

const count = (context: Counting, id: string): void => {
  const times = [...recent(context, id), context.now().getTime()]
  context.state.in(strikes).put({ id, times })
}

/** Counts a wrong answer. Gives its refusal, which keeps the count. */
export const strike = (context: Counting, id: string, refusal: Failure): KeepingFailure => {
  count(context, id)
  return keeping(refusal)
}

/**
 * Counts a mail that somebody asks for, so that nobody can fill a mailbox.
 *
 * @throws Failure 429 `THROTTLED_FEATURE` after ten mails to one address within ten minutes
 */
export const limitMails = (context: Counting, address: string): void => {
  const id = `mails to ${address.trim().toLowerCase()}`
  if (isStruckOut(context, id))
    throw decline(429, 'THROTTLED_FEATURE', 'Too many mails to this address: try again in ten minutes')
  count(context, id)
}

export const clearStrikes = ({ state }: Pick<Context, 'state'>, id: string): void => {
  state.in(strikes).delete(id)
}

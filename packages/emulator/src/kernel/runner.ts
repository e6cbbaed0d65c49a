import type { Business, DomainEvent, HandlerContext, Identity, ItemOrders, Mail } from './handler.ts'
import type { State } from './state.ts'

/** The surroundings of every unit of work. */
export interface Surroundings {
  readonly state: State
  now(): Date
  newId(): string
  random(): number
  readonly business: Business
  /** The orders of items. */
  readonly orders?: ItemOrders
  /** Address of the emulator itself; known once it listens. */
  origin(): string
}

/** Keeps what a unit sends: called inside the unit, so that nothing is sent twice or lost. */
export interface Mailbox {
  keepMail(mail: Mail): void
  keepEvent(event: DomainEvent, identity: Identity): void
  /** The unit is safe: what it kept may leave. */
  flush(): void
}

/** Runs work with a handler's context. */
export interface Runner {
  /** Work that changes nothing. */
  read<Input, Result>(
    identity: Identity,
    input: Input,
    work: (context: HandlerContext<Input>) => Result,
  ): Result
  /** Work as one unit of the state: kept when it returns, undone when it throws. */
  write<Input, Result>(
    identity: Identity,
    input: Input,
    work: (context: HandlerContext<Input>) => Result,
  ): Result
}

/** The parts that a unit gathered under one key. */
interface Gathered {
  readonly parts: unknown[]
  readonly finish: (parts: readonly unknown[]) => void
}

export const createRunner = (surroundings: Surroundings, mailbox: Mailbox): Runner => {
  const { state, now, newId, random, business, orders } = surroundings
  const contextOf = <Input>(
    identity: Identity,
    input: Input,
    gathered: Map<string, Gathered> = new Map(),
  ): HandlerContext<Input> => ({
    input,
    state,
    identity,
    now,
    newId,
    random,
    business,
    ...(orders && { orders }),
    origin: surroundings.origin(),
    emit: (event) => mailbox.keepEvent(event, identity),
    mail: (mail) => mailbox.keepMail(typeof mail === 'function' ? mail() : mail),
    gather(key, part, finish) {
      const known = gathered.get(key)
      if (known) known.parts.push(part)
      else gathered.set(key, { parts: [part], finish: finish as Gathered['finish'] })
    },
  })
  return {
    read: (identity, input, work) => work(contextOf(identity, input)),
    write(identity, input, work) {
      try {
        const gathered = new Map<string, Gathered>()
        return state.unit(() => {
          const result = work(contextOf(identity, input, gathered))
          for (const { parts, finish } of gathered.values()) finish(parts)
          return result
        })
      } finally {
        // Also after a refusal that keeps its unit; of any other there is nothing to send.
        mailbox.flush()
      }
    },
  }
}

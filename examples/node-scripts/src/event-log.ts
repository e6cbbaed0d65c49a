/** An event, as far as its place in the order of events is concerned. */
export interface EventPlace {
  readonly id: string
  /** The entity that the event is about; events of one entity are handled one after the other. */
  readonly entity: string
  /** Counts up for each entity. */
  readonly sequence: number | undefined
}

/**
 * Whether an event may be handled now: `claimed` by this caller; `late`, claimed as well, though a later event of the entity
 * was handled before; `handled` before; `busy`, since another event of the entity is being handled.
 */
export type Claim = 'claimed' | 'late' | 'handled' | 'busy'

/** Remembers which events were handled. */
export interface EventLog {
  /** A claim that is neither finished nor released ends after a minute: its process died. */
  claim(event: EventPlace): Promise<Claim>
  /** The event was handled. */
  finish(event: EventPlace): Promise<void>
  /** The event could not be handled: it may be claimed again. */
  release(event: EventPlace): Promise<void>
}

import type { EventLog } from './event-log.ts'

/** A log in the memory of one process or isolate: it remembers the last events, 10,000 unless told otherwise. */
export const createMemoryEventLog = (limit = 10_000): EventLog => {
  const handled = new Set<string>()
  const sequences = new Map<string, number>()
  const busy = new Set<string>()
  const dropOldest = (own: Set<string> | Map<string, number>): void => {
    const [oldest] = own.keys()
    if (own.size > limit && oldest !== undefined) own.delete(oldest)
  }
  return {
    async claim({ id, entity, sequence }) {
      if (handled.has(id)) return 'handled'
      if (busy.has(entity)) return 'busy'
      busy.add(entity)
      return sequence !== undefined && sequence < (sequences.get(entity) ?? -1) ? 'late' : 'claimed'
    },
    async finish({ id, entity, sequence = -1 }) {
      const last = Math.max(sequence, sequences.get(entity) ?? -1)
      handled.add(id)
      // Set anew, so that the entity counts as the one that changed last.
      sequences.delete(entity)
      sequences.set(entity, last)
      dropOldest(handled)
      dropOldest(sequences)
      busy.delete(entity)
    },
    async release({ entity }) {
      busy.delete(entity)
    },
  }
}

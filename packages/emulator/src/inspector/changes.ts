/** Tells listeners that something has happened that the pages of the inspector show. */
export interface Changes {
  /** Something has happened. */
  notify(): void
  /** Listens from now on. Gives a function that stops that. */
  listen(listener: () => void): () => void
}

/** Creates the list of those who want to know of changes. */
export const createChanges = (): Changes => {
  const listeners = new Set<() => void>()
  return {
    notify() {
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

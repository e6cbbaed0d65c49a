/** Runs work with the same name sequentially within this process. */
export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

export const createInTurn = (): InTurn => {
  /** The end of the last work for each name. */
  const ends = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const result = (ends.get(name) ?? Promise.resolve()).then(work)
    const end = result
      .catch(() => undefined)
      .then(() => {
        if (ends.get(name) === end) ends.delete(name)
      })
    ends.set(name, end)
    return result
  }
}

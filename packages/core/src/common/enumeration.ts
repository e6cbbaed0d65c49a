/** Known values that an editor offers, open at the end: a value that is added later breaks nothing. */
export type Open<Known extends string> = Known | (string & {})

/** The known values of an enumeration; none of plain text. */
export type KnownValues<T> = T extends string ? (string extends T ? never : T) : never

/** The same with the known values alone, at every depth: what the platform is given holds no value that it does not know. */
export type Closed<T> = [KnownValues<T>] extends [never]
  ? T extends Date
    ? T
    : T extends object
      ? { [K in keyof T]: Closed<T[K]> }
      : T
  : KnownValues<T> | Exclude<T, string>

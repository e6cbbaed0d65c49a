/**
 * An enumeration whose known values an editor suggests. It is open: a value that the platform adds later breaks
 * nothing.
 */
export type Open<Known extends string> = Known | (string & {})

/** The known values of an enumeration; `never` for plain text. */
export type KnownValues<T> = T extends string ? (string extends T ? never : T) : never

/**
 * T with only the known values of its enumerations, at every depth, so that an input contains no value that the
 * platform rejects.
 */
export type Closed<T> = [KnownValues<T>] extends [never]
  ? T extends Date
    ? T
    : T extends object
      ? { [K in keyof T]: Closed<T[K]> }
      : T
  : KnownValues<T> | Exclude<T, string>

/** Known values that an editor offers, open at the end: a value that is added later breaks nothing. */
export type Open<Known extends string> = Known | (string & {})

/** The known values of an enumeration; none of plain text. */
export type KnownValues<T> = T extends string ? (string extends T ? never : T) : never

/** Known values that an editor offers, open at the end: a value that is added later breaks nothing. */
export type Open<Known extends string> = Known | (string & {})

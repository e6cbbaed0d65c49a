/** Types that are left unchanged; strings come first, because `string & {}` is an object type too. */
type Whole =
  | string
  | number
  | boolean
  | Date
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | ((...given: never) => unknown)

/** JSON would turn an `undefined` item into `null`, so lists accept none. */
type GivenItems<List> = { [K in keyof List]: GivenField<List[K]> }

type GivenField<V> = V extends Whole
  ? V
  : V extends readonly unknown[]
    ? GivenItems<V>
    : V extends object
      ? Given<V>
      : // The mark of an optional field is a narrower kind of undefined, which takes no value.
        V extends undefined
        ? undefined
        : V

/**
 * The parameter type for an input T: each optional field may also be `undefined`, at every depth. JSON omits such a
 * field, so it counts as absent.
 *
 * @example
 * const readRoom = <Input, Room>(operation: Read<Input, Room>, input: Given<Input>) => operation(client, input)
 */
export type Given<T> = { [K in keyof T]: GivenField<T[K]> }

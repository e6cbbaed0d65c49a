/** Values that are handed on as they are; text first, for `string & {}` is an object too. */
type Whole =
  | string
  | number
  | boolean
  | Date
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | ((...given: never) => unknown)

/** JSON would turn an item that is `undefined` into `null`, so lists take none. */
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
 * The type of an argument where T is taken: each optional field may be `undefined` too, at every depth. JSON leaves such a
 * field out, so it is as good as absent.
 *
 * @example
 * const readRoom = <Input, Room>(operation: Read<Input, Room>, input: Given<Input>) => operation(client, input)
 */
export type Given<T> = { [K in keyof T]: GivenField<T[K]> }

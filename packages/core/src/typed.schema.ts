import type * as z from 'zod'

/** A zod schema that is built when it is first asked for. */
export type Schema<T> = () => z.ZodType<T>

type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false
/** Without the index signature that a loose object infers. */
type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] }
/** Flat, so that only keys and types count; an open enumeration is text. */
type Flat<T> = T extends Date
  ? T
  : T extends string
    ? string extends T
      ? string
      : T
    : T extends readonly (infer Item)[]
      ? Flat<Item>[]
      : T extends object
        ? { [K in keyof Known<T>]: Flat<Known<T>[K]> }
        : T

/**
 * Ties a schema to an interface: a key or a type that differs does not compile. The schema is built once, at its
 * first use.
 *
 * @example
 * const roomSchema: Schema<Room> = schema<Room>()(() => z.looseObject({ id: z.string(), seats: z.number() }))
 */
export const schema =
  <T>(): (<S extends z.ZodType>(
    make: () => Same<Flat<z.output<S>>, Flat<T>> extends true
      ? S
      : S & { 'the schema differs from its interface': true },
  ) => Schema<T>) =>
  (make) => {
    let built: z.ZodType | undefined
    return () => (built ??= make()) as z.ZodType<T>
  }

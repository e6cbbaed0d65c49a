import * as z from 'zod'
import type { KnownValues, Open } from './common/enumeration.ts'

/** Creates the schema of an enumeration from its list of values: `open` or `closed`. */
export type Enumeration = <Value extends string>(values: readonly Value[]) => z.ZodType<Open<Value>>

/**
 * Accepts any text, so that a value that the platform adds later breaks nothing. JSON Schema lists the known values.
 */
export const open: Enumeration = (values) => z.string().meta({ 'x-extensible-enum': values })

/** Accepts only the values of the list. It is for inputs. */
export const closed: Enumeration = <Value extends string>(values: readonly Value[]) => z.enum(values)

/**
 * A zod schema that is built on first use. Its enumerations are open, as in a response; `serviceSchema(closed)` is the
 * schema of an input.
 */
export type Schema<T> = (enumeration?: Enumeration) => z.ZodType<T>

/** A typed schema of an object: zod's `pick`, `omit`, `extend` and `exactPartial` make the schemas of its parts. */
export type ObjectSchema<T> = (enumeration?: Enumeration) => z.ZodObject<Fields<T>, z.core.$loose>

/** The schema of each field, which zod infers T from again. */
export type Fields<T> = {
  [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K>
    ? z.ZodExactOptional<z.ZodType<Exclude<T[K], undefined>>>
    : z.ZodType<T[K]>
}

type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false
/** Removes the index signature that a loose object infers. */
type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] }
/**
 * Flattens a type, so that only keys and types are compared: an enumeration by its values, and `undefined` as absent.
 */
type Flat<T> = [T] extends [string]
  ? [KnownValues<T>] extends [never]
    ? string
    : KnownValues<T>
  : FlatOther<T>

type FlatOther<T> = T extends Date
  ? T
  : T extends readonly (infer Item)[]
    ? Flat<Item>[]
    : T extends object
      ? { [K in keyof Known<T>]: Flat<FieldOf<Known<T>, K>> }
      : T

type FieldOf<T, K extends keyof T> = Partial<Pick<T, K>> extends Pick<T, K> ? Exclude<T[K], undefined> : T[K]

/** The paths at which two flat types differ. */
type Differences<A, B> = A extends readonly (infer Item)[]
  ? B extends readonly (infer Other)[]
    ? Differences<Item, Other>
    : never
  : A extends Date
    ? never
    : A extends object
      ? B extends object
        ? {
            [K in keyof (A & B) & string]: K extends keyof A & keyof B
              ? Same<Pick<A, K>, Pick<B, K>> extends true
                ? never
                : [Differences<NonNullable<A[K]>, NonNullable<B[K]>>] extends [infer Inner extends string]
                  ? [Inner] extends [never]
                    ? K
                    : `${K}.${Inner}`
                  : K
              : K
          }[keyof (A & B) & string]
        : never
      : never

/**
 * The keys of this type name the fields in which S, the type that a schema infers, differs from T: the compiler prints
 * them.
 */
export type Mismatch<S, T> = [Differences<Flat<S>, Flat<T>>] extends [never]
  ? { 'schema differs from its interface': true }
  : { [Path in Differences<Flat<S>, Flat<T>> as `schema differs: ${Path}`]: true }

type SchemaOf<T, S extends z.ZodType> = S extends z.ZodObject ? ObjectSchema<T> : Schema<T>

/**
 * Without this check, an older zod would fail in the middle of a schema, with an error that names one of its own
 * functions.
 */
const requireZod = (): void => {
  if (typeof (z as { exactOptional?: unknown }).exactOptional !== 'function')
    throw new Error(
      'The schemas of Frontdesk need zod 4.3 or newer, and the one that is installed is older: npm install zod@4',
    )
}

/**
 * Ties a schema to an interface: if a key or a type differs, the code does not compile, and the error names the key.
 * The schema is built once, at its first use, which throws an error when the installed zod is older than 4.3.
 *
 * @example
 * const roomSchema: ObjectSchema<Room> = schema<Room>()((oneOf) =>
 *   z.looseObject({ id: z.string(), kind: oneOf(roomKinds), bed: bedSchema(oneOf) }),
 * )
 * const newRoomSchema: Schema<NewRoom> = schema<NewRoom>()(() => roomSchema(closed).omit({ id: true }))
 */
export const schema =
  <T>(): (<S extends z.ZodType>(
    make: (
      oneOf: Enumeration,
    ) => Same<Flat<z.output<S>>, Flat<T>> extends true ? S : S & Mismatch<z.output<S>, T>,
  ) => SchemaOf<T, S>) =>
  <S extends z.ZodType>(make: (oneOf: Enumeration) => S) => {
    const built = new Map<Enumeration, S>()
    return ((oneOf = open) => {
      requireZod()
      const known = built.get(oneOf) ?? make(oneOf)
      built.set(oneOf, known)
      return known
    }) as unknown as SchemaOf<T, S>
  }

import { refuse } from './failure.ts'

/** The places at which an input has a field. In a path `[]` stands for each item of a list. */
const placesOf = (value: unknown, [name = '', ...rest]: readonly string[]): string[] => {
  if (name === '[]')
    return Array.isArray(value)
      ? value.flatMap((item: unknown, index) => placesOf(item, rest).map((inner) => `${index}.${inner}`))
      : []
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return []
  if (!rest.length) return [name]
  return placesOf((value as Record<string, unknown>)[name], rest).map((inner) => `${name}.${inner}`)
}

/**
 * Refuses fields that the hosted platform has and the emulator does not play, since a field without effect misleads.
 *
 * @example
 * refuseUnsupported(input, ['bookings[].waiveCharges'], 'every fee is charged')
 */
export const refuseUnsupported = (input: object, paths: readonly string[], instead: string): void => {
  const unsupported = paths.flatMap((path) => placesOf(input, path.replaceAll('[]', '.[]').split('.')))
  if (unsupported.length)
    throw refuse(
      ...unsupported.map((field) => ({
        field,
        description: `is not supported by the emulator: ${instead}`,
        violatedRule: 'FIELD_NOT_ALLOWED',
      })),
    )
}

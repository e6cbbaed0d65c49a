/** All strings in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsIn)

/** Returns the value at a path such as `smsData.code`. */
const valueAt = (input: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], input)

/**
 * Hides the secrets of an input in an error response that repeats them, as a reviver for `JSON.parse`. Finds each
 * secret verbatim, escaped for JSON and escaped for a URL.
 */
export const hideSecrets = (
  input: unknown,
  secrets: readonly string[],
): ((name: string, value: unknown) => unknown) => {
  const forms = secrets
    .flatMap((path) => textsIn(valueAt(input, path)))
    .filter(Boolean)
    .flatMap((secret) => {
      const text = JSON.stringify(secret).slice(1, -1)
      return [secret, text, encodeURIComponent(text)]
    })
  return (name, value) =>
    // A password may be a word such as "password". Strings that look like a name or a constant are kept, because they
    // say what was rejected.
    typeof value !== 'string' ||
    ((name === 'field' || (name === 'code' && !forms.includes(value))) && /^[-\w.]{1,20}$/.test(value))
      ? value
      : forms.reduce((shown, form) => shown.replaceAll(form, '***'), value)
}

/** Every text in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsIn)

/** Gives the value at a path such as `smsData.code`. */
const valueAt = (input: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], input)

/**
 * Hides the secrets of an input in a refusal that repeats them: a reviver for `JSON.parse`. Each is found as it is, as it
 * stands within JSON, and as it stands within an address.
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
    // A password may be a word such as "password". Texts that read as a name or a constant stay, to tell what was refused.
    typeof value !== 'string' ||
    ((name === 'field' || (name === 'code' && !forms.includes(value))) && /^[-\w.]{1,20}$/.test(value))
      ? value
      : forms.reduce((shown, form) => shown.replaceAll(form, '***'), value)
}

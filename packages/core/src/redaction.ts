/** Takes out of a refusal what no error may show: a reviver for `JSON.parse`. */
export type Redaction = (name: string, value: unknown) => unknown

/**
 * Names the secrets of an input, such as a password, for `write({ …, redact })`: should an answer repeat them, in whatever
 * form, errors show `***` instead.
 *
 * @example
 * redact: redacting(({ password }) => [password]),
 */
export const redacting =
  <Input>(secretsOf: (input: Input) => readonly unknown[]): ((input: Input) => Redaction) =>
  (input) => {
    const forms = secretsOf(input).flatMap((secret) => {
      if (typeof secret !== 'string' || !secret) return []
      // As it is, within JSON, within an address.
      const text = JSON.stringify(secret).slice(1, -1)
      return [secret, text, encodeURIComponent(text)]
    })
    return (name, value) =>
      // A password may be a word such as "password": what reads as a name or a constant stays, to tell what was refused.
      typeof value !== 'string' ||
      ((name === 'field' || (name === 'code' && !forms.includes(value))) && /^[-\w.]{1,20}$/.test(value))
        ? value
        : forms.reduce((shown, form) => shown.replaceAll(form, '***'), value)
  }

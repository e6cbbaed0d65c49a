import type { Context } from 'hono'

/** The fields of a form as they were sent. */
export type FormValues = Readonly<Record<string, string>>

/**
 * Reads the fields of a form, trimmed; passwords keep their spaces. Files are left out, and a body that cannot be read
 * has no fields.
 */
export const readForm = async (c: Context): Promise<FormValues> =>
  Object.fromEntries(
    Object.entries(await c.req.parseBody().catch(() => ({}))).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, /password/i.test(name) ? value : value.trim()]] : [],
    ),
  )

import * as z from 'zod'
import { type Schema, schema } from '../typed.schema.ts'

/** The longest address that mail can be sent to, in characters. */
const longest = 254

/** An email address: the form that all inputs and pages take. */
export const emailSchema: Schema<string> = /* @__PURE__ */ schema<string>()(() => z.email().max(longest))

import type { OperationSchema } from '@frontdesk/core/schema'
import { redirectSessionSchemas } from './redirect-session.schema.ts'
import { tokenSchemas } from './token.schema.ts'

export {
  createRedirectSessionInputSchema,
  redirectSessionSchema,
  redirectSessionSchemas,
} from './redirect-session.schema.ts'
export { tokenRequestSchema, tokenResponseSchema, tokenSchemas } from './token.schema.ts'

/** The schemas of every operation of this package. */
export const authSchemas: readonly OperationSchema[] = /* @__PURE__ */ [...tokenSchemas, ...redirectSessionSchemas]

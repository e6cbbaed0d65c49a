import type { OperationSchema } from '@frontdesk/core/schema'
import { authenticationSchemas } from './authentication.schema.ts'
import { recoverySchemas } from './recovery.schema.ts'
import { redirectSessionSchemas } from './redirect-session.schema.ts'
import { tokenSchemas } from './token-request.schema.ts'
import { verificationSchemas } from './verification.schema.ts'

export * from './authentication.schema.ts'
export * from './identity.schema.ts'
export * from './recovery.schema.ts'
export * from './redirect-session.schema.ts'
export * from './token-request.schema.ts'
export * from './verification.schema.ts'

/** The schemas of every operation of this package. */
export const authSchemas: readonly OperationSchema[] = /* @__PURE__ */ [
  tokenSchemas,
  redirectSessionSchemas,
  authenticationSchemas,
  recoverySchemas,
  verificationSchemas,
].flat()

import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { requestTokens, type TokenRequest, type TokenResponse } from './token-request.ts'

const text = (): z.ZodString => z.string().min(1)

export const tokenRequestSchema: Schema<TokenRequest> = /* @__PURE__ */ schema<TokenRequest>()(() =>
  z.discriminatedUnion('grantType', [
    z.looseObject({ grantType: z.literal('anonymous'), clientId: text() }),
    z.looseObject({
      grantType: z.literal('refresh_token'),
      clientId: z.exactOptional(text()),
      refreshToken: text(),
    }),
    z.looseObject({
      grantType: z.literal('authorization_code'),
      clientId: text(),
      code: text(),
      codeVerifier: z.string().min(43).max(128),
      redirectUri: z.exactOptional(text()),
    }),
    z.looseObject({
      grantType: z.literal('authorized_client'),
      scope: z.exactOptional(z.string()),
      member_id: text(),
    }),
  ]),
)

export const tokenResponseSchema: ObjectSchema<TokenResponse> = /* @__PURE__ */ schema<TokenResponse>()(() =>
  z.looseObject({
    access_token: text(),
    expires_in: z.number(),
    refresh_token: z.exactOptional(z.string()),
    token_type: z.exactOptional(z.string()),
    scope: z.exactOptional(z.string()),
  }),
)

export const tokenSchemas: readonly OperationSchema[] = /* @__PURE__ */ [
  /* @__PURE__ */ operationSchema(requestTokens, tokenRequestSchema, tokenResponseSchema),
]

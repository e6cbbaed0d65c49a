import { FrontdeskError, isFrontdeskError } from '@frontdesk/core'

/**
 * Why a delivery was refused.
 *
 * - `WEBHOOK_MALFORMED`: it is not a signed event, or was changed on its way through the server.
 * - `WEBHOOK_SIGNATURE`: it is not signed by the platform.
 * - `WEBHOOK_EXPIRED`: it is too old, or not valid yet.
 * - `WEBHOOK_AUDIENCE`, `WEBHOOK_ISSUER`: it is meant for, or comes from, somebody else.
 * - `WEBHOOK_REPLAYED`: the event was handled before.
 * - `WEBHOOK_KEY`: the public key cannot be used.
 */
export type WebhookErrorCode =
  | 'WEBHOOK_MALFORMED'
  | 'WEBHOOK_SIGNATURE'
  | 'WEBHOOK_EXPIRED'
  | 'WEBHOOK_AUDIENCE'
  | 'WEBHOOK_ISSUER'
  | 'WEBHOOK_REPLAYED'
  | 'WEBHOOK_KEY'

/** A delivery was refused; `code` tells why. */
export class WebhookError extends FrontdeskError {
  override name = 'WebhookError'
  declare readonly code: WebhookErrorCode

  constructor(code: WebhookErrorCode, message: string, cause?: unknown) {
    super(message, { code, cause })
  }
}

/** Whether a delivery was refused, optionally for one reason: `isWebhookError(error, 'WEBHOOK_REPLAYED')`. */
export const isWebhookError = (error: unknown, code?: WebhookErrorCode): error is WebhookError =>
  isFrontdeskError(error) && error.name === 'WebhookError' && (code === undefined || error.code === code)

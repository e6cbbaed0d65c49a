import { FrontdeskError, type Open } from '@frontdesk/core'

/** Why a sign-in failed. A code of the authorization server, such as `access_denied`, is passed through. */
export type LoginFlowErrorCode = Open<
  | 'BLOCKED_FRAME'
  | 'INSECURE_PAGE'
  | 'INVALID_STATE'
  | 'MISSING_CODE_OR_STATE'
  | 'NO_REDIRECT_URL'
  | 'TIMED_OUT'
  | 'UNSAFE_PAGE_ADDRESS'
  | 'UNSAFE_RETURN_ADDRESS'
  | 'access_denied'
  | 'login_required'
>

/** A sign-in by redirect or in a hidden frame failed. `code` says why. */
export class LoginFlowError extends FrontdeskError {
  override name = 'LoginFlowError'
  declare readonly code: LoginFlowErrorCode

  constructor(message: string, code: LoginFlowErrorCode) {
    super(message, { code })
  }
}

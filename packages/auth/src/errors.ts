import { FrontdeskError, type Open } from '@frontdesk/core'

/** Why a sign-in by redirect did not end well; a code of the authorization server passes through. */
export type LoginFlowErrorCode = Open<
  | 'INVALID_STATE'
  | 'MISSING_CODE_OR_STATE'
  | 'NO_REDIRECT_URL'
  | 'UNSAFE_RETURN_ADDRESS'
  | 'access_denied'
  | 'login_required'
>

/** A sign-in by redirect failed. `code` tells why. Spec sections 5 and 8. */
export class LoginFlowError extends FrontdeskError {
  override name = 'LoginFlowError'
  declare readonly code: LoginFlowErrorCode

  constructor(message: string, code: LoginFlowErrorCode) {
    super(message, { code })
  }
}

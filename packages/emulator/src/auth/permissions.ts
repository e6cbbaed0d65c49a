import type { Permissions } from '../kernel/permissions.ts'

/** Who may call the operations of `@frontdesk/auth`. */
export const authPermissions: Permissions = {
  'auth.authentication.callback': 'visitor',
  'auth.authentication.changePassword': 'member',
  'auth.authentication.login': 'visitor',
  'auth.authentication.logout': 'visitor',
  'auth.authentication.register': 'visitor',
  'auth.authentication.signOn': 'owner',
  'auth.authentication.verifyFactor': 'visitor',
  'auth.oauth.requestTokens': 'anyone',
  'auth.recovery.recover': 'visitor',
  'auth.recovery.sendActivationEmail': 'owner',
  'auth.recovery.sendRecoveryEmail': 'visitor',
  'auth.redirects.createSession': 'visitor',
  'auth.verification.resend': 'visitor',
  'auth.verification.start': 'member',
  'auth.verification.verifyDuringAuthentication': 'visitor',
}

import {
  authenticationCallback,
  changePassword,
  loginIdentity,
  logoutIdentity,
  recoverAccount,
  registerIdentity,
  resendVerification,
  sendActivationEmail,
  sendRecoveryEmail,
  signOn,
  startVerification,
  verifyDuringAuthentication,
  verifyFactor,
} from '@frontdesk/auth'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const email = 'ana@example.com'
const success = { state: 'SUCCESS', sessionToken: 'session-1' }

runWireRows([
  row({
    operation: registerIdentity,
    input: {
      loginId: { email },
      password: 'harbour-ana-1',
      profile: {
        firstName: 'Ana',
        customFields: [{ name: 'since', value: { dateValue: new Date('2026-03-01T08:00:00.000Z') } }],
        addresses: [{ address: { city: 'Lisbon', countryFullname: 'Portugal' }, tag: 'HOME' }],
      },
      captchaTokens: [{ Recaptcha: 'c-1' }],
      clientMetaData: { source: 'site' },
    },
    request: 'POST https://www.wixapis.com/_api/iam/authentication/v2/register',
    body: {
      loginId: { email },
      password: 'harbour-ana-1',
      profile: {
        firstName: 'Ana',
        customFields: [{ name: 'since', value: { dateValue: '2026-03-01T08:00:00.000Z' } }],
        addresses: [{ address: { city: 'Lisbon', countryFullname: 'Portugal' }, tag: 'HOME' }],
      },
      captchaTokens: [{ Recaptcha: 'c-1' }],
      clientMetaData: { source: 'site' },
    },
    response: {
      state: 'REQUIRE_EMAIL_VERIFICATION',
      stateToken: 'state-1',
      identity: entity({
        id: 'identity-1',
        createdDate: '2026-03-01T08:00:00.000Z',
        identityProfile: {
          customFields: [{ name: 'since', value: { dateValue: '2026-03-01T08:00:00.000Z' } }],
        },
        status: { name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] },
      }),
      additionalData: { plan: { strValue: 'basic' } },
    },
    output: {
      state: 'REQUIRE_EMAIL_VERIFICATION',
      stateToken: 'state-1',
      identity: {
        id: 'identity-1',
        createdDate: new Date('2026-03-01T08:00:00.000Z'),
        identityProfile: {
          customFields: [{ name: 'since', value: { dateValue: new Date('2026-03-01T08:00:00.000Z') } }],
        },
        status: { name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] },
      },
      additionalData: { plan: { strValue: 'basic' } },
    },
  }),
  row({
    operation: loginIdentity,
    input: { loginId: { email }, password: 'p', captchaTokens: [{ InvisibleRecaptcha: 'c-2' }] },
    request: 'POST https://www.wixapis.com/_api/iam/authentication/v2/login',
    body: { loginId: { email }, password: 'p', captchaTokens: [{ InvisibleRecaptcha: 'c-2' }] },
    response: success,
    output: success,
  }),
  row({
    operation: changePassword,
    input: { newPassword: 'harbour-ana-2' },
    request: 'POST https://www.wixapis.com/_api/iam/authentication/v2/change-password',
    body: { newPassword: 'harbour-ana-2' },
    response: {},
    output: undefined,
  }),
  row({
    operation: authenticationCallback,
    input: { state: 's', sessionToken: 'session-1' },
    request: 'GET https://www.wixapis.com/_api/iam/authentication/v1/callback?state=s&sessionToken=session-1',
    response: success,
    output: success,
  }),
  row({
    operation: signOn,
    elevated: true,
    input: {
      loginId: { email },
      profile: { customFields: [{ value: { dateValue: new Date('2026-03-01T08:00:00.000Z') } }] },
      verifyEmail: true,
      mergeExistingContact: true,
    },
    request: 'POST https://www.wixapis.com/_api/iam/authentication/v2/sign-on',
    body: {
      loginId: { email },
      profile: { customFields: [{ value: { dateValue: '2026-03-01T08:00:00.000Z' } }] },
      verifyEmail: true,
      mergeExistingContact: true,
    },
    response: {
      sessionToken: 'session-1',
      identity: entity({ id: 'i', updatedDate: '2026-03-01T08:00:00.000Z' }),
    },
    output: {
      sessionToken: 'session-1',
      identity: { id: 'i', updatedDate: new Date('2026-03-01T08:00:00.000Z') },
    },
  }),
  row({
    operation: logoutIdentity,
    input: { postLogoutRedirectUri: 'https://studio.example/', clientId: 'client-1' },
    request:
      'GET https://www.wixapis.com/_api/iam/authentication/v1/logout?postLogoutRedirectUri=https%3A%2F%2Fstudio.example%2F&clientId=client-1',
    response: {},
    output: undefined,
  }),
  row({
    operation: verifyFactor,
    input: {
      factorType: 'WEBAUTHN',
      stateToken: 'state-1',
      rememberThisDevice: true,
      webauthnData: { challengeId: 'challenge-1', credential: '{}' },
    },
    request: 'POST https://www.wixapis.com/_api/iam/authentication/v2/WEBAUTHN/verify',
    body: {
      stateToken: 'state-1',
      rememberThisDevice: true,
      webauthnData: { challengeId: 'challenge-1', credential: '{}' },
    },
    response: success,
    output: success,
  }),
  row({
    operation: sendRecoveryEmail,
    input: { email, language: 'pt', redirect: { url: 'https://studio.example/new', clientId: 'client-1' } },
    request: 'POST https://www.wixapis.com/_api/iam/recovery/v1/send-email',
    body: { email, language: 'pt', redirect: { url: 'https://studio.example/new', clientId: 'client-1' } },
    response: {},
    output: undefined,
  }),
  row({
    operation: sendActivationEmail,
    elevated: true,
    input: { identityId: 'identity-1', emailOptions: { language: 'pt' } },
    request: 'POST https://www.wixapis.com/_api/iam/recovery/v1/activation-email',
    body: { identityId: 'identity-1', emailOptions: { language: 'pt' } },
    response: {},
    output: undefined,
  }),
  row({
    operation: recoverAccount,
    input: { recoveryToken: 'r', password: 'harbour-ana-2' },
    request: 'POST https://www.wixapis.com/_api/iam/recovery/v1/recover',
    body: { recoveryToken: 'r', password: 'harbour-ana-2' },
    response: success,
    output: success,
  }),
  row({
    operation: startVerification,
    input: { identityId: 'identity-1', target: 'EMAIL' },
    request: 'POST https://www.wixapis.com/_api/iam/verification/v1/Start',
    body: { identityId: 'identity-1', target: 'EMAIL' },
    response: { verificationId: 'verification-1' },
    output: { verificationId: 'verification-1' },
  }),
  row({
    operation: verifyDuringAuthentication,
    input: { code: '482913', stateToken: 'state-1' },
    request: 'POST https://www.wixapis.com/_api/iam/verification/v1/auth/verify',
    body: { code: '482913', stateToken: 'state-1' },
    response: success,
    output: success,
  }),
  row({
    operation: resendVerification,
    input: { stateToken: 'state-1' },
    request: 'POST https://www.wixapis.com/_api/iam/verification/v1/auth/resend',
    body: { stateToken: 'state-1' },
    response: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-2' },
    output: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-2' },
  }),
])

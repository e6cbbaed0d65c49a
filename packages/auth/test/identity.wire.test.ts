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
import { row, runWireRows } from '../../../tooling/test/wire-rows.ts'

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
    request: {
      method: 'POST',
      path: '/v2/register',
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
    },
    reply: {
      state: 'REQUIRE_EMAIL_VERIFICATION',
      stateToken: 'state-1',
      identity: {
        id: 'identity-1',
        createdDate: '2026-03-01T08:00:00.000Z',
        identityProfile: {
          customFields: [{ name: 'since', value: { dateValue: '2026-03-01T08:00:00.000Z' } }],
        },
        status: { name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] },
      },
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
    request: {
      method: 'POST',
      path: '/v2/login',
      body: { loginId: { email }, password: 'p', captchaTokens: [{ InvisibleRecaptcha: 'c-2' }] },
    },
    reply: success,
    output: success,
  }),
  row({
    operation: changePassword,
    input: { newPassword: 'harbour-ana-2' },
    request: { method: 'POST', path: '/v2/change-password', body: { newPassword: 'harbour-ana-2' } },
    reply: {},
    output: undefined,
  }),
  row({
    operation: authenticationCallback,
    input: { state: 's', sessionToken: 'session-1' },
    request: { method: 'GET', path: '/v1/callback', query: { state: 's', sessionToken: 'session-1' } },
    reply: success,
    output: success,
  }),
  row({
    operation: signOn,
    elevated: true,
    input: { loginId: { email }, verifyEmail: true, mergeExistingContact: true },
    request: {
      method: 'POST',
      path: '/v2/sign-on',
      body: { loginId: { email }, verifyEmail: true, mergeExistingContact: true },
    },
    reply: { sessionToken: 'session-1', identity: { id: 'i', updatedDate: '2026-03-01T08:00:00.000Z' } },
    output: {
      sessionToken: 'session-1',
      identity: { id: 'i', updatedDate: new Date('2026-03-01T08:00:00.000Z') },
    },
  }),
  row({
    operation: logoutIdentity,
    input: { postLogoutRedirectUri: 'https://studio.example/', clientId: 'client-1' },
    request: {
      method: 'GET',
      path: '/v1/logout',
      query: { postLogoutRedirectUri: 'https://studio.example/', clientId: 'client-1' },
    },
    reply: {},
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
    request: {
      method: 'POST',
      path: '/v2/WEBAUTHN/verify',
      body: {
        stateToken: 'state-1',
        rememberThisDevice: true,
        webauthnData: { challengeId: 'challenge-1', credential: '{}' },
      },
    },
    reply: success,
    output: success,
  }),
  row({
    operation: sendRecoveryEmail,
    input: { email, language: 'pt', redirect: { url: 'https://studio.example/new', clientId: 'client-1' } },
    request: {
      method: 'POST',
      path: '/v1/send-email',
      body: { email, language: 'pt', redirect: { url: 'https://studio.example/new', clientId: 'client-1' } },
    },
    reply: {},
    output: undefined,
  }),
  row({
    operation: sendActivationEmail,
    elevated: true,
    input: { identityId: 'identity-1', emailOptions: { language: 'pt' } },
    request: {
      method: 'POST',
      path: '/v1/activation-email',
      body: { identityId: 'identity-1', emailOptions: { language: 'pt' } },
    },
    reply: {},
    output: undefined,
  }),
  row({
    operation: recoverAccount,
    input: { recoveryToken: 'r', password: 'harbour-ana-2' },
    request: {
      method: 'POST',
      path: '/v1/recover',
      body: { recoveryToken: 'r', password: 'harbour-ana-2' },
    },
    reply: success,
    output: success,
  }),
  row({
    operation: startVerification,
    input: { identityId: 'identity-1', target: 'EMAIL' },
    request: { method: 'POST', path: '/v1/Start', body: { identityId: 'identity-1', target: 'EMAIL' } },
    reply: { verificationId: 'verification-1' },
    output: { verificationId: 'verification-1' },
  }),
  row({
    operation: verifyDuringAuthentication,
    input: { code: '482913', stateToken: 'state-1' },
    request: { method: 'POST', path: '/v1/auth/verify', body: { code: '482913', stateToken: 'state-1' } },
    reply: success,
    output: success,
  }),
  row({
    operation: resendVerification,
    input: { stateToken: 'state-1' },
    request: { method: 'POST', path: '/v1/auth/resend', body: { stateToken: 'state-1' } },
    reply: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-2' },
    output: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-2' },
  }),
])

import { createRedirectSession, requestTokens } from '@frontdesk/auth'
import { row, runWireRows } from '../../../tooling/test/wire-rows.ts'

runWireRows([
  row({
    operation: requestTokens,
    anonymous: true,
    input: { grantType: 'refresh_token', clientId: 'client-1', refreshToken: 'r' },
    request: 'POST https://www.wixapis.com/oauth2/token',
    body: { grantType: 'refresh_token', clientId: 'client-1', refreshToken: 'r' },
    response: { access_token: 'a', expires_in: 14400, refresh_token: 'r2', token_type: 'Bearer' },
    output: { access_token: 'a', expires_in: 14400, refresh_token: 'r2', token_type: 'Bearer' },
  }),
  row({
    operation: createRedirectSession,
    input: {
      bookingsCheckout: {
        slotAvailability: { slot: { serviceId: 's', startDate: new Date(0) }, bookable: true },
      },
      callbacks: { postFlowUrl: 'https://studio.example/' },
    },
    request: 'POST https://www.wixapis.com/_api/redirects-api/v1/redirect-session',
    body: {
      bookingsCheckout: {
        slotAvailability: {
          slot: { serviceId: 's', startDate: '1970-01-01T00:00:00.000Z' },
          bookable: true,
        },
      },
      callbacks: { postFlowUrl: 'https://studio.example/' },
    },
    response: { redirectSession: { fullUrl: 'https://pages.example/x', sessionToken: 't' } },
    output: { fullUrl: 'https://pages.example/x', sessionToken: 't' },
  }),
])

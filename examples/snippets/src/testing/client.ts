// #region client
import { oauth, type Session } from '@frontdesk/auth'
import { type Client, createClient, hosted } from '@frontdesk/core'

export const client: Client<Session> = createClient({
  platform: hosted(),
  auth: oauth({ clientId: '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40' }),
})
// #endregion client

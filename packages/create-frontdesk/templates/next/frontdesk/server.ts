import { cookieStore, oauth } from '@frontdesk/auth'
import { createClient } from '@frontdesk/core'
import { headers } from 'next/headers'
import { cache } from 'react'
import 'server-only'
import { session } from './settings'

/** The client of the person who asks for the page: one for each request. */
export const getClient = cache(async () => {
  const { platform, clientId, developmentOrigin } = session
  const store = cookieStore({ cookie: (await headers()).get('cookie'), developmentOrigin })
  const client = createClient({ platform, auth: oauth({ clientId, store }) })
  await client.auth.getTokens(client) // reads the cookies; sends nothing
  return client
})

import { sessionHandler } from '@frontdesk/auth'
import type { LoaderFunctionArgs } from 'react-router'
import { operations } from './operations.server.ts'
import { sessionOptions, siteUrl } from './settings.server.ts'

// #region handler
const handle = sessionHandler({
  ...sessionOptions,
  operations,
  origin: siteUrl,
  signInFailed: '/sign-in-failed',
})

/** Answers the calls of the pages, and the links and forms that sign in and out. */
export const loader = ({ request }: LoaderFunctionArgs): Promise<Response> => handle(request)
export const action = loader
// #endregion handler

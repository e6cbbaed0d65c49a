// A server component has a `react` without hooks: each package that it may import must load there.
import * as auth from '@frontdesk/auth'
import * as bookings from '@frontdesk/bookings'
import * as core from '@frontdesk/core'
import * as ecom from '@frontdesk/ecom'
import * as query from '@frontdesk/react/query'

const names = [
  auth.cookieStore,
  bookings.queryServices,
  core.createClient,
  ecom.getCurrentCart,
  query.cartOptions,
]
if (names.some((name) => typeof name !== 'function')) throw new Error('A package lacks an export.')
const hooks = await import('@frontdesk/react').catch((error) => error)
if (!(hooks instanceof Error))
  throw new Error('The hooks load without a hook of React: this check sees nothing.')

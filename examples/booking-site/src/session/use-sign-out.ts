import { useLogout, type Logout } from '@frontdesk/react'
import { forgetDrafts } from '../booking/booking-draft.ts'
import { forgetCart } from '../cart/known-cart.ts'

/** Signs out here and on the hosted pages. */
export function useSignOut(): Logout {
  return useLogout({
    returnTo: '/signed-out',
    navigate: (url) => {
      forgetDrafts()
      forgetCart()
      location.assign(url)
    },
  })
}

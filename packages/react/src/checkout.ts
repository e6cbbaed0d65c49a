import { createRedirectSession } from '@frontdesk/auth'
import { type Client, FrontdeskError } from '@frontdesk/core'
import { getCurrentCart } from '@frontdesk/ecom'

/** Leaves the page. */
export type Navigate = (url: string) => void

/** The browser's own way to leave. */
export const leave: Navigate = (url) => {
  location.assign(url)
}

/**
 * The address of the hosted checkout of the current cart. `returnTo` is a path or an address of this site; the
 * checkout comes back to it with `orderId` after an order, and without when it was given up.
 *
 * @throws ApplicationError `CART_NOT_FOUND` when nothing is in the cart.
 */
export const checkoutUrl = async (client: Client, returnTo: string): Promise<string> => {
  const { id: checkoutId } = await getCurrentCart(client, {})
  const address = new URL(returnTo, location.href).href
  const { fullUrl } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: address, thankYouPageUrl: address },
  })
  // An address that can be opened and runs no script in the app.
  if (!fullUrl || !/^https?:/i.test(fullUrl))
    throw new FrontdeskError('No redirect URL found', { code: 'NO_REDIRECT_URL' })
  return fullUrl
}

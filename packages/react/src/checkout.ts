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
 * Returns the URL of the hosted checkout of the current cart. `returnTo` is a path or URL of this site; the checkout
 * returns to it with `orderId` after an order, and without it when the customer leaves the checkout.
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
  // The URL must be safe to open: it must not run a script in the app.
  if (!fullUrl || !/^https?:/i.test(fullUrl))
    throw new FrontdeskError('No redirect URL found', { code: 'NO_REDIRECT_URL' })
  return fullUrl
}

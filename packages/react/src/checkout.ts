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
 * checkout comes back to it with `orderId` after an order, and without when it was given up. The cart is asked for only
 * where nobody knows its id.
 *
 * @throws ApplicationError `CART_NOT_FOUND` when nothing is in the cart.
 */
export const checkoutUrl = async (client: Client, returnTo: string, cartId?: string): Promise<string> => {
  const checkoutId = cartId ?? (await getCurrentCart(client, {})).id
  const address = new URL(returnTo, location.href).href
  const { fullUrl } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: address, thankYouPageUrl: address },
  })
  // One that can be opened, and runs no script here.
  if (!fullUrl || !/^https?:/i.test(fullUrl))
    throw new FrontdeskError('No redirect URL found', { code: 'NO_REDIRECT_URL' })
  return fullUrl
}

import { createRedirectSession, oauth } from '@frontdesk/auth'
import { book, listAvailability, type LocalDate, planBooking } from '@frontdesk/bookings'
import { createClient, local } from '@frontdesk/core'
import { addLineItemsToCurrentCart, getCurrentCart } from '@frontdesk/ecom'

const timeZone = 'Europe/Lisbon'
const details = { contactDetails: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' } }

/** Books the first free time slot of some days. Gives the address of the checkout. */
export async function bookFirst(
  url: string,
  clientId: string,
  serviceId: string,
  [from, to]: readonly [LocalDate, LocalDate],
): Promise<string | undefined> {
  // #region home
  const client = createClient({
    platform: local(url),
    auth: oauth({ clientId }),
  })

  const { days } = await listAvailability(client, {
    serviceId,
    from,
    to,
    timeZone,
  })
  const slot = days[0]?.slots[0]
  if (!slot) return

  const plan = planBooking({ serviceId, slot, timeZone, details })
  const { checkoutUrl } = await book(client, plan, {
    addLineItemsToCurrentCart,
    getCurrentCart,
    createRedirectSession,
    returnTo: 'http://localhost:5173/checkout/return',
  })
  console.log('Pay here:', checkoutUrl)
  // #endregion home
  return checkoutUrl
}

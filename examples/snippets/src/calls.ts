// #region call
import { getService, type Service } from '@frontdesk/bookings'
import { type Client } from '@frontdesk/core'
// #endregion call
// #region imports
import { createBooking, queryServices } from '@frontdesk/bookings'
import { bind, isAbortError, withResponse } from '@frontdesk/core'
// #endregion imports
// #region elevated
import { apiKey } from '@frontdesk/auth'
import { createClient } from '@frontdesk/core'
import { markOrderAsPaid } from '@frontdesk/payments'
// #endregion elevated
// #region own
import { pick, type Read, read } from '@frontdesk/core'
// #endregion own
import { type CreateBookingInput } from '@frontdesk/bookings'
import { type Platform, type ResponseInfo } from '@frontdesk/core'

// #region call
export async function readService(client: Client, serviceId: string): Promise<Service> {
  const service = await getService(client, { serviceId })
  console.log(service.name, service.createdDate?.getFullYear())
  return service
}
// #endregion call

export async function readWithOptions(client: Client, serviceId: string): Promise<string> {
  // #region options
  const service = await getService(
    client,
    { serviceId },
    { timeout: 3000, headers: { 'x-page': 'service' }, onResponse: ({ status }) => console.log(status) },
  )
  // #endregion options
  return service.name
}

export async function bookOnce(client: Client, input: CreateBookingInput, key: string): Promise<string> {
  // #region key
  const booking = await createBooking(client, input, { idempotencyKey: key })
  // #endregion key
  return booking.id
}

export async function readUntilAborted(client: Client): Promise<string> {
  // #region abort
  const controller = new AbortController()
  const call = queryServices(client, {}, { signal: controller.signal })
  controller.abort('The person went on')
  try {
    await call
  } catch (error) {
    if (isAbortError(error)) return `Aborted: ${String(error.cause)}`
    throw error
  }
  // #endregion abort
  return 'Answered'
}

export async function readWithResponse(client: Client, serviceId: string): Promise<ResponseInfo> {
  // #region response
  const { data, response } = await withResponse(getService, client, { serviceId })
  console.log(data.name, response.status, response.requestId, response.headers.get('content-type'))
  // #endregion response
  return response
}

export async function readBound(client: Client, serviceId: string): Promise<string[]> {
  // #region bind
  const bookings = bind(client, { getService, queryServices })
  const service = await bookings.getService({ serviceId })
  const classes = await bookings.queryServices({ filter: { type: 'CLASS' } }, { timeout: 3000 })
  // #endregion bind
  return [service.name, ...classes.items.map(({ name }) => name)]
}

export async function recordCash(platform: Platform, key: string, orderId: string): Promise<string> {
  // #region elevated
  const owner = createClient({ platform, auth: apiKey({ apiKey: key }) })
  const order = await markOrderAsPaid(owner, { ecomOrderId: orderId })
  // #endregion elevated
  return order.paymentStatus ?? ''
}

// #region own
/** Counts services. */
export const countServices: Read<{ filter?: { hidden?: boolean } }, number> = read({
  id: 'bookings.services.count',
  prefix: '/_api/bookings',
  route: 'POST /v2/services/count',
  response: pick('count'),
})
// #endregion own

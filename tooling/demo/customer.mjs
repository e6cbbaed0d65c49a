// The main job, told as what a customer and the business do. Each step throws, or tells in words what came out.
import assert from 'node:assert/strict'
import { createBrowser } from './browser.mjs'
import { readRole, readText } from './form.mjs'
import {
  addLineItemsToCurrentCart,
  apiKey,
  bookingEvents,
  bookingsAppId,
  calculateCurrentCart,
  cancelBooking,
  completeLogin,
  createBooking,
  createClient,
  createRedirectSession,
  createWebhooks,
  getAvailabilityTimeSlot,
  getCurrentCart,
  getEventTimeSlot,
  getOrder,
  getPaymentCollectabilityStatus,
  getService,
  isApplicationError,
  isWebhookError,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  local,
  loggedIn,
  logout,
  markOrderAsPaid,
  oauth,
  orderEvents,
  query,
  queryExtendedBookings,
  queryProducts,
  queryProductVariants,
  queryServiceCategories,
  queryServiceLocations,
  queryServices,
  searchOrders,
  staffResourceTypeId,
  startLogin,
  storesAppId,
  updateLineItemsInCurrentCart,
} from './sdk.mjs'
import { startWebhookReceiver } from './webhook-receiver.mjs'

const timeZone = 'Europe/Lisbon'
const rita = { firstName: 'Rita', lastName: 'Nunes', email: 'rita@example.com', phone: '+351 910 000 001' }
const ana = { email: 'ana@example.com', password: 'harbour-ana-1' }
const home = { addressLine: 'Rua das Flores 12', postalCode: '1200-195', city: 'Lisboa', country: 'PT' }
const goodCard = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/39', cardCvc: '123' }
const declinedCard = { ...goodCard, cardNumber: '4000 0000 0000 0002' }

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })
const moment = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' })

const euros = (amount) => money.format(Number(amount))
const cents = (amount) => Math.round(Number(amount) * 100)
const wallClock = (text) => text.slice(0, 16).replace('T', ' ')

/** The day so many days from today, as local midnight. */
function dayAhead(days) {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00`
}

/** Awaits a refusal with this code and gives it back. */
async function refusal(code, call) {
  try {
    await call
  } catch (error) {
    if (isApplicationError(error, code)) return error
    throw error
  }
  throw new Error(`It was accepted; the refusal ${code} was expected`)
}

async function openSite(customer) {
  const { site, emulator, browser } = customer
  const page = await browser.open(site.url)
  assert.equal(page.status, 200, `${site.url} answered ${page.status}`)
  const script = /<script[^>]+src="([^"]+)"/.exec(page.text)?.[1]
  assert.ok(script, 'the page of the site names no script')
  const program = await fetch(new URL(script, site.url))
  assert.equal(program.status, 200, `${script} answered ${program.status}`)
  const config = await (await fetch(`${site.url}/config.json`)).json()
  assert.deepEqual(config, { emulatorUrl: emulator.url, clientId: emulator.clientId }, 'config.json is wrong')
  customer.connect = () =>
    createClient({ platform: local(config.emulatorUrl), auth: oauth({ clientId: config.clientId }) })
  customer.client = customer.connect()
  customer.owner = createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })
  return `${site.url} uses the platform at ${config.emulatorUrl}`
}

async function subscribe(customer) {
  const { emulator } = customer
  const receiver = (customer.receiver = await startWebhookReceiver())
  customer.running.push(receiver)
  const publicKey = await (await fetch(`${emulator.url}/_emulator/public-key`)).text()
  customer.webhooks = createWebhooks({
    publicKey,
    audience: emulator.clientId,
    events: [bookingEvents, orderEvents],
    platform: local(emulator.url),
  })
  const response = await fetch(`${emulator.url}/_emulator/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver.url }),
  })
  assert.equal(response.status, 200, `the subscription answered ${response.status}`)
  return `deliveries go to ${receiver.url}`
}

async function arrive({ client }) {
  assert.equal(client.auth.getSnapshot().status, 'none')
  const categories = await queryServiceCategories(client, {})
  assert.equal(client.auth.getSnapshot().status, 'visitor')
  assert.ok(categories.length > 0, 'there are no categories')
  return `visitor; ${categories.map(({ name }) => name).join(', ')}`
}

async function findService(customer) {
  const { client } = customer
  const found = await query(queryServices)
    .eq('type', 'APPOINTMENT')
    .eq('payment.options.online', true)
    .ascending('name')
    .find(client)
  const names = found.items.map(({ name }) => name)
  assert.ok(names.length > 1, 'fewer than two services were found')
  assert.deepEqual(names, [...names].sort(), 'the services are not sorted by name')
  assert.ok(found.items.every(({ type, payment }) => type === 'APPOINTMENT' && payment.options.online))
  const chosen = found.items.find(
    ({ payment, onlineBooking }) => payment.fixed && !onlineBooking.requireManualApproval,
  )
  const service = (customer.service = await getService(client, { serviceId: chosen.id }))
  assert.deepEqual([service.id, service.name], [chosen.id, chosen.name])
  assert.ok(service.createdDate instanceof Date)
  const [minutes] = service.schedule.availabilityConstraints.sessionDurations
  return `${found.total} found; "${service.name}", ${minutes} min, ${euros(service.payment.fixed.price.value)}`
}

async function findLocations({ client }) {
  const { businessLocations } = await queryServiceLocations(client, {})
  const names = businessLocations.locations.map(({ business }) => business.name)
  assert.ok(names.length > 0, 'there are no locations')
  return names.map((name) => `"${name}"`).join(', ')
}

async function listTimes(customer) {
  const { client, service } = customer
  const { items } = await listAvailabilityTimeSlots(client, {
    serviceId: service.id,
    fromLocalDate: dayAhead(2),
    toLocalDate: dayAhead(16),
    timeZone,
    bookable: true,
    includeResourceTypeIds: [staffResourceTypeId],
  })
  assert.ok(items.length > 0, 'nothing is free in two weeks')
  assert.ok(items.every(({ bookable }) => bookable))
  const slot = (customer.slot = items[0])
  const [staff] = (customer.staff = slot.availableResources[0].resources)
  return `${items.length} in two weeks; the first ${wallClock(slot.localStartDate)} with ${staff.name}`
}

/** The request of the customer: this time with this person. */
function bookingOf({ slot, staff: [resource] }, contactDetails) {
  const { serviceId, scheduleId, localStartDate, localEndDate, location } = slot
  return {
    bookedEntity: {
      slot: {
        serviceId,
        scheduleId,
        startDate: localStartDate,
        endDate: localEndDate,
        timezone: timeZone,
        resource: { id: resource.id },
        location: { id: location.id, locationType: 'OWNER_BUSINESS' },
      },
    },
    contactDetails,
    totalParticipants: 1,
    selectedPaymentOption: 'ONLINE',
  }
}

async function book(customer) {
  const booking = await createBooking(customer.client, { booking: bookingOf(customer, rita) })
  assert.deepEqual([booking.status, booking.revision], ['CREATED', '1'])
  customer.booking = booking
  return `${booking.status}, ${moment.format(booking.startDate)}`
}

async function bookTheSame(customer) {
  const other = (customer.other = customer.connect())
  const error = await refusal(
    'SLOT_NOT_AVAILABLE',
    createBooking(other, { booking: bookingOf(customer, { firstName: 'Luís', email: 'luis@example.com' }) }),
  )
  const { alternatives } = error.data
  assert.ok(alternatives.length > 0, 'no alternatives are offered')
  const { localStartDate, localEndDate, serviceId } = customer.slot
  const input = {
    serviceId,
    localStartDate,
    localEndDate,
    timeZone,
    includeResourceTypeIds: [staffResourceTypeId],
  }
  const left = await getAvailabilityTimeSlot(other, input).then(
    (slot) => slot.availableResources.flatMap(({ resources }) => resources.map(({ id }) => id)),
    (error) => {
      if (isApplicationError(error, 'SLOT_NOT_FOUND')) return []
      throw error
    },
  )
  assert.ok(!left.includes(customer.staff[0].id), 'the time is still shown as free')
  return `refused with ${error.status} ${error.code}; ${alternatives.length} other times offered`
}

async function fillCart(customer) {
  const { client, booking } = customer
  await refusal('CART_NOT_FOUND', getCurrentCart(client, {}))
  const products = await queryProducts(client, { sort: [{ fieldName: 'name' }] })
  const product = products.items.find(({ manageVariants, stock }) => manageVariants && stock.trackInventory)
  const variants = await queryProductVariants(client, { id: product.id })
  const variant = variants.items.find(({ stock }) => stock.quantity >= 2)
  assert.ok(variant, `no variant of "${product.name}" is in stock`)
  const cart = await addLineItemsToCurrentCart(client, {
    catalogItems: [
      { catalogReference: { catalogItemId: booking.id, appId: bookingsAppId }, quantity: 1 },
      {
        catalogReference: {
          catalogItemId: product.id,
          appId: storesAppId,
          options: { variantId: variant.id },
        },
        quantity: 1,
      },
    ],
  })
  assert.equal(cart.lineItems.length, 2)
  Object.assign(customer, { product, variant })
  return `the booking and "${product.name}" (${Object.values(variant.choices).join(', ')})`
}

async function changeQuantity(customer) {
  const { client, product, variant } = customer
  const { lineItems } = await getCurrentCart(client, {})
  const line = lineItems.find(({ source }) => source.catalogReference.catalogItemId === product.id)
  const updated = await updateLineItemsInCurrentCart(client, {
    lineItems: [{ lineItemId: line.id, quantity: { newQuantity: 2 } }],
  })
  const { quantityInfo, pricing } = updated.lineItems.find(({ id }) => id === line.id)
  assert.equal(quantityInfo.confirmedQuantity, 2)
  assert.equal(cents(pricing.totalPrice.amount), 2 * cents(pricing.unitPrice.amount))
  const { stock } = (await queryProductVariants(client, { id: product.id })).items.find(
    ({ id }) => id === variant.id,
  )
  assert.equal(stock.quantity, variant.stock.quantity, 'a cart must not take stock')
  return `2 × ${euros(pricing.unitPrice.amount)} = ${euros(pricing.totalPrice.amount)}`
}

async function seeTotals(customer) {
  const { cart, summary } = await calculateCurrentCart(customer.client, {})
  const { subtotal, total } = summary.priceSummary
  const lines = cart.lineItems.reduce((sum, { pricing }) => sum + cents(pricing.totalPrice.amount), 0)
  assert.equal(cents(subtotal.amount), lines, 'the subtotal is not the sum of the lines')
  customer.cart = cart
  return `${cart.lineItems.length} lines, subtotal ${euros(subtotal.amount)}, total ${euros(total.amount)}`
}

/** Opens the hosted checkout of the current cart. */
async function openCheckout({ client, browser, site }) {
  const { id: checkoutId } = await getCurrentCart(client, {})
  const address = `${site.url}/checkout/result`
  const { fullUrl } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: address, thankYouPageUrl: address },
  })
  const page = await browser.open(fullUrl)
  assert.equal(page.status, 200, `the checkout answered ${page.status}`)
  return page
}

async function startCheckout(customer) {
  const page = (customer.page = await openCheckout(customer))
  assert.deepEqual(readText(page.text, 'h1'), ['Checkout'])
  const [form] = page.forms
  return `${form.values.size} fields, total ${euros(form.values.get('shownTotal'))}`
}

async function enterAddress(customer) {
  const { page, browser } = customer
  const values = { ...rita, ...home, delivery: 'standard' }
  const updated = (customer.page = await browser.submit(page.forms[0], values, 'Update total'))
  assert.equal(updated.status, 200, `the checkout answered ${updated.status}`)
  const [form] = updated.forms
  for (const [name, value] of Object.entries(values))
    assert.equal(form.values.get(name), value, `"${name}" was lost`)
  return `standard delivery to ${home.city}, total ${euros(form.values.get('shownTotal'))}`
}

async function payWithDeclinedCard(customer) {
  const { page, browser, client, booking } = customer
  const answer = (customer.page = await browser.submit(page.forms[0], declinedCard, 'intent=pay'))
  const [message] = readRole(answer.text, 'alert')
  assert.equal(answer.status, 402, `the checkout answered ${answer.status}: ${message}`)
  assert.match(message, /declined/)
  const [form] = answer.forms
  for (const [name, value] of Object.entries({ ...rita, ...home }))
    assert.equal(form.values.get(name), value, `"${name}" was lost`)
  assert.equal((await getCurrentCart(client, {})).lineItems.length, 2, 'the cart was lost')
  assert.equal((await searchOrders(client, {})).items.length, 0, 'an order was placed')
  assert.equal((await findBooking(customer, booking.id)).booking.status, 'CREATED')
  return `"${message}"`
}

async function pay(customer) {
  const { page, browser, site } = customer
  const [form] = page.forms
  const result = await browser.submit(form, goodCard, 'intent=pay')
  const address = new URL(result.url)
  assert.equal(
    address.origin + address.pathname,
    `${site.url}/checkout/result`,
    readRole(result.text, 'alert')[0],
  )
  assert.equal(result.status, 200, `${result.url} answered ${result.status}`)
  customer.total = form.values.get('shownTotal')
  customer.orderId = address.searchParams.get('orderId')
  assert.ok(customer.orderId, 'the return address has no orderId')
  return `paid ${euros(customer.total)}, back at ${address.pathname} with orderId`
}

/** A booking of the caller with what may be done with it. */
async function findBooking({ client }, id) {
  const page = await queryExtendedBookings(client, { filter: { id }, withBookingAllowedActions: true })
  assert.equal(page.items.length, 1, `the booking ${id} was not found`)
  return page.items[0]
}

async function readReceipt(customer) {
  const { client, other, orderId, total, booking, product, variant } = customer
  const order = await getOrder(client, { id: orderId })
  assert.deepEqual([order.status, order.paymentStatus], ['APPROVED', 'PAID'])
  assert.equal(cents(order.priceSummary.total.amount), cents(total), 'the order costs something else')
  assert.deepEqual(
    order.lineItems.map(({ catalogReference }) => catalogReference.catalogItemId).sort(),
    [booking.id, product.id].sort(),
  )
  const { status } = (await findBooking(customer, booking.id)).booking
  assert.equal(status, 'CONFIRMED')
  const variants = await queryProductVariants(client, { id: product.id })
  const { stock } = variants.items.find(({ id }) => id === variant.id)
  assert.equal(stock.quantity, variant.stock.quantity - 2, 'the stock was not taken')
  await refusal('CART_NOT_FOUND', getCurrentCart(client, {}))
  await refusal('ORDER_NOT_FOUND', getOrder(other, { id: orderId }))
  return `order ${order.number} ${order.paymentStatus}, booking ${status}, nobody else can read them`
}

async function signIn(customer) {
  const { client, browser, site } = customer
  const { url } = await startLogin(client, { redirectUri: `${site.url}/signed-in`, returnTo: '/account' })
  const page = await browser.open(url)
  const wrong = await browser.submit(page.forms[0], { ...ana, password: 'harbour-1' }, 'Sign in')
  assert.equal(wrong.status, 422, `a wrong password was answered with ${wrong.status}`)
  const back = await browser.submit(wrong.forms[0], ana, 'Sign in')
  assert.ok(back.url.startsWith(`${site.url}/signed-in`), `sign-in ended at ${back.url}`)
  const { returnTo } = await completeLogin(client, back.url)
  assert.equal(returnTo, '/account')
  assert.ok(loggedIn(client), 'nobody is signed in')
  return `${ana.email} is a member, on to ${returnTo}`
}

async function openAccount(customer) {
  const { client, booking, orderId } = customer
  const bookings = await queryExtendedBookings(client, { filter: { status: 'CONFIRMED' } })
  const orders = await searchOrders(client, { filter: { paymentStatus: 'PAID' } })
  assert.ok(
    bookings.items.some((one) => one.booking.id === booking.id),
    'the booking is not in the account',
  )
  assert.ok(
    orders.items.some(({ id }) => id === orderId),
    'the order is not in the account',
  )
  return `the booking and the order of before are among ${bookings.items.length} and ${orders.items.length}`
}

async function bookClass(customer) {
  const { client, browser } = customer
  const found = await query(queryServices)
    .eq('type', 'CLASS')
    .eq('payment.options.inPerson', true)
    .ascending('name')
    .find(client)
  const { items } = await listEventTimeSlots(client, {
    serviceIds: found.items.map(({ id }) => id),
    fromLocalDate: dayAhead(2),
    toLocalDate: dayAhead(16),
    timeZone,
    includeNonBookable: false,
    minBookableCapacity: 2,
  })
  assert.ok(items.length > 0, 'no class has two places left in two weeks')
  const [session] = items
  const booking = await createBooking(client, {
    booking: {
      bookedEntity: { slot: { eventId: session.eventInfo.eventId } },
      contactDetails: rita,
      totalParticipants: 2,
      selectedPaymentOption: 'OFFLINE',
    },
  })
  await addLineItemsToCurrentCart(client, {
    catalogItems: [{ catalogReference: { catalogItemId: booking.id, appId: bookingsAppId }, quantity: 1 }],
  })
  const page = await openCheckout(customer)
  const [form] = page.forms
  assert.equal(form.values.get('email'), ana.email, 'the checkout does not know the member')
  const result = await browser.submit(form, {}, 'Place order')
  const orderId = new URL(result.url).searchParams.get('orderId')
  assert.ok(orderId, `no order was placed: ${readRole(result.text, 'alert')[0]}`)
  const order = await getOrder(client, { id: orderId })
  const { status } = (await findBooking(customer, booking.id)).booking
  assert.deepEqual([order.paymentStatus, status], ['NOT_PAID', 'CONFIRMED'])
  const { bookableCapacity } = await getEventTimeSlot(client, {
    eventId: session.eventInfo.eventId,
    timeZone,
  })
  assert.equal(bookableCapacity, session.bookableCapacity - 2, 'the places were not taken')
  Object.assign(customer, { session, classBooking: booking, openOrderId: orderId })
  return `"${session.eventInfo.eventTitle}", ${wallClock(session.localStartDate)}, 2 places, ${euros(order.priceSummary.total.amount)} to pay there`
}

async function takePayment({ client, owner, openOrderId: ecomOrderId }) {
  await assert.rejects(
    markOrderAsPaid(client, { ecomOrderId }),
    { name: 'ContextError' },
    'a customer may do it',
  )
  const before = await getPaymentCollectabilityStatus(owner, { ecomOrderId })
  assert.equal(before.status, 'COLLECTABLE')
  const order = await markOrderAsPaid(owner, { ecomOrderId })
  assert.equal(order.paymentStatus, 'PAID')
  assert.equal(cents(order.balanceSummary.balance.amount), 0, 'something is still open')
  const after = await getPaymentCollectabilityStatus(owner, { ecomOrderId })
  assert.equal(after.status, 'NONCOLLECTABLE_ORDER_IS_PAID')
  const { code } = await refusal('ORDER_ALREADY_PAID', markOrderAsPaid(owner, { ecomOrderId }))
  return `${euros(before.amount.amount)} was open, now ${order.paymentStatus}; a second time: ${code}`
}

async function bookCourse(customer) {
  const { client, browser } = customer
  const { items } = await queryServices(client, { filter: { type: 'COURSE' } })
  const [course] = items
  const { id: scheduleId, firstSessionStart, lastSessionEnd } = course.schedule
  const booking = await createBooking(client, {
    booking: {
      bookedEntity: { schedule: { scheduleId, timezone: timeZone } },
      contactDetails: rita,
      totalParticipants: 1,
      selectedPaymentOption: 'ONLINE',
    },
  })
  await addLineItemsToCurrentCart(client, {
    catalogItems: [{ catalogReference: { catalogItemId: booking.id, appId: bookingsAppId }, quantity: 1 }],
  })
  const page = await openCheckout(customer)
  const result = await browser.submit(page.forms[0], goodCard, 'intent=pay')
  const orderId = new URL(result.url).searchParams.get('orderId')
  assert.ok(orderId, `no order was placed: ${readRole(result.text, 'alert')[0]}`)
  const order = await getOrder(client, { id: orderId })
  const { status, startDate } = (await findBooking(customer, booking.id)).booking
  assert.deepEqual([order.paymentStatus, status], ['PAID', 'CONFIRMED'])
  assert.equal(+startDate, +firstSessionStart, 'the booking starts at another time than the course')
  return `"${course.name}", ${moment.format(firstSessionStart)} to ${moment.format(lastSessionEnd)}, ${status}`
}

async function cancel(customer) {
  const { client, session, classBooking } = customer
  const { booking, allowedActions } = await findBooking(customer, classBooking.id)
  assert.equal(allowedActions.cancel, true, 'the platform does not allow it')
  await refusal(
    'BOOKING_REVISION_MISMATCH',
    cancelBooking(client, { bookingId: booking.id, revision: String(Number(booking.revision) - 1) }),
  )
  const canceled = await cancelBooking(client, { bookingId: booking.id, revision: booking.revision })
  assert.equal(canceled.status, 'CANCELED')
  assert.ok(canceled.canceledDate instanceof Date)
  const { bookableCapacity } = await getEventTimeSlot(client, {
    eventId: session.eventInfo.eventId,
    timeZone,
  })
  assert.equal(bookableCapacity, session.bookableCapacity, 'the places are not free again')
  return `${canceled.status}, ${bookableCapacity} places free again`
}

async function readEvents(customer) {
  const { receiver, webhooks, booking, classBooking, orderId } = customer
  const wanted = [
    ['booking.created', (data) => data.booking.id === booking.id],
    ['booking.confirmed', (data) => data.booking.id === booking.id],
    ['order.approved', (data) => data.order.id === orderId],
    ['booking.canceled', (data) => data.booking.id === classBooking.id],
  ]
  for (const [type, matches] of wanted) {
    const event = await receiver.find(webhooks.read, (one) => one.type === type && matches(one.data))
    assert.ok(event.metadata.eventTime instanceof Date)
  }
  const [header, payload, signature] = receiver.deliveries[0].split('.')
  const forged = [header, payload.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), signature].join('.')
  await assert.rejects(webhooks.read(forged), (error) => isWebhookError(error), 'a forged event was accepted')
  return `${receiver.deliveries.length} signed events, among them ${wanted.map(([type]) => type).join(', ')}`
}

async function survivePowerCut(customer) {
  const { client, orderId, classBooking, emulator } = customer
  const before = await getOrder(client, { id: orderId })
  await emulator.kill()
  const again = (customer.emulator = await customer.restart())
  assert.deepEqual(
    [again.url, again.instanceId],
    [emulator.url, emulator.instanceId],
    'it is another platform',
  )
  assert.deepEqual(await getOrder(client, { id: orderId }), before, 'the order changed')
  assert.equal((await findBooking(customer, classBooking.id)).booking.status, 'CANCELED')
  return `killed and started again: order ${before.number} is as it was, ${ana.email} still signed in`
}

async function signOut({ client, browser, site, orderId }) {
  const { logoutUrl } = await logout(client, { returnTo: site.url })
  assert.equal(loggedIn(client), false)
  const page = await browser.open(logoutUrl)
  assert.equal(new URL(page.url).origin, site.url, `sign-out ended at ${page.url}`)
  await refusal('ORDER_NOT_FOUND', getOrder(client, { id: orderId }))
  return 'a visitor again, who cannot read the orders of the member'
}

/** In order. Each builds on those before it. */
export const steps = [
  { title: 'open the site', run: openSite },
  { title: 'subscribe to events', run: subscribe },
  { title: 'arrive', run: arrive },
  { title: 'find a service', run: findService },
  { title: 'find the places', run: findLocations },
  { title: 'list free times', run: listTimes },
  { title: 'book one', run: book },
  { title: 'somebody else books the same', run: bookTheSame },
  { title: 'fill the cart', run: fillCart },
  { title: 'change a quantity', run: changeQuantity },
  { title: 'see what it costs', run: seeTotals },
  { title: 'go to the checkout', run: startCheckout },
  { title: 'enter name and address', run: enterAddress },
  { title: 'pay with a card that is declined', run: payWithDeclinedCard },
  { title: 'pay with a good card', run: pay },
  { title: 'read the order', run: readReceipt },
  { title: 'sign in', run: signIn },
  { title: 'open the account', run: openAccount },
  { title: 'book a class, pay there', run: bookClass },
  { title: 'the business takes the payment', run: takePayment },
  { title: 'book a course', run: bookCourse },
  { title: 'cancel the class', run: cancel },
  { title: 'read the events', run: readEvents },
  { title: 'survive a power cut', run: survivePowerCut },
  { title: 'sign out', run: signOut },
]

/**
 * Somebody who has not opened the site yet. `restart` starts the platform again on the same data and port, `startEmpty`
 * starts another one that has no data.
 */
export function createCustomer({ site, emulator, restart, startEmpty, running }) {
  return { site, emulator, restart, startEmpty, running, browser: createBrowser() }
}

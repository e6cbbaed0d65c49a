import { createHash } from 'node:crypto'
import {
  connectExternalCalendarByCredentials,
  createMultiServiceBooking,
  createService,
  createStaffMember,
  deleteStaffMember,
  getAnonymousActionToken,
  getAnonymousActionTokenForMultiServiceBooking,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  listMultiServiceAvailabilityTimeSlots,
  queryExtendedBookings,
  queryServices,
  queryStaffMembers,
  setAttendance,
} from '@frontdesk/bookings'
import {
  type AnyOperation,
  type Client,
  createClient,
  type ElevatedAuth,
  isApplicationError,
  local,
} from '@frontdesk/core'
import {
  addLineItemsToCurrentCart,
  createBackInStockRequest,
  createCheckoutTemplate,
  createDraftOrder,
  queryOrderPaymentRequests,
  searchOrders,
  setTipOnOrder,
} from '@frontdesk/ecom'
import { queryProducts, storesAppId } from '@frontdesk/stores'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFamilies } from '../src/families.ts'
import { createEmulator, type Emulator } from '../src/index.ts'
import type { OpenApiDocument } from '../src/server/openapi.ts'

const ana = '5e7a1ce0-0000-4000-8000-0000000000a1'
const roles = ['visitor', 'member', 'owner'] as const
type Role = (typeof roles)[number]

const reads = createFamilies()
  .handlers.map(({ operation }) => operation)
  .filter(({ spec }) => spec.kind === 'read')

let emulator: Emulator
let clients: Record<Role, Client>
let inputs: Readonly<Record<string, object>>
/** The body of the answer that came last. */
let body: unknown
/** The schema of each operation's answer, out of the OpenAPI document. */
let answerSchemas: ReadonlyMap<string, ValidateFunction>

const misfits = (operation: string, answer: unknown): unknown[] => {
  const fits = answerSchemas.get(operation)!
  fits(answer)
  return fits.errors ?? []
}

/** Compiles the answers of all operations out of the OpenAPI document. */
const readAnswerSchemas = async (): Promise<ReadonlyMap<string, ValidateFunction>> => {
  const document = (await (await fetch(`${emulator.url}/openapi.json`)).json()) as OpenApiDocument
  const ajv = new Ajv2020({ strict: false })
  addFormats(ajv)
  ajv.addSchema(document, 'openapi.json')
  return new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId }]) => {
        const pointer = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema']
          .map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
          .join('/')
        return [operationId, ajv.compile({ $ref: `openapi.json#/${pointer}` })] as const
      }),
    ),
  )
}

const grant = async (body: object, authorization?: string): Promise<string> => {
  const response = await fetch(`${emulator.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

/** Everything that the emulator holds, in short. A collection that nothing was ever put into holds nothing. */
const stateHash = (): string => {
  const held = Object.entries(emulator.snapshot()).filter(([, items]) => items.length)
  return createHash('sha256').update(JSON.stringify(held)).digest('base64url')
}

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  const { clientId, apiKey } = emulator
  const tokens = {
    visitor: await grant({ grantType: 'anonymous', clientId }),
    member: await grant({ grantType: 'authorized_client', clientId, memberId: ana }, apiKey),
    owner: apiKey,
  }
  const clientOf = (role: Role): Client =>
    createClient({
      platform: local(emulator.url),
      // The document describes the answers of the hosted platform, whose names are plain.
      headers: { 'x-frontdesk-names': 'plain' },
      async fetch(url, init) {
        const response = await fetch(url, init)
        body = await response.clone().json()
        return response
      },
      // Elevated for everybody, so that the emulator is asked whom it lets read.
      auth: { elevated: true, headers: () => ({ authorization: tokens[role] }) },
      attempts: 1,
    })
  clients = { visitor: clientOf('visitor'), member: clientOf('member'), owner: clientOf('owner') }

  const { items: products } = await queryProducts(clients.visitor, { filter: { slug: 'cork-block' } })
  const productId = products[0]!.id
  const catalogItems = [{ catalogReference: { appId: storesAppId, catalogItemId: productId }, quantity: 1 }]
  await addLineItemsToCurrentCart(clients.visitor, { catalogItems })
  const { id: cartId, purchaseFlowId } = await addLineItemsToCurrentCart(clients.member, { catalogItems })
  const { id: backInStockRequestId } = await createBackInStockRequest(clients.visitor, {
    request: { catalogReference: { catalogItemId: productId, appId: storesAppId }, email: 'ana@example.com' },
    itemDetails: {},
  })
  const days = { fromLocalDate: '2026-05-05T00:00:00', toLocalDate: '2026-05-12T00:00:00' }
  const { items: services } = await queryServices(clients.visitor, { filter: { type: 'APPOINTMENT' } })
  const serviceId = services[0]!.id
  const { items: slots } = await listAvailabilityTimeSlots(clients.visitor, { serviceId, ...days })
  const hired = await createService(clients.owner as Client<ElevatedAuth>, {
    service: {
      type: 'APPOINTMENT',
      name: 'Studio hire',
      defaultCapacity: 1,
      onlineBooking: { enabled: true },
      payment: { rateType: 'NO_FEE', options: { inPerson: true } },
      staffMemberIds: services[0]!.staffMemberIds!,
      schedule: {
        availabilityConstraints: {
          durationRange: {
            unitType: 'HOUR',
            hourOptions: { minDurationInMinutes: 60, maxDurationInMinutes: 120 },
          },
        },
      },
    },
  })
  const { localStartDate = '', localEndDate = '' } = slots[0]!
  const { items: bookings } = await queryExtendedBookings(clients.owner, {})
  const { items: sessions } = await listEventTimeSlots(clients.visitor, days)
  const { items: orders } = await searchOrders(clients.member, {})
  const orderId = orders[0]!.id
  await setTipOnOrder(clients.owner as Client<ElevatedAuth>, { orderId, tip: { amount: '2.00' } })

  const { items: paymentRequests } = await queryOrderPaymentRequests(
    clients.owner as Client<ElevatedAuth>,
    {},
  )
  const orderPaymentRequestId = paymentRequests[0]!.id

  const { items: staffMembers } = await queryStaffMembers(clients.visitor, {})
  const owner = clients.owner as Client<ElevatedAuth>
  const { calculatedDraftOrder } = await createDraftOrder(owner, { draftOrder: {} })
  const draftOrderId = calculatedDraftOrder.draftOrder.id
  const { id: checkoutTemplateId } = await createCheckoutTemplate(owner, {
    checkoutTemplate: { customLineItems: [{ productName: { original: 'Tasting' }, price: '40.00' }] },
  })
  const edited = await createDraftOrder(clients.owner as Client<ElevatedAuth>, { sourceOrderId: orderId })
  const deleted = await createStaffMember(owner, { staffMember: { name: 'Ana Lopes' } })
  await deleteStaffMember(owner, { staffMemberId: deleted.id })

  const { id: connectionId } = await connectExternalCalendarByCredentials(owner, {
    scheduleId: '5e7a1ce0-0000-4000-8015-000000000001',
    providerId: '5e7a1ce0-0000-4000-8020-000000000002',
    email: 'ana@example.com',
    password: 'secret',
  })
  const { items: lunches } = await queryServices(clients.visitor, {
    filter: { 'mainSlug.name': 'mobility-lunch' },
  })
  const classId = lunches[0]!.id

  const visitServices = services
    .filter(({ payment }) => payment?.rateType !== 'VARIED')
    .slice(0, 2)
    .map(({ id }) => ({ serviceId: id }))
  const { items: visits } = await listMultiServiceAvailabilityTimeSlots(clients.visitor, {
    services: visitServices,
    ...days,
    bookable: true,
  })
  const visit = visits[0]!
  const contactDetails = { firstName: 'Ana', email: 'ana@example.com' }
  const { id: multiServiceBookingId } = await createMultiServiceBooking(owner, {
    bookings: visits.at(-1)!.nestedTimeSlots!.map((slot) => ({
      bookedEntity: {
        slot: { serviceId: slot.serviceId!, startDate: slot.localStartDate!, timezone: 'Europe/Lisbon' },
      },
      contactDetails,
      totalParticipants: 1,
    })),
  })
  const visitToken = await getAnonymousActionTokenForMultiServiceBooking(owner, { multiServiceBookingId })

  const bookingId = bookings[0]!.booking!.id
  const { id: attendanceId } = await setAttendance(owner, { attendance: { bookingId } })
  const token = await getAnonymousActionToken(owner, { bookingId })

  inputs = {
    'bookings.addOns.get': { addOnId: '5e7a1ce0-0000-4000-8009-000000000001' },
    'bookings.addOns.query': {},
    'bookings.attendance.count': {},
    'bookings.attendance.get': { attendanceId },
    'bookings.attendance.query': {},
    'bookings.bookingFees.list': { bookingIds: [bookingId] },
    'bookings.bookingPolicies.count': {},
    'bookings.bookingPolicies.get': { bookingPolicyId: services[0]!.bookingPolicy!.id },
    'bookings.bookingPolicies.getStrictest': { bookingPolicyIds: [services[0]!.bookingPolicy!.id] },
    'bookings.bookingPolicies.query': {},
    'bookings.bookings.bulkCalculateAllowedActions': { bookingIds: [bookingId] },
    'bookings.bookings.getAnonymousActionToken': { bookingId },
    'bookings.bookings.getAnonymously': { token },
    'bookings.bookings.getServiceAnonymously': { token },
    'bookings.bookingsSettings.get': {},
    'bookings.calendarEvents.get': { eventId: '5e7a1ce0-0000-4000-8018-000000000001' },
    'bookings.calendarEvents.query': days,
    'bookings.calendarSchedules.get': { scheduleId: '5e7a1ce0-0000-4000-8017-000000000001' },
    'bookings.calendarSchedules.query': {},
    'bookings.catalogSearch.queryServicesByFilters': {},
    'bookings.categories.count': {},
    'bookings.categories.get': { categoryId: services[0]!.category!.id },
    'bookings.categories.query': {},
    'bookings.eventTimeSlots.get': { eventId: sessions[0]!.eventInfo!.eventId },
    'bookings.eventTimeSlots.list': days,
    'bookings.extendedBookings.count': {},
    'bookings.extendedBookings.query': {},
    'bookings.externalCalendars.getConnection': { connectionId },
    'bookings.externalCalendars.listCalendars': { connectionId },
    'bookings.externalCalendars.listConnections': {},
    'bookings.externalCalendars.listEvents': { from: '2026-05-05', to: '2026-05-12' },
    'bookings.externalCalendars.listProviders': {},
    'bookings.multiServiceBookings.bulkGetAllowedActions': {
      multiServiceBookingIds: [multiServiceBookingId],
    },
    'bookings.multiServiceBookings.get': { multiServiceBookingId },
    'bookings.multiServiceBookings.getAnonymousActionToken': { multiServiceBookingId },
    'bookings.multiServiceBookings.getAnonymously': { token: visitToken },
    'bookings.multiServiceBookings.getAvailability': { multiServiceBookingId },
    'bookings.multiServiceTimeSlots.get': {
      services: visitServices,
      localStartDate: visit.localStartDate!,
      localEndDate: visit.localEndDate!,
      location: visit.location!,
    },
    'bookings.multiServiceTimeSlots.list': { services: visitServices, ...days },
    'bookings.pricing.calculate': { booking: bookings[0]!.booking! },
    'bookings.pricing.preview': {
      bookingLineItems: [{ serviceId, serviceChoices: [{ numberOfParticipants: 1 }] }],
    },
    'bookings.resourceTypes.count': {},
    'bookings.resourceTypes.get': { resourceTypeId: '5e7a1ce0-0000-4000-8013-000000000001' },
    'bookings.resourceTypes.query': {},
    'bookings.resources.count': {},
    'bookings.resources.get': { resourceId: '5e7a1ce0-0000-4000-8014-000000000001' },
    'bookings.resources.query': {},
    'bookings.resources.search': {},
    'bookings.serviceOptionsAndVariants.get': {
      serviceOptionsAndVariantsId: '5e7a1ce0-0000-4000-8012-000000000010',
    },
    'bookings.serviceOptionsAndVariants.getByServiceId': { serviceId: classId },
    'bookings.serviceOptionsAndVariants.query': {},
    'bookings.services.count': {},
    'bookings.services.get': { serviceId },
    'bookings.services.listAddOnGroups': { serviceId },
    'bookings.services.query': {},
    'bookings.services.queryBookingForms': {},
    'bookings.services.queryCategories': {},
    'bookings.services.queryLocations': {},
    'bookings.services.queryPolicies': {},
    'bookings.services.search': {},
    'bookings.services.validateSlug': { serviceId, slug: 'a-new-slug' },
    'bookings.staffMembers.count': {},
    'bookings.staffMembers.countV2': {},
    'bookings.staffMembers.get': { staffMemberId: staffMembers[0]!.id },
    'bookings.staffMembers.getDeleted': { staffMemberId: deleted.id },
    'bookings.staffMembers.listDeleted': {},
    'bookings.staffMembers.query': {},
    'bookings.staffMembers.queryV2': {},
    'bookings.staffMembers.search': {},
    'bookings.staffMembers.searchV2': {},
    'bookings.timeSlots.getAvailability': { serviceId, localStartDate, localEndDate },
    'bookings.timeSlots.listAvailability': { serviceId, ...days },
    'bookings.timeSlots.listEndOptions': {
      serviceId: hired.id,
      localStartDate,
      location: { locationType: 'BUSINESS' },
    },
    'ecom.carts.calculate': { cartId, refreshCart: true },
    'ecom.carts.estimate': { cartId, calculateDelivery: true },
    'ecom.carts.get': { cartId },
    'ecom.carts.getCheckoutUrl': { cartId },
    'ecom.currentCart.calculate': { refreshCart: true },
    'ecom.currentCart.estimate': { refreshCart: true, calculateDelivery: true, calculateTax: true },
    'ecom.currentCart.get': {},
    'ecom.abandonedCheckouts.get': { abandonedCheckoutId: 'abandoned-1' },
    'ecom.abandonedCheckouts.query': {},
    'ecom.abandonedCheckouts.search': {},
    'ecom.backInStock.count': { catalogReferences: [{ catalogItemId: productId, appId: storesAppId }] },
    'ecom.backInStock.get': { id: backInStockRequestId },
    'ecom.backInStock.query': {},
    'ecom.draftOrders.get': { draftOrderId },
    'ecom.draftOrders.getDraftability': { orderId },
    'ecom.draftOrders.query': {},
    'ecom.fulfillments.listForMultipleOrders': { orderIds: [orderId] },
    'ecom.fulfillments.listForSingleOrder': { orderId },
    'ecom.orders.aggregate': { aggregation: { statuses: { $count: 'status' } } },
    'ecom.discountRules.get': { discountRuleId: '5e7a1ce0-0000-4000-8040-000000000001' },
    'ecom.discountRules.query': {},
    'ecom.tipSettings.query': {},
    'ecom.tips.getByDraftOrderId': { draftOrderId: edited.calculatedDraftOrder.draftOrder.id },
    'ecom.tips.getByOrderId': { orderId },
    'ecom.tips.getChoice': { purchaseFlowId },
    'ecom.tips.preview': {
      lineItemInfo: [{ name: 'Massage', price: '60.00' }],
      tipChoice: { tipType: 'PERCENTAGE', value: '10' },
    },
    'ecom.tips.queryDistributions': {},
    'ecom.tips.sumDistributionAmounts': { filter: {} },
    'ecom.giftCards.get': { code: 'HARBOUR-FIFTY' },
    'ecom.deliveryProfiles.get': { deliveryProfileId: '5e7a1ce0-0000-4000-8054-000000000001' },
    'ecom.deliveryProfiles.query': {},
    'ecom.manualTaxMappings.get': { manualTaxMappingId: '5e7a1ce0-0000-4000-8053-000000000001' },
    'ecom.manualTaxMappings.query': {},
    'ecom.orders.get': { id: orderId },
    'ecom.invoices.listForMultipleOrders': { orderIds: [orderId] },
    'ecom.orders.search': {},
    'ecom.orderPaymentRequests.get': { orderPaymentRequestId },
    'ecom.orderPaymentRequests.getUrl': { orderPaymentRequestId },
    'ecom.orderPaymentRequests.query': {},
    'ecom.checkoutSettings.get': {},
    'ecom.checkoutTemplates.get': { checkoutTemplateId },
    'ecom.checkoutTemplates.query': {},
    'ecom.ordersSettings.get': {},
    'ecom.shippingOptions.get': { shippingOptionId: '5e7a1ce0-0000-4000-8056-000000000001' },
    'ecom.shippingOptions.query': {},
    'ecom.taxCalculation.calculate': {
      addresses: [{ country: 'PT' }],
      lineItems: [{ id: 'line-1', price: '12.00', addressIndex: { singleAddress: 0 } }],
    },
    'ecom.taxCalculation.listCalculators': {},
    'ecom.taxGroups.get': { taxGroupId: '5e7a1ce0-0000-4000-8051-000000000001' },
    'ecom.taxGroups.listDefault': {},
    'ecom.taxGroups.listDefaultByAppIds': { appIds: [storesAppId] },
    'ecom.taxGroups.query': {},
    'ecom.taxRegions.get': { taxRegionId: '5e7a1ce0-0000-4000-8052-000000000001' },
    'ecom.taxRegions.query': {},
    'ecom.orderTransactions.list': { orderId },
    'ecom.orderTransactions.listForMultiple': { orderIds: [orderId] },
    'payments.collector.getCollectabilityStatus': { ecomOrderId: orderId },
    'payments.collector.getRefundability': { ecomOrderId: orderId },
    'payments.orderBilling.calculateRefund': { orderId },
    'payments.orderBilling.getOrderRefundability': { orderId },
    'stores.catalogVersion.get': {},
    'stores.collections.get': { id: '00000000-000000-000000-000000000001' },
    'stores.collections.getBySlug': { slug: 'practice' },
    'stores.collections.query': {},
    'stores.inventory.getVariants': { inventoryId: products[0]!.inventoryItemId },
    'stores.inventory.query': {},
    'stores.products.get': { id: productId },
    'stores.products.getOptionsAvailability': { id: productId, options: {} },
    'stores.products.query': {},
    'stores.storeVariants.get': { id: `${productId}-00000000-0000-0000-0000-000000000000` },
    'stores.storeVariants.query': {},
    'stores.variants.query': { id: productId },
  }
  answerSchemas = await readAnswerSchemas()
  emulator.restore({ ...emulator.snapshot(), 'ecom.abandonedCheckouts': [{ id: 'abandoned-1' }] })
})

afterAll(() => emulator.close())

it('there is an input for every read', () => {
  expect(Object.keys(inputs).sort()).toEqual(reads.map(({ spec }) => spec.id).sort())
})

describe.each(reads.map((operation): [string, AnyOperation] => [operation.spec.id, operation]))(
  '%s',
  (id, operation) => {
    it('changes nothing, whoever reads, and answers as /openapi.json says', async () => {
      const answered: Role[] = []
      for (const role of roles) {
        const before = stateHash()
        try {
          await operation(clients[role] as never, inputs[id] as never)
          answered.push(role)
          expect(misfits(id, body), role).toEqual([])
        } catch (error) {
          // A refusal is an answer, too; it must change nothing either.
          if (!isApplicationError(error)) throw error
        }
        expect(stateHash(), role).toBe(before)
      }
      expect(answered, 'nobody got an answer').not.toEqual([])
    })
  },
)

it('would notice an answer that does not fit', () => {
  expect(misfits('bookings.services.get', { service: { id: 1, type: 'CLASS', name: 'Yoga' } })).toEqual([
    expect.objectContaining({ instancePath: '/service/id', message: 'must be string' }),
  ])
})

it('would notice a change', async () => {
  const before = stateHash()
  await grant({ grantType: 'anonymous', clientId: emulator.clientId })
  expect(stateHash()).not.toBe(before)
})

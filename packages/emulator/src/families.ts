import * as auth from '@frontdesk/auth/schemas'
import { bookingsAppId } from '@frontdesk/bookings'
import * as bookings from '@frontdesk/bookings/schemas'
import * as core from '@frontdesk/core/schema'
import * as ecom from '@frontdesk/ecom/schemas'
import * as payments from '@frontdesk/payments/schemas'
import * as stores from '@frontdesk/stores/schemas'
import { authExpiry, authHandlers, authPermissions, type MemberLogin } from './auth/index.ts'
import {
  bookingCatalogProvider,
  connectRequestExpiry,
  externalCalendarSync,
  bookingReminders,
  bookingsHandlers,
  bookingsMedia,
  bookingsEntities,
  bookingsPermissions,
  transferAttendances,
  transferBookings,
  waitingLists,
} from './bookings/index.ts'
import {
  type Checkout,
  type Commerce,
  createCommerce,
  draftOrderExpiry,
  ecomEntities,
  ecomPermissions,
  forgetCartsOf,
  orderOfItem,
  paymentRequestExpiry,
  showOrder,
} from './ecom/index.ts'
import type { DueWork } from './kernel/due-work.ts'
import type { ShownEntity } from './kernel/entity/shown-entity.ts'
import type { Handler, ItemOrders } from './kernel/handler.ts'
import { jobWork } from './kernel/job.ts'
import { createPerform } from './kernel/perform.ts'
import type { Permissions } from './kernel/permissions.ts'
import { createBookSlot, type PageDependencies, requireSlot } from './pages/index.ts'
import { payGatewayOrder, paymentsHandlers, paymentsPermissions, readGatewayOrder } from './payments/index.ts'
import {
  productCatalogProvider,
  storesEntities,
  storesHandlers,
  storesMedia,
  storesPermissions,
} from './stores/index.ts'

/** All families of operations, tied together. */
export interface Families {
  readonly handlers: readonly Handler[]
  readonly schemas: readonly core.OperationSchema[]
  /** The exports of the schema entries, by family. */
  readonly schemaEntries: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The permission of each operation. */
  readonly permissions: Permissions
  /** The steps that move a visitor's things to the member that they turn out to be, in this order. */
  readonly onMemberLogin: readonly MemberLogin[]
  readonly checkout: Checkout & Pick<Commerce, 'abandonment'>
  /** The dependencies of the hosted pages. */
  readonly pages: Omit<PageDependencies, 'run'>
  /** The pictures of the demo, by id. */
  readonly media: readonly Readonly<Record<string, string>>[]
  /** The orders of items, for the contexts of all handlers. */
  readonly orders: ItemOrders
  /** The work that the clock does when its moment comes. */
  readonly dueWork: readonly DueWork[]
  /** The entities as developers see them: on the wire, and in events. */
  readonly entities: readonly ShownEntity[]
}

export const createFamilies = (): Families => {
  const checkout = createCommerce([productCatalogProvider, bookingCatalogProvider])
  const { handlers, catalog, transferCart, transferOrders, paymentWork, backInStockNotices } = checkout
  const onMemberLogin = [transferBookings, transferAttendances, transferCart, transferOrders]
  const bookingHandlers = bookingsHandlers({
    orderOf(context, { id }) {
      const order = orderOfItem(context, { catalogItemId: id, appId: bookingsAppId })
      return order && showOrder(context, order)
    },
  })
  const all = [
    ...authHandlers({ onMemberLogin }),
    ...bookingHandlers,
    ...handlers,
    ...paymentsHandlers(catalog),
    ...storesHandlers,
  ]
  return {
    onMemberLogin,
    handlers: all,
    schemas: [
      ...auth.authSchemas,
      ...bookings.bookingsSchemas,
      ...ecom.ecomSchemas,
      ...payments.paymentsSchemas,
      ...stores.storesSchemas,
    ],
    schemaEntries: { core, auth, bookings, ecom, payments, stores },
    permissions: {
      ...authPermissions,
      ...bookingsPermissions,
      ...ecomPermissions,
      ...paymentsPermissions,
      ...storesPermissions,
    },
    pages: {
      ...checkout,
      requireSlot,
      bookSlot: createBookSlot(bookingHandlers, checkout),
      readGatewayOrder,
      payGatewayOrder: (context, id, card) => payGatewayOrder(context, catalog, id, card),
      perform: createPerform(all),
    },
    checkout,
    media: [bookingsMedia, storesMedia],
    orders: checkout.orders,
    entities: [...bookingsEntities(), ...ecomEntities(), ...storesEntities()],
    dueWork: [
      paymentWork,
      checkout.abandonment,
      backInStockNotices,
      draftOrderExpiry,
      paymentRequestExpiry,
      bookingReminders,
      waitingLists,
      externalCalendarSync,
      connectRequestExpiry,
      jobWork(all),
      ...authExpiry(forgetCartsOf),
    ],
  }
}

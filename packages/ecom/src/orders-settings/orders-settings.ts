import {
  date,
  type ElevatedAuth,
  encoded,
  entity,
  fieldMask,
  type Open,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'

const prefix = '/ecom'

/** All moments at which an order can decrement the stock. */
export const inventoryUpdateTriggers = ['ON_ORDER_PAID', 'ON_ORDER_PLACED'] as const

/** The moment at which an order decrements the stock. */
export type InventoryUpdateTrigger = Open<(typeof inventoryUpdateTriggers)[number]>

/** The settings of the business for orders. */
export interface OrdersSettings {
  /**
   * `ON_ORDER_PLACED`, the default: the stock is decremented when the order is placed, and restored if its payment
   * fails. `ON_ORDER_PAID`: the stock is decremented when a payment is approved; until then other customers can buy the
   * items.
   */
  inventoryUpdateTrigger?: InventoryUpdateTrigger
  /** Whether every order that is paid online gets an invoice automatically; defaults to `false`. */
  createInvoice?: boolean
  createdDate?: Date
  updatedDate?: Date
}

export const ordersSettingsShape: Shape<OrdersSettings> = /* @__PURE__ */ entity<OrdersSettings>({
  createdDate: date,
  updatedDate: date,
})

/** Some settings to change. */
export type OrdersSettingsChange = Omit<OrdersSettings, 'createdDate' | 'updatedDate'>

/** Input of `getOrdersSettings`. */
export type GetOrdersSettingsInput = Record<string, never>

/**
 * Reads the settings of the business for orders, for the business. It is a preview: the platform may change it.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const { inventoryUpdateTrigger } = await getOrdersSettings(elevatedClient, {})
 * @function
 */
export const getOrdersSettings: Read<GetOrdersSettingsInput, OrdersSettings, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.ordersSettings.get',
    prefix,
    route: 'GET /v1/orders-settings',
    elevated: true,
    response: /* @__PURE__ */ pick('ordersSettings', ordersSettingsShape),
  })

/** Input of `updateOrdersSettings`. */
export interface UpdateOrdersSettingsInput {
  ordersSettings: OrdersSettingsChange
  /**
   * Paths of the fields to change; defaults to the given fields. A listed field that is not given is reset to its
   * default.
   */
  fieldMask?: string[]
}

/**
 * Changes the order settings, for the business: they apply to orders that are placed from then on. It is a preview: the
 * platform may change it.
 *
 * @throws ValidationError when a value is unknown, or the mask names a field that cannot be changed.
 * @throws ContextError without an elevated client.
 * @example
 * await updateOrdersSettings(elevatedClient, {
 *   ordersSettings: { inventoryUpdateTrigger: 'ON_ORDER_PAID' },
 * })
 * @function
 */
export const updateOrdersSettings: Write<UpdateOrdersSettingsInput, OrdersSettings, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.ordersSettings.update',
    prefix,
    route: 'PATCH /v1/orders-settings',
    elevated: true,
    request: /* @__PURE__ */ encoded(/* @__PURE__ */ shape<UpdateOrdersSettingsInput>({ fieldMask })),
    response: /* @__PURE__ */ pick('ordersSettings', ordersSettingsShape),
  })

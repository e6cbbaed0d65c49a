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

/** Every moment at which an order may take its items out of the stock. */
export const inventoryUpdateTriggers = ['ON_ORDER_PAID', 'ON_ORDER_PLACED'] as const

/** The moment at which an order takes its items out of the stock. */
export type InventoryUpdateTrigger = Open<(typeof inventoryUpdateTriggers)[number]>

/** The settings of the business for orders. */
export interface OrdersSettings {
  /**
   * `ON_ORDER_PLACED`, the default: an order takes its items when it is placed, and gives them back when its payment
   * fails. `ON_ORDER_PAID`: it takes them when a payment is approved; until then others can buy them.
   */
  inventoryUpdateTrigger?: InventoryUpdateTrigger
  /** Whether every order that is paid online gets an invoice by itself; `false` unless it is changed. */
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
   * Paths of the fields to change; defaults to the given fields. What it names and is not given goes back to its
   * default.
   */
  fieldMask?: string[]
}

/**
 * Changes settings of the business for orders, for the business: they hold for the orders that are placed from then on.
 * It is a preview: the platform may change it.
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

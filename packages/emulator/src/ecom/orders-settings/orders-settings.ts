import type { Shape } from '@frontdesk/core'
import {
  getOrdersSettings,
  type OrdersSettings,
  ordersSettingsShape,
  updateOrdersSettings,
} from '@frontdesk/ecom'
import { ordersSettingsChangeSchema, ordersSettingsSchema } from '@frontdesk/ecom/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'

/** The settings, kept under an id that no answer shows. */
type KeptSettings = OrdersSettings & Stored

const settingsCollection: CollectionDefinition<KeptSettings> = collection<KeptSettings>('ecom.ordersSettings')

/** The settings, once they were changed. */
export const settingsEntity: Entity<KeptSettings> = defineEntity<KeptSettings>({
  name: 'ordersSettings',
  collection: settingsCollection,
  schema: ordersSettingsSchema as never,
  writable: ordersSettingsChangeSchema,
  maskField: 'fieldMask',
  internal: ['id'],
  system: { revision: false },
  events: {
    fqdn: 'wix.ecom.v1.orders_settings',
    shape: ordersSettingsShape as Shape<object> as Shape<KeptSettings>,
    created: false,
    deleted: false,
  },
})

const defaults = { inventoryUpdateTrigger: 'ON_ORDER_PLACED', createInvoice: false } as const

/** The settings that a business starts with; it keeps settings of its own from the first change on. */
const initial: KeptSettings = { id: 'orders-settings', ...defaults }

const kept = (context: Pick<Context, 'state'>): KeptSettings =>
  settingsEntity.in(context).get(initial.id) ?? initial

const show = ({ id: _, ...settings }: KeptSettings): OrdersSettings => settings

/** The settings of the business for orders. */
export const ordersSettingsOf = (
  context: Pick<Context, 'state'>,
): Required<Omit<OrdersSettings, 'createdDate' | 'updatedDate'>> => ({ ...defaults, ...kept(context) })

const steps = entitySteps(settingsEntity, {
  beforeUpdate: (context, next) => ({ createdDate: context.now(), ...defaults, ...next }),
})

/** The handlers of the settings of orders. */
export const ordersSettingsHandlers: readonly Handler[] = [
  handle(getOrdersSettings, (context) => show(kept(context))),

  handle(updateOrdersSettings, (context) => {
    const { ordersSettings, fieldMask } = context.input
    const change = { given: ordersSettings, ...(fieldMask && { mask: fieldMask }) }
    return show(steps.apply(context, kept(context), change, 'ordersSettings'))
  }),
]

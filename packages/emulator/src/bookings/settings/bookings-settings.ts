import {
  type BookingsSettings,
  bookingsSettingsShape,
  getBookingsSettings,
  updateBookingsSettings,
} from '@frontdesk/bookings'
import {
  bookingsSettingsChangeSchema,
  bookingsSettingsSchema,
  calendarScheduleSchema,
} from '@frontdesk/bookings/schemas'
import type { Shape } from '@frontdesk/core'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'

/** The settings, which the platform keeps under an id that no answer shows. */
type KeptSettings = BookingsSettings & Stored

const settingsCollection: CollectionDefinition<KeptSettings> = collection<KeptSettings>('bookings.settings')

/** The settings, once they were changed. */
export const settingsEntity: Entity<KeptSettings> = defineEntity<KeptSettings>({
  name: 'bookingsSettings',
  collection: settingsCollection,
  schema: () => bookingsSettingsSchema().extend({ id: calendarScheduleSchema().shape.id }),
  writable: () => bookingsSettingsChangeSchema().omit({ revision: true }),
  maskField: 'fieldMask',
  events: {
    fqdn: 'wix.bookings.v2.bookings_settings',
    shape: bookingsSettingsShape as Shape<object> as Shape<KeptSettings>,
  },
})

const steps = entitySteps(settingsEntity)

const requireSettings = (context: HandlerContext<unknown>): KeptSettings => {
  const [kept] = settingsEntity.in(context).all()
  if (!kept) throw decline(404, 'BOOKINGS_SETTINGS_NOT_FOUND', 'The business has no bookings')
  return kept
}

const show = ({ id: _, ...settings }: KeptSettings): BookingsSettings => settings

/** The settings of a new business. */
export const seedSettings = ({ state, now, newId }: SeedContext, id: string = newId()): void => {
  const time = now()
  state.in(settingsCollection).put({
    id,
    cartCheckout: { enabled: true },
    multiServiceAppointments: { enabled: true },
    displayTimeZone: { basedOn: 'BUSINESS_TIME_ZONE', customerCanChange: true },
    staffSelection: {
      timing: 'BEFORE_SLOT_SELECTION',
      strategy: 'CUSTOMER_MAY_CHOOSE',
      allowGenderSelection: false,
    },
    createdDate: time,
    updatedDate: time,
    revision: '1',
  })
}

/** Whether customers may ask for a man or a woman to give a session. */
export const allowsGenderSelection = ({ state }: Pick<HandlerContext<unknown>, 'state'>): boolean =>
  state.in(settingsCollection).all()[0]?.staffSelection?.allowGenderSelection === true

export const bookingsSettingsHandlers: readonly Handler[] = [
  handle(getBookingsSettings, (context) => show(requireSettings(context))),

  handle(updateBookingsSettings, (context) => {
    const { bookingsSettings, fieldMask } = context.input
    const kept = requireSettings(context)
    settingsEntity.requireRevision(kept, bookingsSettings.revision, 'bookingsSettings.revision')
    const change = { given: bookingsSettings, ...(fieldMask && { mask: fieldMask }) }
    return show(steps.apply(context, kept, change, 'bookingsSettings'))
  }),
]

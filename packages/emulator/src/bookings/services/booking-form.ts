import { type BookingForm, queryBookingForms, type Service } from '@frontdesk/bookings'
import { bookingFormFields } from '@frontdesk/bookings/schemas'
import { AnswerWith, handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { runQuery } from '../../kernel/query/query.ts'
import { collection, type CollectionDefinition, type State, type Stored } from '../../kernel/state.ts'
import { serviceEntity } from './service.ts'

/** A form that customers fill in when they book. */
export interface KeptForm extends Stored {
  readonly name: string
  readonly revision: string
}

/** The forms that the business has beside the default one. */
export const bookingForms: CollectionDefinition<KeptForm> = collection<KeptForm>('bookings.forms')

/** The form of services that name no other. Every business has it. */
export const defaultForm: KeptForm = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'Default form',
  revision: '1',
}

export const findForm = (state: State, id: string): KeptForm | undefined =>
  id === defaultForm.id ? defaultForm : state.in(bookingForms).get(id)

/** A row of a list names no more services than these. */
export const mostConnected = 5

/** The services of a list that the caller may see, by what they are connected with. */
export const servicesBy = (
  context: HandlerContext<unknown>,
  keyOf: (service: Service) => string | undefined,
): ReadonlyMap<string, readonly Service[]> => {
  const groups = new Map<string, Service[]>()
  for (const service of serviceEntity.list(context)) {
    const key = keyOf(service)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(service)
    else groups.set(key, [service])
  }
  return groups
}

const showForm = (
  { id, name, revision }: KeptForm,
  services: ReadonlyMap<string, readonly Service[]>,
): BookingForm => {
  const connected = services.get(id) ?? []
  return {
    formDetails: { formId: id, name, revision },
    connectedServices: connected.slice(0, mostConnected).map((service) => ({
      id: service.id,
      name: service.name,
    })),
    totalServiceCount: connected.length,
  }
}

export const bookingFormHandlers: readonly Handler[] = [
  handle(queryBookingForms, (context) => {
    const { conditionalFields = [] } = context.input
    const services = servicesBy(context, ({ form }) => form?.id)
    const forms = [defaultForm, ...context.state.in(bookingForms).all()]
    const { items, ...page } = runQuery(forms, context.input, {
      fields: bookingFormFields,
      defaultSort: { fieldName: 'id', order: 'ASC' },
    })
    return new AnswerWith(
      { ...page, items: items.map((form) => showForm(form, services)) },
      conditionalFields.includes('DEFAULT_BOOKING_FORM')
        ? { defaultBookingForm: showForm(defaultForm, services) }
        : {},
    )
  }),
]

import type { FieldViolation } from '@frontdesk/core'
import { createZone, services, staffMembers } from '../bookings/index.ts'
import type { Emulator } from '../emulator-api.ts'
import { faultHeader, sparing } from '../faults/fault-rule.ts'
import { refuse } from '../kernel/failure.ts'
import type { State } from '../kernel/state.ts'

type Json = Readonly<Record<string, unknown>>

/** A request to an operation. Gives the answer. @throws Failure with what the platform has refused */
export type Call = (path: string, body: unknown) => Promise<Json>

/** A field of the form that makes an entity. */
export interface NewField {
  readonly name: string
  readonly label: string
  /** The kind of the control, unless it is a list to choose from. */
  readonly type?: 'text' | 'email' | 'number' | 'password'
  /** The values to choose from, with their texts. */
  readonly choices?: readonly (readonly [value: string, text: string])[]
  readonly value: string
}

/** A form that makes an entity of a collection. */
interface NewForm {
  fields(emulator: Emulator, state: State): readonly NewField[]
  /** Creates the entity, and gives its id. */
  create(call: Call, values: Readonly<Record<string, string>>, emulator: Emulator): Promise<string>
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The id of the entity in an answer, such as that of `service` in `{ service: { id } }`. */
export const idOfAnswer = (answer: Json): string => {
  for (const value of [...Object.values(answer), answer])
    if (isJson(value) && typeof value['id'] === 'string') return value['id']
  return ''
}

const created = async (answer: Promise<Json>): Promise<string> => idOfAnswer(await answer)

/** The platform's reasons for a refusal, in a sentence for each field. */
const refusalText = (answer: Json): string => {
  const { validationError, applicationError } = (answer['details'] ?? {}) as {
    readonly validationError?: { readonly fieldViolations?: readonly FieldViolation[] }
    readonly applicationError?: { readonly description?: string }
  }
  const fields = validationError?.fieldViolations?.map(({ field, description }) => `${field} ${description}`)
  return fields?.join('; ') ?? applicationError?.description ?? String(answer['message'])
}

const send = async (
  { fetch, url }: Pick<Emulator, 'fetch' | 'url'>,
  path: string,
  body: unknown,
  authorization?: string,
): Promise<Json> => {
  const headers = {
    'content-type': 'application/json',
    'x-frontdesk-names': 'plain',
    // Fault rules are for the requests of apps.
    [faultHeader]: sparing,
    ...(authorization !== undefined && { authorization }),
  }
  const response = await fetch(
    new Request(url + path, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  const answer = (await response.json()) as Json
  if (!response.ok)
    throw refuse({ field: 'json', description: refusalText(answer), violatedRule: 'VALIDATION' })
  return answer
}

/** Calls operations as the owner, by the way that apps use: every check runs, events tell of it, and the log shows it. */
export const callAsOwner =
  (emulator: Emulator): Call =>
  (path, body) =>
    send(emulator, path, body, emulator.apiKey)

/** Calls operations as a new visitor. */
const callAsVisitor = async (emulator: Emulator): Promise<Call> => {
  const grant = { clientId: emulator.clientId, grantType: 'anonymous' }
  const { access_token: token } = await send(emulator, '/oauth2/token', grant)
  return (path, body) => send(emulator, path, body, String(token))
}

const month = 30 * 86_400_000

/** The first free time of a service in the coming month. */
const firstTime = async (call: Call, serviceId: string, { clock, business }: Emulator): Promise<Date> => {
  const zone = createZone(business.timeZone)
  const now = clock.now()
  const answer = await call('/v2/time-slots', {
    serviceId,
    fromLocalDate: zone.toLocal(now),
    toLocalDate: zone.toLocal(new Date(now.getTime() + month)),
    timeZone: business.timeZone,
    bookable: true,
    cursorPaging: { limit: 1 },
  })
  const [slot] = answer['timeSlots'] as readonly { readonly localStartDate: string }[]
  if (!slot)
    throw refuse({
      field: 'service',
      description: 'The service has no free time in the coming month',
      violatedRule: 'VALIDATION',
    })
  return zone.toMoment(slot.localStartDate)
}

const person: readonly NewField[] = [
  { name: 'firstName', label: 'First name', value: 'Rita' },
  { name: 'lastName', label: 'Last name', value: 'Nunes' },
  { name: 'email', label: 'Email', type: 'email', value: 'rita@example.com' },
]

/** The forms, by collection. Entities of other collections are made by JSON alone. */
export const newForms: Readonly<Record<string, NewForm>> = {
  'auth.members': {
    fields: () => [...person, { name: 'password', label: 'Password', value: 'harbour-rita-1' }],
    create: (call, { email, password, firstName, lastName }) =>
      created(call('/v2/register', { loginId: { email }, password, profile: { firstName, lastName } })),
  },
  'bookings.bookings': {
    fields: (_, state) => [
      {
        name: 'service',
        label: 'Appointment, at its first free time',
        choices: state
          .in(services)
          .filter(({ type }) => type === 'APPOINTMENT')
          .map(({ id, name }) => [id, name]),
        value: '',
      },
      {
        name: 'by',
        label: 'The booking',
        choices: [
          ['owner', 'is made by the owner, and confirmed'],
          ['visitor', 'is made by a visitor, and waits for its payment'],
        ],
        value: 'owner',
      },
      ...person,
    ],
    async create(call, { service = '', by, firstName, lastName, email }, emulator) {
      const startDate = await firstTime(call, service, emulator)
      const callAs = by === 'visitor' ? await callAsVisitor(emulator) : call
      const booking = {
        bookedEntity: { slot: { serviceId: service, startDate } },
        contactDetails: { firstName, lastName, email },
        totalParticipants: 1,
      }
      return created(callAs('/v2/bookings', { booking }))
    },
  },
  'bookings.services': {
    fields: ({ business }, state) => [
      { name: 'name', label: 'Name', value: 'New appointment' },
      { name: 'minutes', label: 'Minutes', type: 'number', value: '60' },
      { name: 'price', label: `Price in ${business.currency}`, type: 'number', value: '40' },
      {
        name: 'staff',
        label: 'Member of staff',
        choices: state
          .in(staffMembers)
          .all()
          .map(({ resourceId, name }) => [resourceId, name]),
        value: '',
      },
    ],
    create: (call, { name, minutes, price, staff }, { business }) =>
      created(
        call('/v2/services', {
          service: {
            type: 'APPOINTMENT',
            name,
            defaultCapacity: 1,
            onlineBooking: { enabled: true },
            payment: {
              rateType: 'FIXED',
              fixed: { price: { value: price, currency: business.currency } },
              options: { online: true, inPerson: true },
            },
            schedule: { availabilityConstraints: { sessionDurations: [Number(minutes)] } },
            staffMemberIds: staff ? [staff] : [],
          },
        }),
      ),
  },
  'bookings.staffMembers': {
    fields: () => [
      { name: 'name', label: 'Name', value: 'Rita Nunes' },
      { name: 'email', label: 'Email', type: 'email', value: 'rita@example.com' },
    ],
    create: (call, { name, email }) => created(call('/v1/staff-members', { staffMember: { name, email } })),
  },
  'stores.products': {
    fields: ({ business }) => [
      { name: 'name', label: 'Name', value: 'New product' },
      { name: 'price', label: `Price in ${business.currency}`, type: 'number', value: '20' },
    ],
    create: (call, { name, price }) =>
      created(
        call('/v1/products', {
          product: { name, productType: 'physical', priceData: { price: Number(price) } },
        }),
      ),
  },
}

/** The parts of a JSON schema that an example is made from. */
interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
}

/** The description of an operation in `/openapi.json`. */
export interface DescribedOperation {
  readonly path: string
  /** A body with the fields that the operation requires. */
  readonly example: string
}

const exampleOf = (schema: Schema, definitions: Readonly<Record<string, Schema>>): unknown => {
  const { $ref, type, properties = {}, required = [], items, minItems = 0, minimum = 0, anyOf } = schema
  const next = (part: Schema | undefined): unknown => exampleOf(part ?? {}, definitions)
  if ($ref !== undefined) return next(definitions[$ref.split('/').at(-1) ?? ''])
  if (schema.enum) return schema.enum[0]
  if (anyOf) return next(anyOf[0])
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, next(properties[name])]))
  if (type === 'array') return Array.from({ length: minItems }, () => next(items))
  if (type === 'number' || type === 'integer') return minimum
  return type === 'boolean' ? false : ''
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post?: {
          readonly operationId: string
          readonly requestBody?: {
            readonly content: { readonly 'application/json': { readonly schema: Schema } }
          }
        }
      }
    >
  >
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** Reads the description of an operation that takes a body. */
export const describe = async (
  emulator: Pick<Emulator, 'fetch' | 'url'>,
  operation: string,
): Promise<DescribedOperation | undefined> => {
  const response = await emulator.fetch(new Request(`${emulator.url}/openapi.json`))
  const { paths, components } = (await response.json()) as Document
  for (const [path, { post }] of Object.entries(paths))
    if (post?.operationId === operation) {
      const example = exampleOf(
        post.requestBody?.content['application/json'].schema ?? {},
        components.schemas,
      )
      return { path, example: JSON.stringify(example, null, 2) }
    }
  return undefined
}

/** The operation that makes entities of a collection; undefined when none does. */
export const creatorOf = (operations: readonly string[], collection: string): string | undefined =>
  ['create', 'register'].map((name) => `${collection}.${name}`).find((id) => operations.includes(id)) ??
  otherCreators[collection]

/** The operations whose names do not begin with that of the collection. */
const otherCreators: Readonly<Record<string, string>> = {
  'auth.members': 'auth.authentication.register',
  'bookings.policies': 'bookings.bookingPolicies.create',
  'bookings.serviceOptions': 'bookings.serviceOptionsAndVariants.create',
  'ecom.backInStockRequests': 'ecom.backInStock.create',
}

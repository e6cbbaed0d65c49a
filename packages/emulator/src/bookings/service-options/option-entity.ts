import {
  type Service,
  type ServiceOptionsAndVariants,
  serviceOptionsAndVariantsShape,
  type ServiceVariant,
} from '@frontdesk/bookings'
import {
  newServiceOptionsAndVariantsSchema,
  serviceOptionsAndVariantsFields,
  serviceOptionsAndVariantsSchema,
} from '@frontdesk/bookings/schemas'
import type { Money } from '@frontdesk/core'
import { defineEntity, type Entity, type Fresh } from '../../kernel/entity/entity.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { compare, currencyOf, round, toMoney } from '../../kernel/money.ts'
import { services } from '../services/service.ts'
import { checkOptions } from './option-rules.ts'
import { optionOf, optionsOf, serviceOptions, withOptions } from './variants.ts'

type Context = HandlerContext<unknown>
type Options = ServiceOptionsAndVariants

/** The options and variants of services. Everybody reads them, for customers choose among them. */
export const optionEntity: Entity<Options> = defineEntity<Options>({
  name: 'serviceOptionsAndVariants',
  collection: serviceOptions,
  schema: serviceOptionsAndVariantsSchema,
  writable: newServiceOptionsAndVariantsSchema,
  fixed: ['serviceId'],
  system: { createdDate: false, updatedDate: false },
  query: {
    fields: serviceOptionsAndVariantsFields,
    defaultSort: { fieldName: 'id', order: 'ASC' },
  },
  events: {
    fqdn: 'wix.bookings.catalog.v1.service_options_and_variants',
    shape: serviceOptionsAndVariantsShape,
    updated: 'without modified fields',
  },
})

/** The service that options are for. @throws Failure 400 when there is no such service */
export const requireService = ({ state }: Context, id: string, field: string): Service => {
  const service = state.in(services).get(id)
  if (!service) throw refuse({ field, description: 'is no service', violatedRule: 'VALIDATION' })
  return service
}

/** @throws Failure 409 `ALREADY_EXISTS` when the service has options */
export const requireNoOptions = ({ state }: Context, { id, name }: Service): void => {
  if (optionsOf(state, id))
    throw decline(409, 'ALREADY_EXISTS', `"${name}" has options already: update them`, { serviceId: id })
}

/** Fills in what only the platform writes: the ids of choices, and the lowest and the highest price. */
const completeOptions = (
  { business, newId }: Context,
  asked: Partial<Options>,
  kept?: Options,
): Pick<Options, 'variants'> & { minPrice: Money; maxPrice: Money } => {
  const currency = currencyOf(business)
  const ids = new Set(
    kept?.variants?.values?.flatMap(({ choices = [] }) => choices.flatMap(({ id }) => id ?? [])),
  )
  const values = (asked.variants?.values ?? []).map(({ choices = [], price }): ServiceVariant => ({
    choices: choices.map((choice) => ({
      ...choice,
      id: choice.id !== undefined && ids.has(choice.id) ? choice.id : newId(),
    })),
    price: toMoney(round(price?.value ?? 0, currency)),
  }))
  const prices = values
    .map(({ price }) => round(price?.value ?? 0, currency))
    .sort((left, right) => compare(left, right))
  const [least = round(0, currency)] = prices
  return { variants: { values }, minPrice: toMoney(least), maxPrice: toMoney(prices.at(-1) ?? least) }
}

/** Checks and completes new options of a service. */
export const newOptions = (context: Context, service: Service, asked: Partial<Options>): Fresh<Options> => {
  checkOptions(context, service, asked)
  return { ...asked, serviceId: service.id, ...completeOptions(context, asked) }
}

/** Checks and completes changed options. */
export const changedOptions = (context: Context, next: Options, kept: Options): Options => {
  checkOptions(context, requireService(context, kept.serviceId ?? '', 'serviceId'), next)
  return { ...next, ...completeOptions(context, next, kept) }
}

/**
 * Shows in a service what follows from its options. A service refers to its options, so that neither its revision nor its
 * dates change, and no event tells of it.
 */
export const showInService = ({ state }: Context, { serviceId = '' }: Options): void => {
  const service = state.in(services).get(serviceId)
  if (service) state.in(services).put(withOptions(state, service))
}

/** A copy of options for another service, with ids of its own. @throws Failure as `checkOptions` does */
export const copyOptions = (context: Context, source: Options, service: Service): Options => {
  const option = optionOf(source)
  const id = context.newId()
  const copied: Partial<Options> = {
    options: { values: [{ ...option, id }] },
    variants: {
      values: (source.variants?.values ?? []).map(({ choices = [], price }) => ({
        choices: choices.map((choice) => ({ ...choice, optionId: id })),
        ...(price && { price }),
      })),
    },
    ...(source.extendedFields && { extendedFields: source.extendedFields }),
  }
  const copy = optionEntity.create(context, newOptions(context, service, copied))
  showInService(context, copy)
  return copy
}

/** Gives new staff of a service a variant at the default price, and takes those of the staff away who left. */
export const followStaff = (context: Context, service: Service): void => {
  const options = optionsOf(context.state, service.id)
  if (!options || optionOf(options).type !== 'STAFF_MEMBER') return
  const { staffMemberIds = [], payment } = service
  const before = options.variants?.values ?? []
  const staffOf = ({ choices: [choice] = [] }: ServiceVariant): string => choice?.staffMemberId ?? ''
  const stay = before.filter((variant) => staffMemberIds.includes(staffOf(variant)))
  const named = stay.map(staffOf)
  const price = payment?.varied?.defaultPrice ?? options.minPrice
  const optionId = optionOf(options).id
  const come = staffMemberIds
    .filter((id) => !named.includes(id))
    .map((staffMemberId): ServiceVariant => ({
      choices: [{ ...(optionId !== undefined && { optionId }), staffMemberId }],
      ...(price && { price }),
    }))
  if (!come.length && stay.length === before.length) return
  const values = [...stay, ...come]
  if (values.length)
    optionEntity.save(context, options, {
      ...options,
      ...completeOptions(context, { variants: { values } }, options),
    })
  else optionEntity.remove(context, options)
  showInService(context, options)
}

/** Deletes the options of a service that is gone. */
export const endOptions = (context: Context, { id }: Service): void => {
  const options = optionsOf(context.state, id)
  if (options) optionEntity.remove(context, options)
}

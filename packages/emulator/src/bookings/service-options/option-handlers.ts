import {
  cloneServiceOptionsAndVariants,
  createServiceOptionsAndVariants,
  deleteServiceOptionsAndVariants,
  getServiceOptionsAndVariants,
  getServiceOptionsAndVariantsByServiceId,
  queryServiceOptionsAndVariants,
  type ServiceOptionsAndVariants,
  updateServiceOptionsAndVariants,
} from '@frontdesk/bookings'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import { notFound } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import {
  changedOptions,
  copyOptions,
  newOptions,
  optionEntity,
  requireNoOptions,
  requireService,
  showInService,
} from './option-entity.ts'
import { optionsOf } from './variants.ts'

const steps = entitySteps<ServiceOptionsAndVariants, ServiceOptionsAndVariants>(optionEntity, {
  beforeCreate(context, given) {
    const service = requireService(context, given.serviceId ?? '', 'serviceId')
    requireNoOptions(context, service)
    return newOptions(context, service, given)
  },
  afterCreate: showInService,
  beforeUpdate: changedOptions,
  afterUpdate: showInService,
  afterRemove: showInService,
})

const on = entityHandlers(optionEntity, steps)

export const serviceOptionHandlers: readonly Handler[] = [
  on.get(getServiceOptionsAndVariants, { id: (input) => input.serviceOptionsAndVariantsId }),

  handle(getServiceOptionsAndVariantsByServiceId, ({ input, state }) => {
    const options = optionsOf(state, input.serviceId)
    if (!options) throw notFound('service with options and variants', input.serviceId)
    return options
  }),

  on.query(queryServiceOptionsAndVariants),

  on.create(createServiceOptionsAndVariants, { value: (input) => input.serviceOptionsAndVariants }),

  on.update(updateServiceOptionsAndVariants, { value: (input) => input.serviceOptionsAndVariants }),

  handle(deleteServiceOptionsAndVariants, (context) => {
    const { serviceOptionsAndVariantsId: id, revision } = context.input
    if (revision !== undefined)
      optionEntity.requireRevision(optionEntity.require(context, id), revision, 'revision')
    steps.remove(context, id, undefined)
  }),

  handle(cloneServiceOptionsAndVariants, (context) => {
    const { cloneFromId, targetServiceId } = context.input
    const source = optionEntity.require(context, cloneFromId)
    const service = requireService(context, targetServiceId, 'targetServiceId')
    requireNoOptions(context, service)
    return copyOptions(context, source, service)
  }),
]

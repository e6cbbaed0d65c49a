import { type CloneError, cloneService, type Service } from '@frontdesk/bookings'
import { pickFields } from '../../kernel/entity/field-tree.ts'
import { Failure } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { completeService } from './new-service.ts'
import { copyClass, copyCourse, planClass } from '../availability/planned-sessions.ts'
import { serviceEntity } from './service.ts'
import { copyOptions } from '../service-options/option-entity.ts'
import { optionsOf } from '../service-options/variants.ts'
import type { WantedService } from './service-rules.ts'
import { defaultForm } from './booking-form.ts'

type Context = HandlerContext<unknown>

/** The fields of a service that its copy has too. The form, the schedule, the slugs and the plans are its own. */
const copiedFields = (source: Service): WantedService => {
  const { form: _, addOnGroups, ...copied } = pickFields(source, serviceEntity.writable) as WantedService
  return {
    ...copied,
    ...(addOnGroups && { addOnGroups: addOnGroups.map(({ id: _own, ...group }) => group) }),
  }
}

/** The copy has the default form, so that a form of the source's own is missing. */
const formErrors = ({ form }: Service): CloneError[] =>
  form?.id === undefined || form.id === defaultForm.id ? [] : ['FORM']

/** Copies the options of the source, which may be against the rules by now. */
const optionErrors = (context: Context, source: Service, copy: Service): CloneError[] => {
  const options = optionsOf(context.state, source.id)
  if (!options) return []
  try {
    copyOptions(context, options, copy)
    return []
  } catch (error) {
    if (error instanceof Failure) return ['OPTIONS_AND_VARIANTS']
    throw error
  }
}

export const serviceCloneHandlers: readonly Handler[] = [
  handle(cloneService, (context) => {
    const source = serviceEntity.require(context, context.input.sourceServiceId)
    const copy = completeService(context, copiedFields(source), { id: context.newId() })
    const service = serviceEntity.create(
      context,
      copy.type === 'COURSE' ? copyCourse(context, source, copy) : copy,
    )
    if (service.type === 'CLASS') {
      copyClass(context, source, service)
      planClass(context, service)
    }
    const errors = [...optionErrors(context, source, service), ...formErrors(source)]
    return { service: serviceEntity.show(serviceEntity.require(context, service.id)), errors }
  }),
]

import {
  disablePricingPlansForService,
  enablePricingPlansForService,
  type Service,
} from '@frontdesk/bookings'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { serviceEntity } from './service.ts'

type Context = HandlerContext<unknown>

const mostPlans = 75

const isGuid = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)

/** Plans belong to another app of the platform, so that an id can be checked by its form alone. */
const checkPlans = (ids: readonly string[]): void => {
  const invalid = ids.filter((id) => !isGuid(id))
  if (invalid.length)
    throw decline(
      400,
      'INVALID_PRICING_PLAN',
      `The id of a pricing plan is a GUID, not ${invalid.join(', ')}`,
      {
        pricingPlanIds: invalid,
      },
    )
}

const plansOf = ({ payment }: Service): readonly string[] => payment?.pricingPlanIds ?? []

/** Keeps the plans of a service; nothing is counted or told when they are the same as before. */
const setPlans = (context: Context, service: Service, pricingPlanIds: string[]): Service =>
  serviceEntity.show(
    pricingPlanIds.length === plansOf(service).length
      ? service
      : serviceEntity.change(context, service, { payment: { ...service.payment, pricingPlanIds } }),
  )

export const servicePricingPlanHandlers: readonly Handler[] = [
  handle(enablePricingPlansForService, (context) => {
    const { serviceId, pricingPlanIds } = context.input
    const service = serviceEntity.require(context, serviceId)
    checkPlans(pricingPlanIds)
    if (service.onlineBooking?.requireManualApproval)
      throw decline(
        400,
        'SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS',
        `"${service.name}" cannot be paid with a pricing plan: the business confirms its bookings by hand`,
        { serviceId: service.id },
      )
    const ids = [...new Set([...plansOf(service), ...pricingPlanIds])]
    if (ids.length > mostPlans)
      throw refuse({
        field: 'pricingPlanIds',
        description: `must leave the service with at most ${mostPlans} plans, not with ${ids.length}`,
        violatedRule: 'MAX_SIZE',
        data: { threshold: mostPlans },
      })
    return setPlans(context, service, ids)
  }),

  handle(disablePricingPlansForService, (context) => {
    const { serviceId, pricingPlanIds } = context.input
    const service = serviceEntity.require(context, serviceId)
    checkPlans(pricingPlanIds)
    const ids = plansOf(service).filter((id) => !pricingPlanIds.includes(id))
    return setPlans(context, service, ids)
  }),
]

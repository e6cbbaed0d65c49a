import { type CalculatedDraftOrder, type DraftOrder, draftOrderShape, type Order } from '@frontdesk/ecom'
import { draftOrderFields, draftOrderSchema } from '@frontdesk/ecom/schemas'
import { type DueWork, earliest } from '../../kernel/due-work.ts'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { decline } from '../../kernel/failure.ts'
import type { Identity } from '../../kernel/handler.ts'
import { type Currency, currencyOf } from '../../kernel/money.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'
import { ownerUserId } from '../cart/cart.ts'
import type { Context } from '../catalog.ts'

/** A draft order as it is kept. */
export interface KeptDraft extends DraftOrder {
  readonly status: 'DRAFT' | 'COMMITTED'
  readonly currency: string
  readonly taxIncluded: boolean
  /** Decimal text: tips and the like, which belong to the total beside the parts. */
  readonly extra: string
  /** The amounts that discounts ask for, by id: a line that shrinks and grows again gets its whole discount back. */
  readonly asked: Readonly<Record<string, string>>
}

type DraftIndex = 'order' | 'active'

const drafts: CollectionDefinition<KeptDraft, DraftIndex> = collection<KeptDraft, DraftIndex>(
  'ecom.draftOrders',
  {
    order: ({ orderId }) => orderId,
    /** The drafts that end some time after their last change. */
    active: ({ orderId, status }) => (orderId !== undefined && status === 'DRAFT' ? 'draft' : undefined),
  },
)

/** Draft orders, which the business alone sees. */
export const draftOrderEntity: Entity<DraftOrder, KeptDraft> = defineEntity<DraftOrder, KeptDraft>({
  name: 'draftOrder',
  collection: drafts,
  schema: draftOrderSchema,
  internal: ['taxIncluded', 'extra', 'asked'],
  system: { revision: false },
  query: { fields: draftOrderFields, defaultSort: { fieldName: 'createdDate', order: 'DESC' } },
  events: { fqdn: 'wix.ecom.v1.draft_order', shape: draftOrderShape },
  errors: { notFound: 'DRAFT_ORDER_DOES_NOT_EXIST' },
})

/** The draft in work of an order. */
export const activeDraftOf = ({ state }: Pick<Context, 'state'>, orderId: string): KeptDraft | undefined =>
  state
    .in(drafts)
    .by('order', orderId)
    .find(({ status }) => status === 'DRAFT')

/** The caller as the author of a draft. */
export const authorOf = (identity: Identity): { userId?: string; appId?: string } =>
  identity.kind === 'owner' && identity.appId !== undefined
    ? { appId: identity.appId }
    : { userId: ownerUserId }

/** @throws Failure 404 `DRAFT_ORDER_DOES_NOT_EXIST`, 409 `DRAFT_ORDER_ALREADY_COMMITTED` */
export const requireDraft = (context: Context, draftOrderId: string): KeptDraft => {
  const draft = draftOrderEntity.require(context, draftOrderId)
  if (draft.status !== 'DRAFT')
    throw decline(
      409,
      'DRAFT_ORDER_ALREADY_COMMITTED',
      'This draft order is committed: it cannot be changed',
      {
        draftOrderId,
      },
    )
  return draft
}

export const currencyOfDraft = ({ business }: Pick<Context, 'business'>, { currency }: KeptDraft): Currency =>
  currencyOf({ ...business, currency })

/** The draft as answers show it. */
export const calculated = (draft: KeptDraft): CalculatedDraftOrder => ({
  draftOrder: draftOrderEntity.show(draft),
})

/** How long a draft of an order stays after its last change, in milliseconds. */
const lifetime = 24 * 60 * 60_000

const endOf = ({ updatedDate }: Pick<Order, 'updatedDate'>): number =>
  (updatedDate?.getTime() ?? 0) + lifetime

/** Drops the drafts of orders that nobody has changed for a day. */
export const draftOrderExpiry: DueWork = {
  effect: 'A draft order is removed',
  nextAt: (state) => earliest(state.in(drafts).by('active', 'draft').map(endOf)),
  run(context) {
    for (const draft of [...context.state.in(drafts).by('active', 'draft')])
      if (endOf(draft) <= context.now().getTime()) draftOrderEntity.remove(context, draft)
  },
}

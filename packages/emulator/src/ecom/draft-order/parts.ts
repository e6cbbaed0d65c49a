import type {
  AppliedDiscount,
  DraftAdditionalFee,
  DraftDiscount,
  DraftPartChoice,
  NewDraftDiscount,
  NewDraftFee,
} from '@frontdesk/ecom'
import { decline, notFound, refuse } from '../../kernel/failure.ts'
import { round, toPrice, write } from '../../kernel/money.ts'
import type { Context } from '../catalog.ts'
import { currencyOfDraft, type KeptDraft } from './draft-order.ts'
import { taxOfNewPart } from './new-tax.ts'
import { linesLeft } from './reckoning.ts'

const requireLine = (draft: KeptDraft, lineItemId: string): void => {
  if (!linesLeft(draft).some(({ id }) => id === lineItemId))
    throw decline(404, 'LINE_ITEM_NOT_FOUND', 'The draft order has no such line', { lineItemId })
}

const refusePart = (field: string, description: string, violatedRule: string) =>
  refuse({ field, description, violatedRule })

/** The draft with more discounts, without its costs. `at` names the field of the input that holds them. */
export const withMoreDiscounts = (
  context: Context,
  draft: KeptDraft,
  given: readonly NewDraftDiscount[],
  at: string,
  isApplied = false,
): KeptDraft => {
  const currency = currencyOfDraft(context, draft)
  const asked: Record<string, string> = { ...draft.asked }
  const added = given.map((one, index): DraftDiscount => {
    const { priceAmount, percentage, discountType = 'GLOBAL', description, lineItemDiscounts = [] } = one
    const field = `${at}.${index}`
    if ((priceAmount === undefined) === (percentage === undefined))
      throw refusePart(field, 'must hold either a priceAmount or a percentage', 'REQUIRED_ONE_OF_FIELD')
    if ((discountType === 'SPECIFIC_ITEMS') !== lineItemDiscounts.length > 0)
      throw refusePart(
        `${field}.lineItemDiscounts`,
        'must name one line for SPECIFIC_ITEMS, and none for the other types',
        'ONE_OF_ALIGNMENT',
      )
    for (const { id } of lineItemDiscounts) requireLine(draft, id)
    const id = context.newId()
    const amount = priceAmount && round(priceAmount.amount, currency)
    if (amount) asked[id] = write(amount)
    const discount: AppliedDiscount = {
      id,
      discountType,
      merchantDiscount: {
        ...(amount && { amount: toPrice(amount) }),
        ...(percentage !== undefined && { percentage }),
        ...(description !== undefined && { description }),
      },
      ...(lineItemDiscounts.length && {
        lineItemDiscounts: lineItemDiscounts.map(({ id: line }) => ({ id: line })),
      }),
    }
    return { discount, source: 'CUSTOM', applied: one.applyToDraftOrder ?? isApplied }
  })
  return { ...draft, asked, discounts: [...(draft.discounts ?? []), ...added] }
}

/** The draft with more fees, without its costs. */
export const withMoreFees = (
  context: Context,
  draft: KeptDraft,
  given: readonly NewDraftFee[],
  isApplied = false,
): KeptDraft => {
  const currency = currencyOfDraft(context, draft)
  const added = given.map((one): DraftAdditionalFee => {
    const { name, price, code, lineItemIds = [], taxDetails } = one
    for (const id of lineItemIds) requireLine(draft, id)
    const amount = toPrice(round(price.amount, currency))
    return {
      additionalFee: {
        id: context.newId(),
        name,
        ...(code !== undefined && { code }),
        price: amount,
        ...(lineItemIds.length && { lineItemIds }),
        source: 'MANUAL',
        ...(taxDetails?.taxable &&
          taxOfNewPart(context, draft, {
            price: round(price.amount, currency),
            taxGroupId: taxDetails.taxGroupId,
          })),
      },
      ...(taxDetails && { taxDetails }),
      source: 'CUSTOM',
      applied: one.applyToDraftOrder ?? isApplied,
    }
  })
  return { ...draft, additionalFees: [...(draft.additionalFees ?? []), ...added] }
}

type Part = DraftDiscount | DraftAdditionalFee

const idOf = (part: Part): string | undefined =>
  ('discount' in part ? part.discount : 'additionalFee' in part ? part.additionalFee : undefined)?.id

const requirePart = <T extends Part>(parts: readonly T[], id: string, name: string, code: string): T => {
  const part = parts.find((one) => idOf(one) === id)
  if (!part) throw notFound(name, id, code)
  return part
}

const choose = <T extends Part>(
  parts: readonly T[],
  choices: readonly DraftPartChoice[],
  name: string,
  code: string,
): T[] => {
  for (const { id } of choices) requirePart(parts, id, name, code)
  return parts.map((part) => {
    const choice = choices.find(({ id }) => id === idOf(part))
    return choice ? { ...part, applied: choice.applied } : part
  })
}

/** The parts without those of some ids; what the order or the platform has given is found by no id here. */
const drop = <T extends Part>(
  parts: readonly T[],
  ids: readonly string[],
  name: string,
  code: string,
): T[] => {
  const custom = parts.filter(({ source }) => source === 'CUSTOM')
  const dropped = ids.map((id) => requirePart(custom, id, name, code))
  return parts.filter((part) => !dropped.includes(part))
}

const discountWords = ['discount', 'DISCOUNT_NOT_FOUND'] as const
const feeWords = ['additional fee', 'ADDITIONAL_FEE_NOT_FOUND'] as const

export const withChosenDiscounts = (draft: KeptDraft, choices: readonly DraftPartChoice[]): KeptDraft => ({
  ...draft,
  discounts: choose(draft.discounts ?? [], choices, ...discountWords),
})

export const withChosenFees = (draft: KeptDraft, choices: readonly DraftPartChoice[]): KeptDraft => ({
  ...draft,
  additionalFees: choose(draft.additionalFees ?? [], choices, ...feeWords),
})

export const withoutDiscounts = (draft: KeptDraft, ids: readonly string[]): KeptDraft => ({
  ...draft,
  discounts: drop(draft.discounts ?? [], ids, ...discountWords),
})

export const withoutFees = (draft: KeptDraft, ids: readonly string[]): KeptDraft => ({
  ...draft,
  additionalFees: drop(draft.additionalFees ?? [], ids, ...feeWords),
})

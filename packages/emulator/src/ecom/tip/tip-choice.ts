import {
  getTipChoice,
  type NewTipChoice,
  previewTip,
  type TipChoice,
  type TipLineItem,
  type TipSettings,
  updateTipChoice,
} from '@frontdesk/ecom'
import { decline, type Failure, notFound, refuse, refusedUnder } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import {
  type Amount,
  type Currency,
  currencyOf,
  multiply,
  percent,
  round,
  subtract,
  sum,
  write,
} from '../../kernel/money.ts'
import { refuseUnsupported } from '../../kernel/unsupported-fields.ts'
import { cartEntity, carts, type KeptCart, requireOpenCart } from '../cart/cart.ts'
import type { Catalog, Context } from '../catalog.ts'
import { exactAmount } from '../order-transactions/exact-amount.ts'
import { defaultTipSettings, tipSettingsEntity } from '../tip-settings/tip-settings.ts'
import { priceOf, splitTip, type TippedLine } from './tip-split.ts'

/** The tip settings that hold for carts, as long as they let customers give tips. */
export const tipOfferOf = (context: Pick<Context, 'state'>): TipSettings | undefined => {
  const settings = defaultTipSettings(context)
  return settings?.allowCustomerTip ? settings : undefined
}

/** Whether the value of a choice is that of a preset. */
const isPreset = ({ presets = [] }: TipSettings, value: string): boolean =>
  presets.some((preset) => preset.value === Number(value))

/** Refuses a tip that the settings do not offer. A tip of zero is none, and always possible. */
const checkChoice = (settings: TipSettings, { tipType, value }: NewTipChoice, currency: Currency): void => {
  const wrong = (field: 'tipType' | 'value', description: string): Failure =>
    refuse({ field, description, violatedRule: 'VALIDATION' })
  if (Number(value) === 0) return
  if (tipType === 'CUSTOM') {
    exactAmount(value, 'value', currency)
    if (!settings.allowCustomAmount)
      throw wrong('tipType', 'must be the type of the presets: the tip settings allow no other amounts')
    return
  }
  if (tipType !== settings.tipType)
    throw wrong('tipType', `must be ${settings.tipType ?? ''}, the type of the presets, or CUSTOM`)
  if (!isPreset(settings, value))
    throw wrong(
      'value',
      `must be one of the presets: ${(settings.presets ?? []).map((preset) => preset.value).join(', ')}`,
    )
}

/** The tip of a cart, as long as the settings offer it. */
export const offeredTip = (
  context: Pick<Context, 'state'>,
  { tipChoice }: Partial<KeptCart>,
): NewTipChoice | undefined => {
  const { tipType, value } = tipChoice ?? {}
  const settings = tipOfferOf(context)
  if (!settings || tipType === undefined || value === undefined) return undefined
  const isOffered =
    tipType === 'CUSTOM'
      ? settings.allowCustomAmount
      : tipType === settings.tipType && isPreset(settings, value)
  return isOffered ? { tipType, value } : undefined
}

/** A cart with the tip that its customer chooses. @throws Failure by the field when the settings do not offer the tip */
export const withTipChoice = (context: Context, cart: KeptCart, tipChoice: NewTipChoice): KeptCart => {
  const settings = tipOfferOf(context)
  if (settings) checkChoice(settings, tipChoice, currencyOf(context.business))
  else if (Number(tipChoice.value) !== 0)
    throw refuse({
      field: 'value',
      description: 'must be 0: the tip settings offer customers no tips',
      violatedRule: 'VALIDATION',
    })
  return { ...cart, tipChoice }
}

/** The cart of a purchase flow of the caller. */
const requireFlow = (context: Context, purchaseFlowId: string): KeptCart => {
  const { identity, state } = context
  if (identity.kind !== 'visitor' && identity.kind !== 'member')
    throw decline(
      404,
      'PERSON_IDENTITY_NOT_FOUND',
      'A tip is chosen by a customer: call this with the token of a visitor or a member',
    )
  const [kept] = state.in(carts).by('purchaseFlow', purchaseFlowId)
  const cart = kept && cartEntity.find(context, kept.id)
  if (!cart) throw notFound('cart of the purchase flow', purchaseFlowId, 'CART_NOT_FOUND')
  return cart
}

const choiceOf = ({ tipChoice }: KeptCart): TipChoice => tipChoice ?? {}

/** A line of an input, with the staff that its catalog knows. */
const readLine = (
  context: Context,
  catalog: Catalog,
  info: TipLineItem,
  index: number,
  currency: Currency,
): TippedLine => {
  const { catalogReference, price = '0', quantity = 1 } = info
  const item = catalogReference && catalog.look(context, catalogReference)
  if (catalogReference && !item)
    throw decline(404, 'CATALOG_ITEMS_NOT_FOUND', 'No catalogue has this item', { catalogReference })
  const one = exactAmount(price, `lineItemInfo.${index}.price`, currency)
  return { info, price: multiply(one, quantity), staff: item?.staff ?? [] }
}

const previewed = (
  { newId }: Pick<Context, 'newId'>,
  amount: Amount,
  lines: readonly TippedLine[],
  { staffDistributionMethod }: TipSettings,
) => {
  const shares = splitTip(amount, lines, staffDistributionMethod)
  const given = sum(
    shares.map((share) => share.amount),
    amount.currency,
  )
  return {
    lineItemSubtotal: write(priceOf(lines, amount.currency)),
    amount: write(amount),
    distributions: shares.map((share) => ({
      id: newId(),
      staff: { staffMemberId: share.staff.id, name: share.staff.name },
      amount: write(share.amount),
      lineItemInfo: [...share.lines],
      source: 'WEB',
    })),
    undistributedAmount: write(subtract(amount, given)),
  }
}

/** The handlers of the tips that customers choose. */
export const tipChoiceHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(getTipChoice, (context) => choiceOf(requireFlow(context, context.input.purchaseFlowId))),

  handle(updateTipChoice, (context) => {
    const { purchaseFlowId, tipChoice } = context.input
    const { id } = requireFlow(context, purchaseFlowId)
    const cart: KeptCart = requireOpenCart(context, id)
    const { tipType, value } = tipChoice
    const next = refusedUnder('tipChoice', () => withTipChoice(context, cart, { tipType, value }))
    return choiceOf(cartEntity.save(context, cart, next))
  }),

  handle(previewTip, (context) => {
    const { lineItemInfo, tipChoice, tipSettingsId } = context.input
    refuseUnsupported(context.input, ['draftOrderId'], 'a preview needs no order')
    const settings =
      tipSettingsId === undefined
        ? defaultTipSettings(context)
        : tipSettingsEntity.in(context).get(tipSettingsId)
    if (!settings)
      throw decline(404, 'TIP_SETTINGS_NOT_FOUND', 'There are no tip settings to calculate the tip by', {
        ...(tipSettingsId !== undefined && { tipSettingsId }),
      })
    const currency = currencyOf(context.business)
    refusedUnder('tipChoice', () => {
      checkChoice(settings, tipChoice, currency)
    })
    const lines = lineItemInfo.map((info, index) => readLine(context, catalog, info, index, currency))
    const { tipType, value } = tipChoice
    const amount =
      tipType === 'PERCENTAGE' ? percent(priceOf(lines, currency), value) : round(value, currency)
    return previewed(context, amount, lines, settings)
  }),
]

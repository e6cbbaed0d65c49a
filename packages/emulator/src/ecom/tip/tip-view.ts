import type { NewTipChoice, TipSettings } from '@frontdesk/ecom'
import { currencyOf, format, percent, round, sum, write } from '../../kernel/money.ts'
import type { KeptCart } from '../cart/cart.ts'
import type { Context } from '../catalog.ts'
import type { TipOffer } from '../checkout/checkout-view.ts'
import { discounted } from '../totals/discounts.ts'
import { isTippable } from '../totals/tips.ts'
import type { Totals } from '../totals/totals.ts'
import { offeredTip, tipOfferOf } from './tip-choice.ts'

const choiceOf = (
  { tipType }: TipSettings,
  { value }: NonNullable<TipSettings['presets']>[number],
): NewTipChoice => ({ tipType: tipType ?? 'AMOUNT', value: String(value) })

/** A cart whose customer has chosen no tip yet gets the preset that the business has chosen beforehand. */
export const withUsualTip = (context: Context, cart: KeptCart): KeptCart => {
  const settings = tipOfferOf(context)
  const usual = settings?.presets?.find((preset) => preset.default)
  return settings && usual && !cart.tipChoice ? { ...cart, tipChoice: choiceOf(settings, usual) } : cart
}

/** The tips that a checkout offers, for the services in it. */
export const tipViewOf = (context: Context, cart: KeptCart, totals: Totals): TipOffer | undefined => {
  const settings = tipOfferOf(context)
  const own = totals.lines.filter(isTippable)
  if (!settings || !own.length) return undefined
  const currency = currencyOf(context.business)
  const price = sum(
    own.map((line) => discounted(totals, line)),
    currency,
  )
  const chosen = offeredTip(context, cart)
  return {
    presets: (settings.presets ?? []).map((preset) => ({
      choice: choiceOf(settings, preset),
      ...(settings.tipType === 'PERCENTAGE'
        ? { title: `${preset.value} %`, amount: write(percent(price, preset.value)) }
        : { title: format(round(preset.value, currency)) }),
    })),
    allowsOwnAmount: settings.allowCustomAmount ?? false,
    ...(chosen && { chosen }),
  }
}

import { formatMoney } from '@frontdesk/core'
import type { CheckoutLine, CheckoutView } from '../ecom/checkout/checkout-view.ts'
import { html, type Markup, nothing } from '../html/markup.ts'

/** Writes decimal text as an amount of a currency. */
export const formatAmount = (amount: string, currency: string): string =>
  formatMoney(amount, currency, { locale: 'en' })

const lineItem = ({ name, quantity, image, details, price }: CheckoutLine, currency: string): Markup =>
  html`<li class="line">
    ${
      image
        ? html`<img class="picture" src="${image.url}" alt="${image.altText ?? ''}" width="56" height="56" />`
        : html`<span class="picture" aria-hidden="true">${name.slice(0, 1)}</span>`
    }
    <div>
      <p class="name">${name}</p>
      ${details.map((detail) => html`<p class="small muted">${detail}</p>`)}
      ${quantity > 1 ? html`<p class="small muted">Quantity ${quantity}</p>` : nothing}
    </div>
    <p class="price">${formatAmount(price, currency)}</p>
  </li>`

const row = (label: string, amount: string): Markup =>
  html`<div>
    <dt>${label}</dt>
    <dd class="price">${amount}</dd>
  </div>`

const isZero = (amount: string): boolean => Number(amount) === 0

/** The goods and their prices. On phones they are folded unless they are `open`. */
export const orderSummary = (
  view: CheckoutView,
  { open = false }: { readonly open?: boolean } = {},
): Markup => {
  const { lines, currency, subtotal, discount, delivery, fees, addedTax, tax, total, giftCard, payNow } = view
  const amount = (text: string): string => formatAmount(text, currency)
  const goods = html`<ul class="lines">
      ${lines.map((line) => lineItem(line, currency))}
    </ul>
    <dl class="totals">
      ${row('Subtotal', amount(subtotal))}
      ${discount && !isZero(discount) ? row('Discount', '−' + amount(discount)) : nothing}
      ${delivery === undefined ? nothing : row('Delivery', isZero(delivery) ? 'Free' : amount(delivery))}
      ${fees.map(({ name, price }) => row(name, amount(price)))}
      ${addedTax === undefined ? nothing : row('Tax', amount(addedTax))}
      <div class="sum">
        <dt>Total</dt>
        <dd class="price">${amount(total)}</dd>
      </div>
      ${isZero(tax) ? nothing : row('Tax included', amount(tax))}
      ${giftCard === undefined ? nothing : row('Paid by gift card', '−' + amount(giftCard))}
      ${payNow === undefined ? nothing : row('To pay now', amount(payNow))}
    </dl>`
  return html`<aside class="order" aria-labelledby="order-title">
    <h2 id="order-title">Your order</h2>
    ${
      open
        ? goods
        : html`<details>
            <summary>Show the order<span class="price">${amount(payNow ?? total)}</span></summary>
            ${goods}
          </details>`
    }
  </aside>`
}

import { readForm } from '../html/form-values.ts'
import { addLineItemsToCurrentCart } from '@frontdesk/ecom'
import { type Product, type ProductOption, storesAppId } from '@frontdesk/stores'
import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import type { RedirectSession } from '../auth/redirect-session.ts'
import { Failure } from '../kernel/failure.ts'
import { sellsProducts } from '../stores/catalog-version.ts'
import { productEntity } from '../stores/product.ts'
import { backAddress } from './checkout-page.ts'
import type { PageDependencies } from './dependencies.ts'
import {
  alert,
  errorSummary,
  failureText,
  type FormState,
  inputField,
  type Problem,
  selectField,
  staleForm,
} from './form.ts'
import { layout, type Layout, messagePage } from './layout.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { formatAmount } from './order-summary.ts'
import {
  callbackAddress,
  formToken,
  isOwnForm,
  type PageResponse,
  redirectSessionOf,
  samePath,
} from './request.ts'

const path = (slug: string): string => `/product-page/${encodeURIComponent(slug)}`

/** The texts of a description, without its markup. */
const paragraphs = (description = ''): string[] =>
  description
    .split(/<\/p>|<br\s*\/?>/)
    .map((part) => part.replace(/<[^>]*>/g, '').trim())
    .filter(Boolean)

const price = ({ priceData = {} }: Product, currency: string): Markup => {
  const { price: full = 0, discountedPrice = full } = priceData
  const amount = (value: number): string => formatAmount(String(value), priceData.currency ?? currency)
  return discountedPrice < full
    ? html`<p class="amount">
        <span class="hidden">Now </span>${amount(discountedPrice)}
        <s class="muted"><span class="hidden">before </span>${amount(full)}</s>
      </p>`
    : html`<p class="amount">${amount(full)}</p>`
}

/** The title and the description of the page for search engines: the page has no other tag of `seoData`. */
const seoOf = ({ seoData }: Product): NonNullable<Layout['seo']> => {
  const tags = seoData?.tags?.filter(({ disabled }) => !disabled) ?? []
  const title = tags.find(({ type }) => type === 'title')?.children
  const description = tags.find(({ type, props }) => type === 'meta' && props?.['name'] === 'description')
    ?.props?.['content']
  return { ...(title && { title }), ...(typeof description === 'string' && { description }) }
}

const fieldOf = (index: number): string => `option${index}`

const optionField = (option: ProductOption, index: number, form: FormState): Markup =>
  selectField(
    { name: fieldOf(index), label: option.name ?? 'Choice', autocomplete: 'off' },
    [
      ['', 'Choose one'],
      ...(option.choices ?? []).map(
        ({ description = '', inStock }) =>
          [description, inStock === false ? `${description} (sold out)` : description] as const,
      ),
    ],
    form,
  )

interface ProductPage {
  readonly session: RedirectSession | undefined
  readonly product: Product
  readonly form: FormState
  readonly problem?: Problem
  /** The cart that has it now. */
  readonly cartId?: string
}

const buyForm = (c: HonoContext, context: Context, { product, form }: ProductPage): Markup =>
  product.stock?.inStock === false
    ? html`<p class="notice">Sold out</p>`
    : html`<form method="post" action="${samePath(c, path(product.slug ?? ''))}" class="stack" novalidate>
        ${formToken(c, context)}
        ${(product.productOptions ?? []).map((option, index) => optionField(option, index, form))}
        ${inputField({ name: 'quantity', label: 'Quantity', autocomplete: 'off', inputMode: 'numeric', maxLength: 5 }, form)}
        <div class="actions">
          <button class="wide" name="intent" value="add">Add to cart</button>
          <button class="quiet wide" name="intent" value="buy">Buy now</button>
        </div>
      </form>`

const productPage = (c: HonoContext, context: Context, page: ProductPage): Markup => {
  const { session, product, form, problem, cartId } = page
  const { business } = context
  const { image } = product.media?.mainMedia ?? {}
  const back = backAddress(session)
  const cartPage = session?.callbacks.cartPageUrl
  const added =
    cartId === undefined
      ? nothing
      : html`<div class="notice stack" role="status">
          <p>${product.name} is in your cart.</p>
          <a
            class="button"
            href="${cartPage ? callbackAddress(cartPage, session, session.identity.kind === 'member') : samePath(c, `/pages/checkout/${encodeURIComponent(cartId)}`)}"
            >${cartPage ? 'Go to the cart' : 'Go to checkout'}</a
          >
        </div>`
  return layout(
    { title: product.name, business, seo: seoOf(product) },
    html`<div class="product">
      ${
        image?.url
          ? html`<img
              class="photo"
              src="${image.url}"
              alt="${image.altText ?? product.name}"
              width="480"
              height="480"
            />`
          : nothing
      }
      <div class="stack">
        <header class="stack">
          <h1>${product.name}</h1>
          ${price(product, business.currency)}
        </header>
        ${added}${alert(problem)}${errorSummary(form.errors)}
        <div>${paragraphs(product.description).map((text) => html`<p>${text}</p>`)}</div>
        ${
          session
            ? buyForm(c, context, page)
            : html`<p class="notice">Open this page from the app to put it into your cart.</p>`
        }
        ${back ? html`<a class="button plain wide" href="${back}">Go back</a>` : nothing}
      </div>
    </div>`,
  )
}

interface Choice {
  readonly options: Readonly<Record<string, string>>
  readonly quantity: number
}

/** The choice of the form, or the problem with it. */
const readChoice = (
  { productOptions = [] }: Product,
  values: FormState['values'],
): Choice | { readonly errors: FormState['errors'] } => {
  const errors: Record<string, string> = {}
  const options: Record<string, string> = {}
  for (const [index, { name = '', choices = [] }] of productOptions.entries()) {
    const value = values[fieldOf(index)] ?? ''
    if (choices.some(({ description }) => description === value)) options[name] = value
    else errors[fieldOf(index)] = `Choose the ${name.toLowerCase()}`
  }
  const quantity = Number(values['quantity'] ?? '1')
  if (!Number.isInteger(quantity) || quantity < 1) errors['quantity'] = 'Enter a whole number, 1 or more'
  return Object.keys(errors).length ? { errors } : { options, quantity }
}

/** The product page `/product-page/{slug}`. Who was handed over here can buy. */
export const productRoutes = ({ run, perform }: PageDependencies): Hono => {
  const app = new Hono()
  const blank: FormState = { values: { quantity: '1' }, errors: {} }

  const asCustomer = (
    c: HonoContext,
    work: (context: Context, session: RedirectSession | undefined, product: Product) => PageResponse,
  ): PageResponse => {
    const session = run({ kind: 'none' }, (context) => redirectSessionOf(c, context))
    return run(session?.identity ?? { kind: 'none' }, (context) => {
      const { business } = context
      const slug = c.req.param('slug')
      const product = sellsProducts(context)
        ? productEntity.list(context).find((own) => own.slug === slug)
        : undefined
      if (product) return work(context, session, product)
      return c.html(
        messagePage(
          { title: 'There is no such product', business },
          'It is not sold any more, or the link is wrong.',
        ),
        404,
      )
    })
  }

  app.get('/product-page/:slug', (c) =>
    asCustomer(c, (context, session, product) =>
      c.html(productPage(c, context, { session, product, form: blank })),
    ),
  )

  app.post('/product-page/:slug', async (c) => {
    const values = await readForm(c)
    return asCustomer(c, (context, session, product) => {
      const show = (page: Omit<ProductPage, 'session' | 'product'>, status: 200 | 403 | 409 | 422) =>
        c.html(productPage(c, context, { session, product, ...page }), status)
      if (!session || !isOwnForm(c, context, values))
        return show({ form: { values, errors: {} }, problem: staleForm }, 403)
      const choice = readChoice(product, values)
      if ('errors' in choice) return show({ form: { values, errors: choice.errors } }, 422)
      const reference = {
        appId: storesAppId,
        catalogItemId: product.id,
        options: { options: choice.options },
      }
      try {
        const { id } = perform(addLineItemsToCurrentCart, context, {
          catalogItems: [{ catalogReference: reference, quantity: choice.quantity }],
        })
        return values['intent'] === 'buy'
          ? c.redirect(samePath(c, `/pages/checkout/${encodeURIComponent(id)}`), 303)
          : show({ form: blank, cartId: id }, 200)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const problem = { title: 'This cannot be bought', text: `${failureText(error)}.` }
        return show({ form: { values, errors: {} }, problem }, 409)
      }
    })
  })

  return app
}

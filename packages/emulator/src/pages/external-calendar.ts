import { readForm } from '../html/form-values.ts'
import { isEmail } from '../kernel/email.ts'
import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import { allowedAddress } from '../auth/client.ts'
import type { Context } from '../auth/dependencies.ts'
import {
  connect,
  type ConnectRequest,
  connectRequests,
  requireProvider,
} from '../bookings/external-calendar/connection.ts'
import { accountBehaviour } from '../bookings/external-calendar/provider.ts'
import type { PageDependencies } from './dependencies.ts'
import { alert, errorSummary, type FormState, inputField, type Problem, staleForm } from './form.ts'
import { layout, messagePage } from './layout.ts'
import { html, type Markup } from '../html/markup.ts'
import { formToken, isOwnForm, samePath } from './request.ts'

const path = '/pages/external-calendar'

/** A request with the address of the app that it leads back to. */
interface OpenRequest extends ConnectRequest {
  readonly app: URL
}

/** The request of the page, unless its time is over or its app may not be returned to. */
const findRequest = (c: HonoContext, { state, now }: Context): OpenRequest | undefined => {
  const request = state.in(connectRequests).get(c.req.query('request') ?? '')
  const app = request && allowedAddress(state, request.redirectUrl)
  return app && request.expiresAt > +now() ? { ...request, app } : undefined
}

const show = (
  c: HonoContext,
  context: Context,
  { providerId }: ConnectRequest,
  form: FormState,
  problem?: Problem,
): Markup => {
  const { name = '' } = requireProvider(providerId)
  const { business } = context
  return layout(
    { title: `Connect ${name}`, business },
    html`<div class="card">
      <header>
        <h1>Connect ${name}</h1>
        <p class="muted">
          ${business.name} wants to read your events and to write bookings into your calendar.
        </p>
      </header>
      ${alert(problem)}${errorSummary(form.errors)}
      <form method="post" action="${samePath(c, path)}" class="stack" novalidate>
        ${formToken(c, context)}
        ${inputField({ name: 'email', label: 'Account', type: 'email', autocomplete: 'username', hint: 'Any address: no account is asked' }, form)}
        <button class="wide" name="answer" value="allow">Allow</button>
        <button class="quiet wide" name="answer" value="reject">Do not allow</button>
      </form>
    </div>`,
  )
}

const gonePage = (context: Context): Markup =>
  messagePage(
    { title: 'This link does not work', business: context.business },
    'It works once, within ten minutes, and leads back to loopback or to a registered origin of an app. Begin to connect your calendar again.',
  )

/** Goes back to the app of the business, with the answer in the address. The request is used up. */
const goBack = (
  c: HonoContext,
  { state }: Context,
  { id, app }: OpenRequest,
  answer: { readonly connectionId: string } | { readonly error: string },
): Response => {
  state.in(connectRequests).delete(id)
  for (const [name, value] of Object.entries(answer)) app.searchParams.set(name, value)
  return c.redirect(app.href, 303)
}

/** The page of a provider of calendars, which this platform plays: an account allows to be connected, or does not. */
export const externalCalendarRoutes = ({ run }: PageDependencies): Hono => {
  const app = new Hono()

  app.get(path, (c) =>
    run({ kind: 'none' }, (context) => {
      const request = findRequest(c, context)
      return request
        ? c.html(show(c, context, request, { values: {}, errors: {} }))
        : c.html(gonePage(context), 410)
    }),
  )

  app.post(path, async (c) => {
    const values = await readForm(c)
    // The request was made by the business: whoever answers it acts in its name.
    return run({ kind: 'owner' }, (context) => {
      const request = findRequest(c, context)
      if (!request) return c.html(gonePage(context), 410)
      if (!isOwnForm(c, context, values))
        return c.html(show(c, context, request, { values, errors: {} }, staleForm), 403)
      if (values['answer'] === 'reject') return goBack(c, context, request, { error: 'reject' })
      const { email = '' } = values
      if (!isEmail(email)) {
        const errors = { email: 'Enter an email address in the form name@example.com' }
        return c.html(show(c, context, request, { values, errors }), 422)
      }
      const behaviour = accountBehaviour(email)
      if (behaviour === 'unsupported' || behaviour === 'internal')
        return goBack(c, context, request, { error: behaviour })
      const { id: connectionId } = connect(context, request, email)
      return goBack(c, context, request, { connectionId })
    })
  })

  return app
}

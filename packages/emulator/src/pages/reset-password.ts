import { readForm } from '../html/form-values.ts'
import { isEmail } from '../kernel/email.ts'
import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import { shortestPassword } from '../auth/member.ts'
import { mailRecovery, recover } from '../auth/recovery.ts'
import { Failure } from '../kernel/failure.ts'
import type { PageDependencies } from './dependencies.ts'
import { alert, errorSummary, type FormState, inputField, type Problem, staleForm } from './form.ts'
import { layout, messagePage } from './layout.ts'
import { html, type Markup } from '../html/markup.ts'
import { formToken, isOwnForm, samePath } from './request.ts'
import { attempt, codeOf, continueWith } from './sign-in-step.ts'

const path = '/pages/reset-password'

const frame = (
  { business }: Context,
  title: string,
  text: string,
  { errors }: FormState,
  problem: Problem | undefined,
  content: Markup,
): Markup =>
  layout(
    { title, business },
    html`<div class="card">
      <header>
        <h1>${title}</h1>
        <p class="muted">${text}</p>
      </header>
      ${alert(problem)}${errorSummary(errors)} ${content}
    </div>`,
  )

/** Requests the address that the link goes to. */
const showRequest = (c: HonoContext, context: Context, form: FormState, problem?: Problem): Markup =>
  frame(
    context,
    'Forgot your password?',
    'We mail you a link to choose a new one with.',
    form,
    problem,
    html`<form method="post" action="${samePath(c, path)}" class="stack" novalidate>
        ${formToken(c, context)}
        ${inputField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username' }, form)}
        <button class="wide">Send the link</button>
      </form>
      <p><a href="${samePath(c, '/pages/login')}">Back to sign in</a></p>`,
  )

/** Requests the new password; the link that led here has the token in its address. */
const showChoice = (c: HonoContext, context: Context, form: FormState, problem?: Problem): Markup =>
  frame(
    context,
    'Choose a new password',
    'You are signed out everywhere else.',
    form,
    problem,
    html`<form method="post" action="${samePath(c, path)}" class="stack" novalidate>
      ${formToken(c, context)}
      ${inputField({ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password', hint: `${shortestPassword} characters or more` }, form)}
      <button class="wide">Save and sign in</button>
    </form>`,
  )

/** The address of this page, without a token that it may have. */
const ownAddress = (c: HonoContext, { origin }: Context): URL => {
  const url = new URL(samePath(c, path), origin)
  url.searchParams.delete('recoveryToken')
  return url
}

/** The page `/pages/reset-password`: asks for a link, and takes the new password of who comes with one. */
export const resetPasswordRoutes = ({ run }: PageDependencies): Hono => {
  const app = new Hono()
  const blank: FormState = { values: {}, errors: {} }

  app.get(path, (c) =>
    run({ kind: 'none' }, (context) =>
      c.html(
        c.req.query('recoveryToken') === undefined
          ? showRequest(c, context, blank)
          : showChoice(c, context, blank),
      ),
    ),
  )

  app.post(path, async (c) => {
    const values = await readForm(c)
    const recoveryToken = c.req.query('recoveryToken')
    return run({ kind: 'none' }, (context) => {
      const { business } = context
      const show = recoveryToken === undefined ? showRequest : showChoice
      if (!isOwnForm(c, context, values))
        return c.html(show(c, context, { values, errors: {} }, staleForm), 403)
      if (recoveryToken === undefined) {
        const { email = '' } = values
        if (!isEmail(email)) {
          const errors = { email: 'Enter an email address in the form name@example.com' }
          return c.html(showRequest(c, context, { values, errors }), 422)
        }
        const sent = attempt(() => mailRecovery(context, email, ownAddress(c, context)))
        if (sent instanceof Failure)
          return c.html(showRequest(c, context, { values, errors: { email: sent.message } }), 422)
        return c.html(
          messagePage(
            { title: 'Check your email', business },
            html`If ${email} has an account, a link is on its way. It works once, within an hour. In test mode
              it lies in the <a href="/inspector/outbox" target="_blank">outbox</a>.`,
            html`<a class="button quiet" href="${samePath(c, '/pages/login')}">Back to sign in</a>`,
          ),
        )
      }
      const { password = '' } = values
      if (password.length < shortestPassword) {
        const errors = { password: `The password must have ${shortestPassword} characters or more` }
        return c.html(showChoice(c, context, { values, errors }), 422)
      }
      const response = attempt(() => recover(context, recoveryToken, password))
      if (!(response instanceof Failure)) return continueWith(c, context, response)
      if (codeOf(response) !== 'INVALID_RECOVERY_TOKEN') throw response
      const { pathname, search } = ownAddress(c, context)
      return c.html(
        messagePage(
          { title: 'This link does not work', business },
          `${response.message}.`,
          html`<a class="button" href="${pathname + search}">Ask for another one</a>`,
        ),
        410,
      )
    })
  })

  return app
}

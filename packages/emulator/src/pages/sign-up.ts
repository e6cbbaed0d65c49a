import { type FormValues, readForm } from '../html/form-values.ts'
import { isEmail } from '../kernel/email.ts'
import { Hono } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import { findMemberByEmail, shortestPassword } from '../auth/member.ts'
import { signUp } from '../auth/sign-in.ts'
import { Failure } from '../kernel/failure.ts'
import { problemPage, purposeOf } from './authorize.ts'
import type { PageDependencies } from './dependencies.ts'
import {
  alert,
  errorSummary,
  type FormErrors,
  type FormState,
  inputField,
  type Problem,
  requireFields,
  staleForm,
} from './form.ts'
import { layout } from './layout.ts'
import { html, type Markup } from '../html/markup.ts'
import { captchaField, captchaTokens } from './login.ts'
import { formToken, isOwnForm, samePath } from './request.ts'
import { attempt, blockedPage, codeOf, continueWith } from './sign-in-step.ts'
import type { Context as HonoContext } from 'hono'

const showSignUp = (c: HonoContext, context: Context, form: FormState, problem?: Problem): Markup =>
  layout(
    { title: 'Create an account', business: context.business },
    html`<div class="card">
      <header>
        <h1>Create an account</h1>
        <p class="muted">at ${context.business.name}</p>
      </header>
      ${alert(problem)}${errorSummary(form.errors)}
      <form method="post" action="${samePath(c, '/pages/sign-up')}" class="stack" novalidate>
        ${formToken(c, context)}
        <div class="row two">
          ${inputField({ name: 'firstName', label: 'First name', autocomplete: 'given-name', maxLength: 50 }, form)}
          ${inputField({ name: 'lastName', label: 'Last name', autocomplete: 'family-name', maxLength: 50 }, form)}
        </div>
        ${inputField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username' }, form)}
        ${inputField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: `${shortestPassword} characters or more` }, form)}
        ${captchaField(form)}
        <button class="wide">Create account</button>
      </form>
      <p>Already a member? <a href="${samePath(c, '/pages/login')}">Sign in</a></p>
    </div>`,
  )

const findErrors = ({ state }: Context, values: FormValues): FormErrors => {
  const errors = requireFields(values, {
    firstName: 'your first name',
    lastName: 'your last name',
    email: 'your email address',
    password: 'a password',
  })
  const { email = '', password = '' } = values
  if (!errors['email'] && !isEmail(email))
    errors['email'] = 'Enter an email address in the form name@example.com'
  else if (findMemberByEmail(state, email))
    errors['email'] = 'There is already an account with this email address. Sign in instead.'
  if (!errors['password'] && password.length < shortestPassword)
    errors['password'] = `The password must have ${shortestPassword} characters or more`
  return errors
}

/** The sign-up page `/pages/sign-up`. */
export const signUpRoutes = ({ run }: PageDependencies): Hono => {
  const app = new Hono()

  app.get('/pages/sign-up', (c) =>
    run({ kind: 'none' }, (context) => {
      const purpose = purposeOf(c, context)
      if (purpose && 'problem' in purpose) return problemPage(c, context, purpose)
      return c.html(showSignUp(c, context, { values: {}, errors: {} }))
    }),
  )

  app.post('/pages/sign-up', async (c) => {
    const values = await readForm(c)
    return run({ kind: 'none' }, (context) => {
      const purpose = purposeOf(c, context)
      if (purpose && 'problem' in purpose) return problemPage(c, context, purpose)
      if (!isOwnForm(c, context, values))
        return c.html(showSignUp(c, context, { values, errors: {} }, staleForm), 403)
      const errors = findErrors(context, values)
      if (Object.keys(errors).length) return c.html(showSignUp(c, context, { values, errors }), 422)

      const { email = '', password = '', firstName = '', lastName = '' } = values
      const response = attempt(() =>
        signUp(context, { email, password, captchaTokens: captchaTokens(values) }, { firstName, lastName }),
      )
      if (response instanceof Failure) {
        if (codeOf(response) === 'IDENTITY_BLOCKED') return blockedPage(c, context)
        const captcha = 'Tick the box to show that you are not a robot'
        return c.html(showSignUp(c, context, { values, errors: { captcha } }), 422)
      }
      if (response.state === 'SUCCESS')
        context.mail({
          to: email.toLowerCase(),
          subject: `Welcome to ${context.business.name}`,
          text: `Hello ${firstName},\n\nyour account at ${context.business.name} is ready. Sign in with ${email.toLowerCase()}.`,
        })
      return continueWith(c, context, response)
    })
  })

  return app
}

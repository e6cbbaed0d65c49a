import { type FormValues, readForm } from '../html/form-values.ts'
import type { CaptchaToken } from '@frontdesk/auth'
import { Hono } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import { type Member, members } from '../auth/member.ts'
import { redirectSessions } from '../auth/redirect-session.ts'
import { demoMembers } from '../auth/seed.ts'
import { signInWithPassword } from '../auth/sign-in.ts'
import { Failure } from '../kernel/failure.ts'
import { answer, answerWithCode, continueSignedIn, problemPage, purposeOf } from './authorize.ts'
import type { PageDependencies } from './dependencies.ts'
import {
  alert,
  checkField,
  errorSummary,
  type FormErrors,
  type FormState,
  inputField,
  type Problem,
  requireFields,
  staleForm,
} from './form.ts'
import { layout } from './layout.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import {
  formToken,
  isOwnForm,
  type PageResponse,
  redirectSessionOf,
  samePath,
  signedInMember,
  signIn,
} from './request.ts'
import { attempt, blockedPage, codeOf, continueWith } from './sign-in-step.ts'
import type { Context as HonoContext } from 'hono'

/** The members of the demo that this platform really has: they can be picked without a password. */
const pickableMembers = ({ state }: Context): Member[] =>
  demoMembers.flatMap(({ id }) => state.in(members).get(id) ?? [])

const accountPicker = (action: string, token: Markup, accounts: readonly Member[]): Markup =>
  accounts.length
    ? html`<p class="divider">or use a demo account</p>
        <form method="post" action="${action}" class="actions">
          ${token}
          ${accounts.map(
            ({ id, firstName, lastName, email }) =>
              html`<button class="quiet account" name="account" value="${id}">
                <span class="initials" aria-hidden="true"
                  >${firstName.slice(0, 1)}${lastName.slice(0, 1)}</span
                >
                <span>Sign in as ${firstName} ${lastName}<span class="small">${email}</span></span>
              </button>`,
          )}
        </form>`
    : nothing

/** Shown once the platform has asked for it. */
export const captchaField = (form: FormState): Markup =>
  form.errors['captcha'] || form.values['captcha']
    ? checkField(
        { name: 'captcha', label: 'I am not a robot', hint: 'A test captcha: a tick is enough' },
        form,
      )
    : nothing

/** The tokens that a ticked captcha stands for. */
export const captchaTokens = (values: FormValues): CaptchaToken[] =>
  values['captcha'] ? [{ Recaptcha: 'ticked' }] : []

const showLogin = (c: HonoContext, context: Context, form: FormState, problem?: Problem): Markup => {
  const action = samePath(c, '/pages/login')
  const token = formToken(c, context)
  return layout(
    { title: 'Sign in', business: context.business },
    html`<div class="card">
      <header>
        <h1>Sign in</h1>
        <p class="muted">Welcome back to ${context.business.name}</p>
      </header>
      ${alert(problem)}${errorSummary(form.errors)}
      <form method="post" action="${action}" class="stack" novalidate>
        ${token}
        ${inputField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username' }, form)}
        ${inputField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }, form)}
        ${captchaField(form)}
        <button class="wide">Sign in</button>
      </form>
      <p>
        New here? <a href="${samePath(c, '/pages/sign-up')}">Create an account</a><br />
        <a href="${samePath(c, '/pages/reset-password')}">Forgot your password?</a>
      </p>
      ${accountPicker(action, token, pickableMembers(context))}
    </div>`,
  )
}

/** The page for what the platform said to a password. */
const refused = (c: HonoContext, context: Context, values: FormValues, failure: Failure): PageResponse => {
  const again = (errors: FormErrors, problem?: Problem, status: 422 | 429 = 422) =>
    c.html(showLogin(c, context, { values, errors }, problem), status)
  switch (codeOf(failure)) {
    case 'IDENTITY_BLOCKED':
      return blockedPage(c, context)
    case 'THROTTLED_FEATURE':
      return again({}, { title: 'Too many tries', text: `${failure.message}.` }, 429)
    case '-19971':
    case '-19970':
      return again({ captcha: 'Tick the box to show that you are not a robot' })
    case '-19973':
      return again(
        {},
        {
          title: 'Choose a new password',
          text: 'This one does not work any more: use "Forgot your password?" below.',
        },
      )
    // Both cases read alike, so that nobody can find out who has an account.
    case 'NOT_FOUND':
    case '-19976':
      return again(
        {},
        { title: 'Could not sign in', text: 'The email address or the password is not right.' },
      )
    default:
      return again({ email: 'Enter an email address in the form name@example.com' })
  }
}

const open = (c: HonoContext, context: Context) => {
  const purpose = purposeOf(c, context)
  if (purpose && 'problem' in purpose) return problemPage(c, context, purpose)
  const session = redirectSessionOf(c, context)
  const handedOver =
    session?.signedInMemberId === undefined
      ? undefined
      : context.state.in(members).get(session.signedInMemberId)
  const member = handedOver ?? signedInMember(c, context)
  if (purpose) {
    if (member && purpose.prompt !== 'select_account') return answerWithCode(c, context, purpose, member.id)
    if (purpose.prompt === 'none')
      return answer(c, context, purpose, {
        error: 'login_required',
        error_description: 'Nobody is signed in',
        state: purpose.state,
      })
  } else if (member) {
    if (session && handedOver) {
      // Once: the link must not sign in whoever gets hold of it later.
      const { signedInMemberId, ...spent } = session
      context.state.in(redirectSessions).put(spent)
      signIn(c, context, member.id)
    }
    return continueSignedIn(c, context, session, member.firstName)
  }
  return c.html(showLogin(c, context, { values: {}, errors: {} }))
}

/** `GET /oauth2/authorize`, and the sign-in page `/pages/login`. */
export const loginRoutes = ({ run }: PageDependencies): Hono => {
  const app = new Hono()

  app.get('/oauth2/authorize', (c) => run({ kind: 'none' }, (context) => open(c, context)))
  app.get('/pages/login', (c) => run({ kind: 'none' }, (context) => open(c, context)))

  app.post('/pages/login', async (c) => {
    const values = await readForm(c)
    return run({ kind: 'none' }, (context) => {
      const purpose = purposeOf(c, context)
      if (purpose && 'problem' in purpose) return problemPage(c, context, purpose)
      if (!isOwnForm(c, context, values))
        return c.html(showLogin(c, context, { values, errors: {} }, staleForm), 403)

      const picked = pickableMembers(context).find(({ id }) => id === values['account'])
      const errors = picked
        ? {}
        : requireFields(values, { email: 'your email address', password: 'your password' })
      if (Object.keys(errors).length) return c.html(showLogin(c, context, { values, errors }), 422)
      if (picked) {
        signIn(c, context, picked.id)
        return purpose
          ? answerWithCode(c, context, purpose, picked.id)
          : continueSignedIn(c, context, redirectSessionOf(c, context), picked.firstName)
      }
      const { email = '', password = '' } = values
      const response = attempt(() =>
        signInWithPassword(context, { email, password, captchaTokens: captchaTokens(values) }),
      )
      return response instanceof Failure
        ? refused(c, context, values, response)
        : continueWith(c, context, response)
    })
  })

  return app
}

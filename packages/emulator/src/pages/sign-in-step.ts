import { readForm } from '../html/form-values.ts'
import type { IdentityResponse, MfaChallengeData, VerifyFactorInput } from '@frontdesk/auth'
import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import { answerFactor } from '../auth/factor.ts'
import { findHostedMember } from '../auth/hosted-session.ts'
import { findStep, resendCode } from '../auth/login-step.ts'
import { factorOf, type SecondFactor } from '../auth/test-address.ts'
import { answerVerification } from '../auth/verification.ts'
import { Failure } from '../kernel/failure.ts'
import { answerWithCode, continueSignedIn, problemPage, purposeOf } from './authorize.ts'
import type { PageDependencies } from './dependencies.ts'
import { alert, errorSummary, type FormState, inputField, type Problem, staleForm } from './form.ts'
import { layout, messagePage } from './layout.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import {
  formToken,
  isOwnForm,
  keepSession,
  type PageResponse,
  redirectSessionOf,
  samePath,
} from './request.ts'

/** Runs a step of a sign-in; gives its result, or the refusal for the page to show. */
export const attempt = <Result>(work: () => Result): Result | Failure => {
  try {
    return work()
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

/** Code of the application error that a refusal carries. */
export const codeOf = ({ details }: Failure): string | undefined =>
  (details['applicationError'] as { readonly code?: string } | undefined)?.code

/** Hints for somebody who tries the page out. */
const help = (text: Markup | string): Markup => html`<div class="help" role="note"><p>${text}</p></div>`

const outboxHint: Markup = /* @__PURE__ */ help(
  /* @__PURE__ */ html`Nothing leaves this machine: mails and codes lie in the
    <a href="/inspector/outbox" target="_blank">outbox</a>.`,
)

const again = (c: HonoContext): Markup =>
  html`<a class="button plain wide" href="${samePath(c, '/pages/login')}">Start again</a>`

interface Step {
  readonly kind: 'verification' | 'factor'
  readonly title: string
  readonly text: string
  /** Absent for what is answered elsewhere: a push. */
  readonly label?: string
  readonly button: string
  readonly hint: Markup
}

const channels: Readonly<Record<string, string>> = {
  SMS: 'text message',
  CALL: 'phone call',
  EMAIL: 'email',
}

const factorStep = (factor: SecondFactor): Step => {
  const step = { kind: 'factor', title: 'Is it you?', button: 'Continue' } as const
  switch (factor) {
    case 'PUSH':
      return {
        ...step,
        text: 'We asked your phone. Say yes there, then go on.',
        button: 'I said yes',
        hint: help('There is no phone in test mode: it says yes by itself.'),
      }
    case 'TOTP':
      return {
        ...step,
        text: 'Enter the 6 digits that your authenticator app shows.',
        label: 'Code',
        hint: help(
          html`In test mode every authenticator app is set up with
            <code>GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ</code>.`,
        ),
      }
    default:
      return {
        ...step,
        text: `We sent you a code by ${channels[factor] ?? 'email'}. It is good for 10 minutes.`,
        label: 'Code',
        hint: outboxHint,
      }
  }
}

const verificationStep: Step = {
  kind: 'verification',
  title: 'Check your email',
  text: 'We sent you a code that proves your address. It is good for 10 minutes.',
  label: 'Code',
  button: 'Verify',
  hint: outboxHint,
}

interface StepForm {
  readonly stateToken: string
  readonly form?: FormState
  readonly problem?: Problem | undefined
  /** A notice of success. */
  readonly note?: string
}

const showStep = (
  c: HonoContext,
  context: Context,
  { kind, title, text, label, button, hint }: Step,
  { stateToken, form = { values: {}, errors: {} }, problem, note }: StepForm,
): Markup =>
  layout(
    { title, business: context.business },
    html`<div class="card">
      <header>
        <h1>${title}</h1>
        <p class="muted">${text}</p>
      </header>
      ${note === undefined ? nothing : html`<p class="notice" role="status">${note}</p>`}
      ${alert(problem)}${errorSummary(form.errors)}
      <form method="post" action="${samePath(c, `/pages/sign-in/${kind}`)}" class="stack" novalidate>
        ${formToken(c, context)}<input type="hidden" name="stateToken" value="${stateToken}" />
        ${
          label === undefined
            ? nothing
            : inputField(
                { name: 'code', label, autocomplete: 'one-time-code', inputMode: 'numeric', maxLength: 10 },
                form,
              )
        }
        <div class="actions">
          <button class="wide" name="intent" value="answer">${button}</button>
          ${kind === 'verification' ? html`<button class="quiet wide" name="intent" value="resend">Send another code</button>` : nothing}
          ${again(c)}
        </div>
      </form>
      ${hint}
    </div>`,
  )

/** The page that comes after a sign-in, a sign-up or a step of them: the app, the next question, or what it waits for. */
export const continueWith = (c: HonoContext, context: Context, response: IdentityResponse): PageResponse => {
  const { state, sessionToken, stateToken = '', mfaChallengeData } = response
  const { business } = context
  switch (state) {
    case 'SUCCESS': {
      const member = findHostedMember(context, sessionToken)
      if (!member || sessionToken === undefined) break
      keepSession(c, sessionToken)
      const purpose = purposeOf(c, context)
      if (purpose && 'problem' in purpose) return problemPage(c, context, purpose)
      return purpose
        ? answerWithCode(c, context, purpose, member.id)
        : continueSignedIn(c, context, redirectSessionOf(c, context), member.firstName)
    }
    case 'REQUIRE_OWNER_APPROVAL':
      return c.html(
        messagePage(
          { title: 'Your account waits for approval', business },
          `${business.name} looks at new accounts first. You can sign in once yours is approved.`,
          again(c),
        ),
      )
    case 'REQUIRE_EMAIL_VERIFICATION':
      return c.html(showStep(c, context, verificationStep, { stateToken }))
    case 'MFA_CHALLENGE':
      return c.html(showStep(c, context, factorStep(askedFactor(mfaChallengeData)), { stateToken }))
  }
  throw new Error(`A sign-in ended in the state ${state}`)
}

const askedFactor = (challenge: MfaChallengeData | undefined): SecondFactor =>
  (challenge?.factorType ?? 'EMAIL') as SecondFactor

/** The page of somebody who may not come in at all. */
export const blockedPage = (c: HonoContext, { business }: Context): PageResponse =>
  c.html(
    messagePage(
      { title: 'This account is blocked', business },
      html`Nobody can sign in with it. Write to <a href="mailto:${business.email}">${business.email}</a> if
        you think that this is wrong.`,
      again(c),
    ),
    403,
  )

const factorInput = (
  stateToken: string,
  factor: SecondFactor,
  code: string,
  transactionId = '',
): VerifyFactorInput => {
  switch (factor) {
    case 'PUSH':
      return { stateToken, factorType: factor, pushData: { transactionId } }
    case 'TOTP':
      return { stateToken, factorType: factor, totpData: { code } }
    case 'SMS':
      return { stateToken, factorType: factor, smsData: { code } }
    case 'CALL':
      return { stateToken, factorType: factor, callData: { code } }
    default:
      return { stateToken, factorType: 'EMAIL', emailData: { code } }
  }
}

/** The questions between the password and the sign-in: the code of a mail, and a second factor. */
export const signInStepRoutes = ({ run }: PageDependencies): Hono => {
  const app = new Hono()

  app.post('/pages/sign-in/:kind{verification|factor}', async (c) => {
    const kind = c.req.param('kind') === 'factor' ? 'factor' : 'verification'
    const values = await readForm(c)
    const { stateToken = '', code = '' } = values
    return run({ kind: 'none' }, (context) => {
      const { business } = context
      let found: ReturnType<typeof findStep>
      try {
        found = findStep(context, stateToken, kind)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        return c.html(
          messagePage({ title: 'This sign-in is over', business }, `${error.message}.`, again(c)),
          410,
        )
      }
      const factor = factorOf(found.member.email)
      const step = kind === 'factor' ? factorStep(factor) : verificationStep
      const show = (form: Omit<StepForm, 'stateToken'>, status: 200 | 403 | 422) =>
        c.html(showStep(c, context, step, { stateToken, ...form }), status)

      if (!isOwnForm(c, context, values)) return show({ problem: staleForm }, 403)
      if (values['intent'] === 'resend' && kind === 'verification') {
        const sent = attempt(() => resendCode(context, stateToken))
        if (sent instanceof Failure)
          return show({ form: { values: {}, errors: { code: sent.message } } }, 422)
        return show({ note: 'Another code is on its way. The one before does not work any more.' }, 200)
      }
      if (step.label !== undefined && !code)
        return show({ form: { values, errors: { code: 'Enter the code' } } }, 422)
      const response = attempt(() =>
        kind === 'factor'
          ? answerFactor(context, factorInput(stateToken, factor, code, found.step.transactionId))
          : answerVerification(context, stateToken, code),
      )
      return response instanceof Failure
        ? show({ form: { values: {}, errors: { code: response.message } } }, 422)
        : continueWith(c, context, response)
    })
  })

  return app
}

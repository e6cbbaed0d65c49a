import { useLogin, useSession } from '@frontdesk/react'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { PageHeading } from '../layout/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Captcha, readCaptcha } from './captcha.tsx'
import { HostedSignIn } from './hosted-sign-in.tsx'
import { loginNotice } from './login-notice.tsx'
import { LoginSteps } from './login-steps.tsx'
import { explainEmail, explainSignIn } from './login-texts.ts'
import { PasswordField } from './password-field.tsx'
import { SessionForm } from './session-form.tsx'
import { SessionFrame } from './session-frame.tsx'
import { useReturnPath, useSessionPath, useTypedEmail } from './session-path.ts'
import { callbackPath } from './use-hosted-sign-in.ts'
import { SubmitButton } from './submit-button.tsx'

export function SignInPage() {
  const returnTo = useReturnPath()
  const pathTo = useSessionPath()
  const typed = useTypedEmail()
  const [email, setEmail] = useState(typed)
  const isMember = useSession().status === 'member'
  const flow = useLogin({ redirectUri: callbackPath, returnTo })
  if (isMember) return <Navigate to={returnTo} replace />
  const { result, errorCode, fieldErrors, isCaptchaRequired, isPending, login } = flow
  const errors = explainSignIn(fieldErrors, errorCode)

  return (
    <SessionFrame>
      <LoginSteps flow={flow} email={email}>
        <div className="grid gap-3">
          <PageHeading title="Sign in" />
          <p className="text-muted">
            New here?{' '}
            <Link
              to={pathTo('/sign-up')}
              className="py-1 font-semibold text-teal underline underline-offset-4"
            >
              Create an account
            </Link>
          </p>
        </div>
        <SessionForm
          answer={result}
          errors={errorCode === 'resetPassword' ? {} : errors}
          notice={
            errorCode === 'resetPassword' ? (
              <ResetNotice email={email} />
            ) : (
              loginNotice(flow, 'You are not signed in yet')
            )
          }
          check={(read) => ({
            email: explainEmail(read('email').trim()),
            password: read('password') ? undefined : 'Enter your password.',
          })}
          onSubmit={(read) => {
            const given = read('email').trim()
            setEmail(given)
            void login({ email: given, password: read('password'), ...readCaptcha(read) })
          }}
        >
          {(field) => (
            <>
              <TextField
                {...field('email')}
                label="Email"
                type="email"
                inputMode="email"
                autoComplete="username"
                defaultValue={email}
              />
              <div className="grid gap-1">
                <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
                <Link
                  to={pathTo('/forgot-password')}
                  state={{ email }}
                  className="justify-self-start py-1.5 text-sm font-semibold text-teal underline underline-offset-4"
                >
                  Forgot your password?
                </Link>
              </div>
              {isCaptchaRequired && (
                <Captcha
                  answer={result}
                  error={field('captchaTokens').error}
                  onChange={field('captchaTokens').onChange}
                />
              )}
              <SubmitButton isPending={isPending} pendingLabel="Signing in…">
                Sign in
              </SubmitButton>
            </>
          )}
        </SessionForm>
        <OtherWay />
      </LoginSteps>
    </SessionFrame>
  )
}

/** Between the site's own form and the platform's page. */
export function OtherWay() {
  return (
    <div className="grid gap-5">
      <p
        aria-hidden
        className="flex items-center gap-4 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
      >
        or
      </p>
      <HostedSignIn />
    </div>
  )
}

function ResetNotice({ email }: { email: string }) {
  const pathTo = useSessionPath()
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card bg-sand px-5 py-5">
      <p className="font-display text-xl font-semibold">Choose a new password first</p>
      <p>The old one of this account does not work any more. We mail you a link.</p>
      <ButtonLink to={pathTo('/forgot-password')} state={{ email }} look="outline">
        Choose a new password
      </ButtonLink>
    </div>
  )
}

import { useRegister, useSession } from '@frontdesk/react'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { PageHeading } from '../layout/page.tsx'
import { TextField } from '../ui/field.tsx'
import { Captcha, readCaptcha } from './captcha.tsx'
import { loginNotice } from './login-notice.tsx'
import { LoginSteps } from './login-steps.tsx'
import { explainEmail, explainFields, explainNewPassword, shortestPassword } from './login-texts.ts'
import { PasswordField } from './password-field.tsx'
import { SessionForm } from './session-form.tsx'
import { SessionFrame } from './session-frame.tsx'
import { useReturnPath, useSessionPath } from './session-path.ts'
import { OtherWay } from './sign-in-page.tsx'
import { callbackPath } from './use-hosted-sign-in.ts'
import { SubmitButton } from './submit-button.tsx'

export function SignUpPage() {
  const returnTo = useReturnPath()
  const pathTo = useSessionPath()
  const [email, setEmail] = useState('')
  const isMember = useSession().status === 'member'
  const flow = useRegister({ redirectUri: callbackPath, returnTo })
  if (isMember) return <Navigate to={returnTo} replace />
  const { result, errorCode, fieldErrors, isCaptchaRequired, isPending, register } = flow

  return (
    <SessionFrame>
      <LoginSteps flow={flow} email={email}>
        <div className="grid gap-3">
          <PageHeading title="Create an account" />
          <p className="text-muted">
            To find your bookings and orders again, and to cancel in time. Been here before?{' '}
            <Link
              to={pathTo('/sign-in')}
              className="py-1 font-semibold text-teal underline underline-offset-4"
            >
              Sign in
            </Link>
          </p>
        </div>
        <SessionForm
          answer={result}
          errors={explainFields(fieldErrors, errorCode)}
          notice={loginNotice(flow, 'Your account was not made')}
          check={(read) => ({
            'profile.firstName': read('profile.firstName').trim() ? undefined : 'Enter your first name.',
            email: explainEmail(read('email').trim()),
            password: explainNewPassword(read('password')),
          })}
          onSubmit={(read) => {
            const given = read('email').trim()
            setEmail(given)
            void register({
              email: given,
              password: read('password'),
              profile: { firstName: read('profile.firstName').trim() },
              ...readCaptcha(read),
            })
          }}
        >
          {(field) => (
            <>
              <TextField
                {...field('profile.firstName')}
                label="First name"
                autoComplete="given-name"
                maxLength={100}
              />
              <div className="grid gap-1.5">
                <TextField
                  {...field('email')}
                  label="Email"
                  type="email"
                  inputMode="email"
                  autoComplete="username"
                  defaultValue={email}
                />
                {errorCode === 'emailAlreadyExists' && field('email').error && (
                  <Link
                    to={pathTo('/sign-in')}
                    state={{ email }}
                    className="justify-self-start py-1.5 text-sm font-semibold text-teal underline underline-offset-4"
                  >
                    Sign in with it
                  </Link>
                )}
              </div>
              <PasswordField
                {...field('password')}
                label="Password"
                autoComplete="new-password"
                hint={`At least ${shortestPassword} characters. A few words are easier to keep in mind.`}
              />
              {isCaptchaRequired && (
                <Captcha
                  answer={result}
                  error={field('captchaTokens').error}
                  onChange={field('captchaTokens').onChange}
                />
              )}
              <SubmitButton isPending={isPending} pendingLabel="Creating your account…">
                Create account
              </SubmitButton>
            </>
          )}
        </SessionForm>
        <OtherWay />
      </LoginSteps>
    </SessionFrame>
  )
}

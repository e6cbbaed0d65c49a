import { isApplicationError } from '@frontdesk/core'
import { useLogin } from '@frontdesk/react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHeading } from '../layout/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { loginNotice } from './login-notice.tsx'
import { LoginSteps } from './login-steps.tsx'
import { explainNewPassword, shortestPassword } from './login-texts.ts'
import { PasswordField } from './password-field.tsx'
import { SessionForm } from './session-form.tsx'
import { SessionFrame, StepIntro } from './session-frame.tsx'
import { useReturnPath, useSessionPath } from './session-path.ts'
import { callbackPath } from './use-hosted-sign-in.ts'
import { SubmitButton } from './submit-button.tsx'

/** The token of the mailed link. It leaves the address at once: whoever reads it there could set the password. */
function useRecoveryToken(): string {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('recoveryToken') ?? '')
  const navigate = useNavigate()
  useEffect(() => {
    if (!search.has('recoveryToken')) return
    const others = new URLSearchParams(search)
    others.delete('recoveryToken')
    void navigate({ search: others.toString() }, { replace: true, preventScrollReset: true })
  }, [search, navigate])
  return token
}

/** Where the link of the mail leads. */
export function NewPasswordPage() {
  const recoveryToken = useRecoveryToken()
  const returnTo = useReturnPath()
  const flow = useLogin({ redirectUri: callbackPath, returnTo })
  const { result, error, fieldErrors, isPending, recover } = flow
  const isUsedUp = !recoveryToken || isApplicationError(error, 'INVALID_RECOVERY_TOKEN')

  return (
    <SessionFrame>
      <LoginSteps flow={flow} email="">
        {isUsedUp ? (
          <UsedUpLink />
        ) : (
          <>
            <div className="grid gap-3">
              <PageHeading title="Choose a new password" />
              <p className="text-muted">Whoever is signed in with the old one elsewhere is signed out.</p>
            </div>
            <SessionForm
              answer={result}
              errors={fieldErrors}
              notice={loginNotice(flow, 'The password was not changed')}
              check={(read) => ({ password: explainNewPassword(read('password')) })}
              onSubmit={(read) => void recover({ recoveryToken, password: read('password') })}
            >
              {(field) => (
                <>
                  <PasswordField
                    {...field('password')}
                    label="New password"
                    autoComplete="new-password"
                    hint={`At least ${shortestPassword} characters. A few words are easier to keep in mind.`}
                  />
                  <SubmitButton isPending={isPending} pendingLabel="Saving…">
                    Save and sign in
                  </SubmitButton>
                </>
              )}
            </SessionForm>
          </>
        )}
      </LoginSteps>
    </SessionFrame>
  )
}

function UsedUpLink() {
  const pathTo = useSessionPath()
  return (
    <>
      <StepIntro title="This link does not work">
        It was used before, is older than an hour, or was not copied whole. Open the one of your latest mail,
        or ask for another.
      </StepIntro>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={pathTo('/forgot-password')}>Mail me another link</ButtonLink>
        <ButtonLink to={pathTo('/sign-in')} look="outline">
          Sign in
        </ButtonLink>
      </div>
    </>
  )
}

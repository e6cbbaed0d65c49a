import { sendPasswordResetEmail } from '@frontdesk/auth'
import { isApplicationError, isValidationError } from '@frontdesk/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PageHeading } from '../layout/page.tsx'
import { TextField } from '../ui/field.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { explainEmail } from './login-texts.ts'
import { MailSentStep } from './outcome-steps.tsx'
import { SessionForm } from './session-form.tsx'
import { SessionFrame } from './session-frame.tsx'
import { useSessionPath, useTypedEmail } from './session-path.ts'
import { useSessionClient } from './use-hosted-sign-in.ts'
import { SubmitButton } from './submit-button.tsx'

export function ForgotPasswordPage() {
  const client = useSessionClient()
  const pathTo = useSessionPath()
  const typed = useTypedEmail()
  const {
    mutate: send,
    reset,
    status,
    variables,
    error,
  } = useMutation({
    mutationFn: async (email: string) => {
      try {
        const redirectUri = location.origin + pathTo('/new-password')
        await sendPasswordResetEmail(client, { email, redirectUri, language: 'en' })
      } catch (failure) {
        // A verdict on the address would tell who has an account. A fault of the network or the platform tells nothing.
        const isVerdict = isApplicationError(failure) && !failure.retryable
        if (!isVerdict) throw failure
      }
    },
  })
  const isRefused = isValidationError(error)

  return (
    <SessionFrame>
      {status === 'success' ? (
        <MailSentStep email={variables} onReset={reset} />
      ) : (
        <>
          <div className="grid gap-3">
            <PageHeading title="Forgot your password?" />
            <p className="text-muted">Tell us your address, and we mail you a link to choose a new one.</p>
          </div>
          <SessionForm
            answer={error}
            errors={isRefused ? { email: 'Enter a complete email address, such as name@example.com.' } : {}}
            notice={error && !isRefused && <ErrorNotice error={error} title="The mail was not sent" />}
            check={(read) => ({ email: explainEmail(read('email').trim()) })}
            onSubmit={(read) => {
              if (status !== 'pending') send(read('email').trim())
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
                  defaultValue={variables ?? typed}
                />
                <SubmitButton isPending={status === 'pending'} pendingLabel="Sending…">
                  Mail me a link
                </SubmitButton>
              </>
            )}
          </SessionForm>
          <Link
            to={pathTo('/sign-in')}
            className="justify-self-start py-1.5 font-semibold text-teal underline underline-offset-4"
          >
            Back to sign-in
          </Link>
        </>
      )}
    </SessionFrame>
  )
}

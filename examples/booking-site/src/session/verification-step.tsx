import type { LoginFlow } from '@frontdesk/react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { CodeField, explainCode, readCode } from './code-field.tsx'
import { useCooldown } from './cooldown.ts'
import { LocalOutbox } from './local-outbox.tsx'
import { loginNotice } from './login-notice.tsx'
import { explainFields } from './login-texts.ts'
import { SessionForm } from './session-form.tsx'
import { StepIntro } from './session-frame.tsx'
import { SubmitButton } from './submit-button.tsx'

interface VerificationStepProps {
  flow: LoginFlow
  /** Where the code went. */
  email: string
}

/** The address is theirs when they can give the code that was mailed there. */
export function VerificationStep({ flow, email }: VerificationStepProps) {
  const { result, errorCode, fieldErrors, isPending, submitCode, resendCode, reset } = flow
  const { secondsLeft, restart } = useCooldown()
  const [isResending, setResending] = useState(false)
  const [resends, setResends] = useState(0)

  const resend = async (): Promise<void> => {
    setResending(true)
    const answer = await resendCode()
    setResending(false)
    if (answer?.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return
    setResends((count) => count + 1)
    restart()
  }

  return (
    <>
      <StepIntro title="Check your inbox">
        We sent a code of six digits to <strong className="wrap-anywhere text-ink">{email}</strong>. It is
        good for ten minutes.
      </StepIntro>
      <SessionForm
        answer={result}
        errors={explainFields(fieldErrors, errorCode)}
        notice={loginNotice(flow, 'The code was not checked')}
        check={(read) => ({ code: explainCode(readCode(read)) })}
        onSubmit={(read) => void submitCode(readCode(read))}
      >
        {(field) => (
          <>
            <CodeField {...field('code')} />
            <SubmitButton isPending={isPending && !isResending} pendingLabel="Checking the code…">
              Confirm
            </SubmitButton>
          </>
        )}
      </SessionForm>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p>Nothing there? Look into the spam folder, too.</p>
        <div className="flex flex-wrap gap-3">
          <Button
            look="outline"
            isDisabled={secondsLeft > 0}
            isPending={isResending}
            onPress={() => void resend()}
            className="figures"
          >
            {secondsLeft > 0 ? `Send another code in ${secondsLeft} s` : 'Send another code'}
          </Button>
          <Button look="quiet" onPress={reset} size="compact" className="max-sm:-ml-4">
            Another address
          </Button>
        </div>
        <p role="status" className="text-sm font-semibold empty:hidden">
          {resends > 0 &&
            !isResending &&
            'Another code is on its way. The one before does not work any more.'}
        </p>
        <LocalOutbox />
      </div>
    </>
  )
}

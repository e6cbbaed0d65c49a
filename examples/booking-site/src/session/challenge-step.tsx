import type { LoginChallenge } from '@frontdesk/auth'
import type { LoginAnswer, LoginFlow } from '@frontdesk/react'
import { Check, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from 'react-aria-components'
import { Button } from '../ui/button.tsx'
import { CodeField, explainCode, readCode } from './code-field.tsx'
import { HostedSignIn } from './hosted-sign-in.tsx'
import { LocalOutbox } from './local-outbox.tsx'
import { loginNotice } from './login-notice.tsx'
import { explainFields } from './login-texts.ts'
import { SessionForm } from './session-form.tsx'
import { StepIntro } from './session-frame.tsx'
import { SubmitButton } from './submit-button.tsx'

/** A factor that is answered with a code: what a person is told, and how the code is given. */
interface CodeFactor {
  intro: (hint: string) => ReactNode
  isSent: boolean
  answer: (code: string) => LoginAnswer
}

const codeFactors: Readonly<Partial<Record<string, CodeFactor>>> = {
  EMAIL: {
    intro: (hint) => (
      <>
        We mailed a code to <strong className="wrap-anywhere text-ink">{hint}</strong>. It is good for ten
        minutes.
      </>
    ),
    isSent: true,
    answer: (code) => ({ factorType: 'EMAIL', emailData: { code } }),
  },
  SMS: {
    intro: () => <>We sent a code to your phone. It is good for ten minutes.</>,
    isSent: true,
    answer: (code) => ({ factorType: 'SMS', smsData: { code } }),
  },
  CALL: {
    intro: () => <>We call your phone and read a code to you. It is good for ten minutes.</>,
    isSent: true,
    answer: (code) => ({ factorType: 'CALL', callData: { code } }),
  },
  TOTP: {
    intro: () => <>Enter the code that your authenticator app shows now.</>,
    isSent: false,
    answer: (code) => ({ factorType: 'TOTP', totpData: { code } }),
  },
}

/** The factor of a challenge: the one that was chosen, else the first that this page can ask for. */
function factorOf({ factorType, availableFactors = [] }: LoginChallenge): string | undefined {
  const known = (type: string | undefined): boolean => type === 'PUSH' || Boolean(type && codeFactors[type])
  return factorType ?? availableFactors.map((factor) => factor.factorType).find(known)
}

/** A second proof of who somebody is. */
export function ChallengeStep({ flow }: { flow: LoginFlow }) {
  const { challenge, result, fieldErrors, errorCode, isPending, reset } = flow
  const factor = challenge && factorOf(challenge)
  const { hint = 'your address', pushData } = challenge?.verificationChallengeData ?? {}
  const code = factor === undefined ? undefined : codeFactors[factor]
  const transactionId = factor === 'PUSH' ? pushData?.transactionId : undefined
  const canAsk = Boolean(code) || transactionId !== undefined

  const answer = (read: (name: string) => string): void => {
    const given: LoginAnswer | undefined = code
      ? code.answer(readCode(read))
      : transactionId === undefined
        ? undefined
        : { factorType: 'PUSH', pushData: { transactionId } }
    if (given) void flow.answerChallenge({ ...given, rememberThisDevice: read('remember') === 'yes' })
  }

  return (
    <>
      <StepIntro title="One more step">
        {code?.intro(hint)}
        {transactionId !== undefined && (
          <>We sent a question to your phone. Say yes there, then go on here.</>
        )}
        {!canAsk && <>This account asks for a proof that only the studio’s sign-in page can take.</>}
      </StepIntro>
      {canAsk && (
        <SessionForm
          answer={result}
          errors={explainFields(fieldErrors, errorCode)}
          notice={loginNotice(flow, 'That was not checked')}
          check={(read) => (code ? { code: explainCode(readCode(read)) } : {})}
          onSubmit={answer}
        >
          {(field) => (
            <>
              {code ? (
                <CodeField {...field('code')} />
              ) : (
                <>
                  <Smartphone aria-hidden size={56} strokeWidth={1.4} className="-ml-2.5 text-teal" />
                  {field('code').error && (
                    <p role="alert" className="text-sm font-semibold text-coral-text">
                      Your phone has not said yes yet. Look at it, then go on.
                    </p>
                  )}
                </>
              )}
              <RememberDevice />
              <SubmitButton isPending={isPending} pendingLabel="Checking…">
                {code ? 'Confirm' : 'I said yes'}
              </SubmitButton>
            </>
          )}
        </SessionForm>
      )}
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <div className="flex flex-wrap gap-3">
          {!canAsk && <HostedSignIn />}
          <Button look="outline" onPress={reset}>
            Start again
          </Button>
        </div>
        {code?.isSent && <LocalOutbox />}
      </div>
    </>
  )
}

function RememberDevice() {
  return (
    <Checkbox
      name="remember"
      value="yes"
      className="group flex min-h-11 cursor-pointer items-center gap-3 justify-self-start"
    >
      {({ isSelected }) => (
        <>
          <span className="grid size-6 shrink-0 place-items-center rounded-md border-2 border-control bg-raised text-on-action group-hover:border-ink group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-coral group-data-selected:border-action group-data-selected:bg-action">
            {isSelected && <Check aria-hidden size={16} strokeWidth={3} />}
          </span>
          Do not ask on this device again
        </>
      )}
    </Checkbox>
  )
}

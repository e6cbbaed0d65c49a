import type { LoginFlow } from '@frontdesk/react'
import { LoaderCircle } from 'lucide-react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { LocalOutbox } from './local-outbox.tsx'
import { StepIntro } from './session-frame.tsx'

/** The person has proved who they are; their session is on its way. */
export function FinishingStep({ flow: { error, finish, reset } }: { flow: LoginFlow }) {
  if (error)
    return (
      <>
        <StepIntro title="Almost there" />
        <ErrorNotice error={error} title="Signing in did not finish" onRetry={() => void finish()}>
          We know who you are, but the last step did not work. Try it once more.
        </ErrorNotice>
        <Button look="quiet" onPress={reset} size="compact" className="-ml-4 justify-self-start">
          Start again
        </Button>
      </>
    )
  return (
    <>
      <StepIntro title="Signing you in" />
      <p role="status" className="flex items-center gap-3 text-lg text-muted">
        <LoaderCircle aria-hidden size={24} className="animate-spin text-teal" />
        One moment, please.
      </p>
    </>
  )
}

/** The business looks at new accounts itself. */
export function ApprovalStep({ email, flow: { reset } }: { email: string; flow: LoginFlow }) {
  return (
    <>
      <StepIntro title="The studio has to say yes">
        Your account is made. A person at the studio looks at it, mostly within a day, and writes to{' '}
        <strong className="wrap-anywhere text-ink">{email}</strong>. After that you can sign in.
      </StepIntro>
      <p>You can book without an account meanwhile: what is in your cart stays there.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/services">Find a time</ButtonLink>
        <Button look="outline" onPress={reset}>
          Use another account
        </Button>
      </div>
    </>
  )
}

/** The business has shut this person out. */
export function BlockedStep({ email, flow: { reset } }: { email: string; flow: LoginFlow }) {
  return (
    <>
      <StepIntro title="This account is blocked">
        <strong className="wrap-anywhere text-ink">{email}</strong> cannot sign in here. If you think that
        this is a mistake, please call the studio: the numbers are at the foot of the page.
      </StepIntro>
      <Button look="outline" onPress={reset} className="justify-self-start">
        Use another account
      </Button>
    </>
  )
}

/** Says the same whether there is such an account or not: who has one is nobody else’s business. */
export function MailSentStep({ email, onReset }: { email: string; onReset: () => void }) {
  return (
    <>
      <StepIntro title="Check your inbox">
        If there is an account for <strong className="wrap-anywhere text-ink">{email}</strong>, a link to
        choose a new password is on its way there. It works once, within an hour.
      </StepIntro>
      <p>Nothing there after a few minutes? Look into the spam folder, and whether the address is right.</p>
      <LocalOutbox />
      <Button look="outline" onPress={onReset} className="justify-self-start">
        Try another address
      </Button>
    </>
  )
}

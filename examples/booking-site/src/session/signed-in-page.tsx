import { isFrontdeskError } from '@frontdesk/core'
import { useAuthCallback } from '@frontdesk/react'
import { LoaderCircle } from 'lucide-react'
import { Navigate } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { SessionFrame, StepIntro } from './session-frame.tsx'

function explain(error: unknown): string {
  switch (isFrontdeskError(error) && error.code) {
    case 'access_denied':
      return 'You left the sign-in page before you were done. Nothing was changed.'
    case 'INVALID_STATE':
    case 'MISSING_CODE_OR_STATE':
      return 'This sign-in link was used before, or was started in another browser. Start again from here.'
    default:
      return 'The sign-in could not be finished. Start again from here.'
  }
}

/** The way back from the hosted sign-in page. */
export function SignedInPage() {
  const { status, returnTo, error } = useAuthCallback({ returnTo: '/account' })
  if (status === 'done') return <Navigate to={returnTo} replace />
  return (
    <SessionFrame>
      {error ? (
        <>
          <StepIntro title="You are not signed in" />
          <ErrorNotice error={error} title="Signing in did not work">
            {explain(error)}
          </ErrorNotice>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/sign-in">Sign in again</ButtonLink>
            <ButtonLink to="/" look="outline">
              Go to the front page
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <StepIntro title="Signing you in" />
          <p role="status" className="flex items-center gap-3 text-lg text-muted">
            <LoaderCircle aria-hidden size={24} className="animate-spin text-teal" />
            One moment, please.
          </p>
        </>
      )}
    </SessionFrame>
  )
}

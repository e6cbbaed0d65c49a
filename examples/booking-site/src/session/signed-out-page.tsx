import { useSession } from '@frontdesk/react'
import { Navigate } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { SessionFrame, StepIntro } from './session-frame.tsx'

/** Where the platform's sign-out page comes back to. */
export function SignedOutPage() {
  if (useSession().status === 'member') return <Navigate to="/account" replace />
  return (
    <SessionFrame>
      <StepIntro title="You are signed out">
        Here, and on the studio’s sign-in page. Nothing of yours is left in this browser.
      </StepIntro>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/sign-in">Sign in again</ButtonLink>
        <ButtonLink to="/" look="outline">
          Go to the front page
        </ButtonLink>
      </div>
    </SessionFrame>
  )
}

import { isApplicationError } from '@frontdesk/core'
import type { LoginFlow } from '@frontdesk/react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { ChallengeStep } from './challenge-step.tsx'
import { ApprovalStep, BlockedStep, FinishingStep } from './outcome-steps.tsx'
import { useReturnPath } from './session-path.ts'
import { VerificationStep } from './verification-step.tsx'

interface LoginStepsProps {
  flow: LoginFlow
  /** Whose sign-in it is. */
  email: string
  /** The form that it begins with. */
  children: ReactNode
}

/** The steps that follow the first form of a sign-in. */
export function LoginSteps({ flow, email, children }: LoginStepsProps) {
  const returnTo = useReturnPath()
  switch (flow.step) {
    case 'credentials':
      return isApplicationError(flow.error, 'IDENTITY_BLOCKED') ? (
        <BlockedStep flow={flow} email={email} />
      ) : (
        children
      )
    case 'verification':
      return <VerificationStep flow={flow} email={email} />
    case 'challenge':
      return <ChallengeStep flow={flow} />
    case 'ownerApproval':
      return <ApprovalStep flow={flow} email={email} />
    case 'finishing':
      return <FinishingStep key={flow.error ? 'failed' : 'working'} flow={flow} />
    case 'signedIn':
      return <Navigate to={returnTo} replace />
  }
}

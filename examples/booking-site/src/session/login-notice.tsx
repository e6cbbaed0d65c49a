import type { LoginFlow } from '@frontdesk/react'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../ui/notice.tsx'
import { explainFault } from './login-texts.ts'

/** Why a step failed, where that is no matter of one field. */
export function loginNotice({ error, errorCode, fieldErrors }: LoginFlow, title: string): ReactNode {
  if (!error || Object.keys(fieldErrors).length > 0) return undefined
  return (
    <ErrorNotice error={error} title={title} compact>
      {explainFault(errorCode)}
    </ErrorNotice>
  )
}

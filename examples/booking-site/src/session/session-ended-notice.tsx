import { useSession } from '@frontdesk/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { isSessionPage, useSessionPath } from './session-path.ts'

/** Says that the platform has ended a member's session, and leads back to where the person is. */
export function SessionEndedNotice() {
  const { endedBy, sessionId } = useSession()
  const pathTo = useSessionPath()
  const [dismissed, setDismissed] = useState<string>()
  const { pathname } = useLocation()
  const isShown = endedBy === 'expired' && dismissed !== sessionId && !isSessionPage(pathname)
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-40 p-3 empty:hidden sm:p-4">
      {isShown && (
        <div className="mx-auto flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-control bg-raised p-4 pl-5 shadow-2xl shadow-black/30">
          <p className="min-w-0 grow basis-56">
            <strong className="block font-display text-lg">You were signed out</strong>
            Your session is over. Sign in again to go on where you are.
          </p>
          <div className="flex items-center gap-1">
            <ButtonLink to={pathTo('/sign-in')} onClick={() => setDismissed(sessionId)}>
              Sign in
            </ButtonLink>
            <IconButton label="Close this notice" onPress={() => setDismissed(sessionId)}>
              <X aria-hidden size={20} />
            </IconButton>
          </div>
        </div>
      )}
    </div>
  )
}

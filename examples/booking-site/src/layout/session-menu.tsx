import { useSession } from '@frontdesk/react'
import { CalendarCheck, LogOut, Package, User, UserCheck } from 'lucide-react'
import { MenuTrigger } from 'react-aria-components'
import { Link, useNavigate } from 'react-router'
import { useSessionPath } from '../session/session-path.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { Button } from '../ui/button.tsx'
import { ModalDialog } from '../ui/dialog.tsx'
import { IconButton, iconButtonClass } from '../ui/icon-button.tsx'
import { MenuItem, MenuList } from '../ui/menu.tsx'
import { ErrorNotice } from '../ui/notice.tsx'

/** The way to the account, or to one. Takes its place before it is known which. */
export function SessionMenu() {
  const { status } = useSession()
  const pathTo = useSessionPath()
  const signOut = useSignOut()

  return (
    <>
      {status === 'loading' && <span aria-hidden className="size-11" />}
      {status === 'member' && <AccountMenu onSignOut={() => signOut.mutate()} />}
      {(status === 'none' || status === 'visitor') && (
        <Link to={pathTo('/sign-in')} aria-label="Sign in" className={iconButtonClass}>
          <User aria-hidden size={20} />
        </Link>
      )}
      <ModalDialog title="Signed out here only" isOpen={signOut.isError} onOpenChange={() => signOut.reset()}>
        {(close) => (
          <>
            <ErrorNotice error={signOut.error} title="The studio could not be told">
              Nothing of yours is left on this page. On the studio’s sign-in page you may still be signed in.
            </ErrorNotice>
            <Button look="outline" onPress={close}>
              Close
            </Button>
          </>
        )}
      </ModalDialog>
    </>
  )
}

function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const navigate = useNavigate()
  return (
    <MenuTrigger>
      <IconButton label="Your account">
        <UserCheck aria-hidden size={20} />
      </IconButton>
      <MenuList aria-label="Your account">
        <MenuItem textValue="Your bookings" onAction={() => void navigate('/account')}>
          <CalendarCheck aria-hidden size={18} /> Your bookings
        </MenuItem>
        <MenuItem textValue="Your orders" onAction={() => void navigate('/account/orders')}>
          <Package aria-hidden size={18} /> Your orders
        </MenuItem>
        <MenuItem textValue="Sign out" onAction={onSignOut}>
          <LogOut aria-hidden size={18} /> Sign out
        </MenuItem>
      </MenuList>
    </MenuTrigger>
  )
}

import { useSession } from '@frontdesk/react'
import { CalendarCheck, LogIn, LogOut, Package, User, UserCheck } from 'lucide-react'
import { MenuTrigger } from 'react-aria-components'
import { useLocation, useNavigate } from 'react-router'
import { useSignIn, useSignOut } from '../session/use-sign-in.ts'
import { Button } from '../ui/button.tsx'
import { ModalDialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { MenuItem, MenuList } from '../ui/menu.tsx'
import { ErrorNotice } from '../ui/notice.tsx'

export function SessionMenu() {
  const isMember = useSession().status === 'member'
  const signIn = useSignIn()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const failed = [signIn, signOut].find(({ isError }) => isError)

  return (
    <>
      <MenuTrigger>
        <IconButton label={isMember ? 'Your account' : 'Sign in'}>
          {isMember ? <UserCheck aria-hidden size={20} /> : <User aria-hidden size={20} />}
        </IconButton>
        {isMember ? (
          <MenuList aria-label="Your account">
            <MenuItem textValue="Your bookings" onAction={() => void navigate('/account')}>
              <CalendarCheck aria-hidden size={18} /> Your bookings
            </MenuItem>
            <MenuItem textValue="Your orders" onAction={() => void navigate('/account/orders')}>
              <Package aria-hidden size={18} /> Your orders
            </MenuItem>
            <MenuItem textValue="Sign out" onAction={() => signOut.mutate()}>
              <LogOut aria-hidden size={18} /> Sign out
            </MenuItem>
          </MenuList>
        ) : (
          <MenuList aria-label="Sign in">
            <MenuItem textValue="Sign in or join" onAction={() => signIn.mutate(pathname + search)}>
              <LogIn aria-hidden size={18} /> Sign in or join
            </MenuItem>
          </MenuList>
        )}
      </MenuTrigger>
      <ModalDialog title="That did not work" isOpen={Boolean(failed)} onOpenChange={() => failed?.reset()}>
        {(close) => (
          <>
            <ErrorNotice
              error={failed?.error}
              title={failed === signOut ? 'Signed out here only' : 'The sign-in page could not be opened'}
            />
            <Button look="outline" onPress={close}>
              Close
            </Button>
          </>
        )}
      </ModalDialog>
    </>
  )
}

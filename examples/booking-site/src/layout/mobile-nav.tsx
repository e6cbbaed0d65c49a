import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'

const loadDrawer = () => import('./mobile-drawer.tsx')
const MobileDrawer = lazy(async () => ({ default: (await loadDrawer()).MobileDrawer }))

/** The button of the menu on small screens. The menu itself comes when somebody is about to open it. */
export function MobileNav() {
  const [isOpen, setOpen] = useState(false)
  const prepare = (): void => void loadDrawer().catch(() => undefined)
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="md:hidden"
      >
        <Menu aria-hidden size={22} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <MobileDrawer onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

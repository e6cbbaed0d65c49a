import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import type { MenuEntry } from './menu-list.tsx'

const loadList = () => import('./menu-list.tsx')
const MenuList = lazy(async () => ({ default: (await loadList()).MenuList }))

interface MenuButtonProps {
  label: string
  /** The picture on the button. */
  icon: ReactNode
  entries: readonly MenuEntry[]
  /** The entry that is chosen, where one of them always is. */
  chosen?: string
}

/** A button that opens a menu. The code of the menu comes when somebody is about to open it. */
export function MenuButton({ label, icon, entries, chosen }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const prepare = (): void => void loadList().catch(() => undefined)
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {icon}
      </IconButton>
      {isOpen && (
        <Suspense>
          <MenuList label={label} button={button} entries={entries} chosen={chosen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

import type { LucideIcon } from 'lucide-react'
import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components'
import { AriaLocale } from './aria-locale.tsx'

export interface MenuEntry {
  id: string
  label: string
  Icon: LucideIcon
  onAction: () => void
}

interface MenuListProps {
  label: string
  button: RefObject<HTMLElement | null>
  entries: readonly MenuEntry[]
  chosen: string | undefined
  onOpenChange: (isOpen: boolean) => void
}

/** The list that a menu button opens. */
export function MenuList({ label, button, entries, chosen, onOpenChange }: MenuListProps) {
  return (
    <AriaLocale>
      <Popover
        isOpen
        onOpenChange={onOpenChange}
        triggerRef={button}
        placement="bottom end"
        className="min-w-52 rounded-card border border-line bg-raised p-1.5 shadow-xl shadow-black/10 transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        <Menu
          aria-label={label}
          autoFocus="first"
          onClose={() => onOpenChange(false)}
          {...(chosen !== undefined && {
            selectionMode: 'single',
            selectedKeys: [chosen],
            disallowEmptySelection: true,
          })}
          className="outline-none"
        >
          {entries.map(({ id, label: text, Icon, onAction }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={text}
              onAction={onAction}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3.5 outline-none data-focused:bg-sand data-selected:font-semibold"
            >
              <Icon aria-hidden size={18} />
              <span className="grow">{text}</span>
              {id === chosen && <Check aria-hidden size={18} />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </AriaLocale>
  )
}

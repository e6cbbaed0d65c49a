import type { ReactNode } from 'react'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps,
  type MenuProps,
  Popover,
} from 'react-aria-components'
import { cx } from './class-names.ts'

/** The list that a menu button opens. */
export function MenuList<T extends object>(props: MenuProps<T>) {
  return (
    <Popover
      placement="bottom end"
      className="min-w-52 rounded-card border border-line bg-raised p-1.5 shadow-xl shadow-black/10 transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
    >
      <AriaMenu {...props} className="outline-none" />
    </Popover>
  )
}

export function MenuItem({
  children,
  className,
  ...props
}: Omit<MenuItemProps, 'className' | 'children'> & { children: ReactNode; className?: string }) {
  return (
    <AriaMenuItem
      {...props}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3.5 outline-none data-focused:bg-sand data-selected:font-semibold',
        className,
      )}
    >
      {children}
    </AriaMenuItem>
  )
}

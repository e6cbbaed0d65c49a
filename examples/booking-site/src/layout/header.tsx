import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CartLink } from './cart-link.tsx'
import { MobileNav } from './mobile-nav.tsx'
import { SiteNav } from './site-nav.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

interface HeaderProps {
  /** The way to the account, or to one. */
  session: ReactNode
}

export function Header({ session }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="shell flex h-18 items-center gap-x-2">
        <Link
          to="/"
          aria-label="Harbour Studio, home"
          className="mr-auto flex min-w-0 rounded-control md:mr-8"
        >
          <Wordmark />
        </Link>
        <div className="mr-auto hidden md:block">
          <SiteNav className="flex gap-1" />
        </div>
        <div className="-mr-2.5 flex shrink-0 items-center">
          <div className="hidden md:block">
            <ThemeSwitch />
          </div>
          {session}
          <CartLink />
          <MobileNav />
        </div>
      </div>
    </header>
  )
}

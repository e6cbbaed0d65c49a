import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { SessionEndedNotice } from '../session/session-ended-notice.tsx'
import { FocusKeeper } from './focus-keeper.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageHistory } from './page.tsx'

interface SiteLayoutProps {
  /** The way to the account, or to one. */
  session: ReactNode
}

export function SiteLayout({ session }: SiteLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-action px-5 py-3 font-semibold text-on-action focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <OfflineBanner />
      <Header session={session} />
      <main id="main" tabIndex={-1} className="min-h-dvh grow outline-none">
        <PageHistory>
          <Outlet />
        </PageHistory>
      </main>
      <Footer />
      <SessionEndedNotice />
      <FocusKeeper />
      {/* Every document begins with the same key: there the address tells pages apart. */}
      <ScrollRestoration
        getKey={({ key, pathname, search }) => (key === 'default' ? pathname + search : key)}
      />
    </div>
  )
}

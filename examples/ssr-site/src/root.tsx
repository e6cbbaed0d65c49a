import { ErrorPage } from '@frontdesk/example-booking-site/layout/error-page.tsx'
import { ThemeScript } from '@frontdesk/react'
import type { ReactNode } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import icon from '@frontdesk/example-booking-site/icon.svg'
import type { loader } from './site/emulator-clock.tsx'
import styles from './styles.css?url'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', type: 'image/svg+xml', href: icon },
]

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const clock = useRouteLoaderData<typeof loader>('site/emulator-clock')
  return (
    // The script of the theme changes the element before React looks.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Before all other scripts: `Date` shows the time of the emulator. */}
        {clock && <script src={clock.clockUrl} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#08191d" />
        <ThemeScript />
        <Meta />
        <Links />
      </head>
      <body>
        <noscript>
          <p className="bg-coral-soft px-4 py-2.5 text-center text-sm font-semibold">
            You can read and search this site without JavaScript. To book and to use the cart, please switch
            it on, or call the studio.
          </p>
        </noscript>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return (
    <main>
      <ErrorPage />
    </main>
  )
}

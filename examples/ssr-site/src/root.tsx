import { ErrorPage } from '@frontdesk/example-booking-site/layout/error-page.tsx'
import { ThemeScript } from '@frontdesk/react'
import type { ReactNode } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts } from 'react-router'
import icon from '@frontdesk/example-booking-site/icon.svg'
import styles from './styles.css?url'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', type: 'image/svg+xml', href: icon },
]

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script of the theme changes the element before React looks.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#08191d" />
        <ThemeScript />
        <Meta />
        <Links />
      </head>
      <body>
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

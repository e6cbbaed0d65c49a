import { ErrorPage } from '@frontdesk/example-booking-site/layout/error-page.tsx'

/** In place of the whole site, when its frame broke. */
export function PageError() {
  return (
    <main>
      <ErrorPage />
    </main>
  )
}

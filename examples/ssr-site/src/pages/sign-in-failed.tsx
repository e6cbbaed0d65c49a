import { PageHeading } from '@frontdesk/example-booking-site/layout/page.tsx'
import { ButtonLink } from '@frontdesk/example-booking-site/ui/button.tsx'
import type { MetaFunction } from 'react-router'
import { titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('The sign-in did not work')

/** Where the server leads when the sign-in on the page of the platform came to nothing. */
export default function SignInFailed() {
  return (
    <div className="shell grid justify-items-start gap-6 pt-16">
      <PageHeading title="The sign-in did not work" />
      <p className="max-w-prose text-muted">
        You are not signed in. The sign-in may have taken too long, or it was given up.
      </p>
      <ButtonLink to="/sign-in" reloadDocument>
        Try again
      </ButtonLink>
    </div>
  )
}

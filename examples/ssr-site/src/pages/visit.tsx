import { PageSkeleton } from '@frontdesk/example-booking-site/layout/page-skeleton.tsx'
import { useIsInBrowser } from '@frontdesk/example-booking-site/layout/use-is-in-browser.ts'
import { VisitPage } from '@frontdesk/example-booking-site/visit/visit-page.tsx'
import type { MetaFunction } from 'react-router'
import { titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('Your visit')

/** The choices of a visit are kept in the tab, so that a server cannot know them. */
export default function Visit() {
  return useIsInBrowser() ? <VisitPage /> : <PageSkeleton />
}

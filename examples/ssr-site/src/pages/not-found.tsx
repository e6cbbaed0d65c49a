import { NotFoundPage } from '@frontdesk/example-booking-site/layout/not-found-page.tsx'
import { data, type MetaFunction } from 'react-router'
import { titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('There is no such page')

export const loader = () => data(null, { status: 404 })

export default function NotFound() {
  return <NotFoundPage />
}

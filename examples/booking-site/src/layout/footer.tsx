import { queryServiceLocations } from '@frontdesk/bookings'
import { useRead } from '@frontdesk/react'
import { Link } from 'react-router'
import { TilePattern } from '../ui/tile-pattern.tsx'
import { Wordmark } from './wordmark.tsx'

const frieze = ['a0b0c4d0a1b0c2d0a4b1c0d0a2b0c0d4a0b1c4d0']

const links = [
  { to: '/services', label: 'All services' },
  { to: '/timetable', label: 'Timetable' },
  { to: '/services?type=COURSE', label: 'Courses' },
  { to: '/shop', label: 'Shop' },
  { to: '/account', label: 'Your account' },
] as const

export function Footer() {
  return (
    <footer className="mt-16 md:mt-24">
      <TilePattern rows={frieze} className="h-10 w-full" />
      <div className="bg-deep text-on-deep">
        <div className="shell grid grid-cols-[1fr_1.4fr] gap-x-6 gap-y-8 py-10 md:grid-cols-[1.4fr_1fr_1fr] md:gap-10 md:py-14">
          <div className="grid content-start gap-3 max-md:col-span-2 md:gap-4">
            <Wordmark />
            <p className="max-w-xs text-on-deep-muted">Movement and wellbeing by the river, in Lisbon.</p>
          </div>
          <nav aria-label="Footer">
            <ul className="grid gap-1">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-9 items-center hover:underline hover:underline-offset-4"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Addresses />
        </div>
      </div>
    </footer>
  )
}

/** Left out while it loads and when it cannot be had: the page does not need it. */
function Addresses() {
  const { data } = useRead(queryServiceLocations, {})
  return (
    <address className="grid content-start gap-4 not-italic max-md:pt-1.5 max-md:text-[0.9375rem]">
      {data?.businessLocations?.locations?.map(({ id, business }) => (
        <div key={business?.id ?? id}>
          <p className="font-semibold leading-snug">{business?.name}</p>
          <p className="text-on-deep-muted">{business?.address?.formattedAddress}</p>
          {business?.phone && (
            <a href={`tel:${business.phone.replaceAll(' ', '')}`} className="underline underline-offset-4">
              {business.phone}
            </a>
          )}
        </div>
      ))}
    </address>
  )
}

import { NavLink } from 'react-router'
import { cx } from '../ui/class-names.ts'

const sections = [
  { to: '/services', label: 'Services' },
  { to: '/timetable', label: 'Timetable' },
  { to: '/shop', label: 'Shop' },
] as const

interface SiteNavProps {
  className?: string
  itemClassName?: string
  onNavigate?: () => void
}

export function SiteNav({ className, itemClassName, onNavigate }: SiteNavProps) {
  return (
    <nav aria-label="Main">
      <ul className={className}>
        {sections.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={onNavigate}
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center rounded-full px-4 font-semibold hover:bg-sand',
                  isActive && 'text-teal underline decoration-coral decoration-3 underline-offset-8',
                  itemClassName,
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

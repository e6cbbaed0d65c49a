import { ButtonLink } from '../ui/button.tsx'
import { TilePattern } from '../ui/tile-pattern.tsx'
import { PageHeading } from './page.tsx'

const loose = ['a0b4d1c2', 'c3a2b0d4']

interface NotFoundPageProps {
  title?: string
  children?: string
  /** Where there is more of what was looked for. */
  more?: { to: string; label: string }
}

export function NotFoundPage({
  title = 'There is no such page',
  children = 'The address may be old, or have a typo in it. These are good places to go on from.',
  more = { to: '/services', label: 'See all services' },
}: NotFoundPageProps) {
  return (
    <div className="shell grid items-center gap-10 py-16 md:grid-cols-2">
      <div className="grid justify-items-start gap-5">
        <PageHeading title={title} />
        <p className="max-w-prose text-muted">{children}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={more.to}>{more.label}</ButtonLink>
          <ButtonLink to="/" look="outline">
            Go to the front page
          </ButtonLink>
        </div>
      </div>
      <TilePattern rows={loose} className="w-full rounded-card" />
    </div>
  )
}

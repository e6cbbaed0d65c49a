import { ArrowRight } from 'lucide-react'
import { PageHeading } from '../layout/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { TilePattern } from '../ui/tile-pattern.tsx'

const wall = ['a0b1c4d0b0', 'd2a4b0c1a3', 'c0d1a2b4c0', 'b4c0d3a0b1', 'a1b0c0d2a4']

export function Hero() {
  return (
    <section className="shell grid items-center gap-x-14 gap-y-10 pt-8 pb-16 md:pt-14 lg:grid-cols-[1.15fr_1fr] lg:pb-24">
      <div className="grid justify-items-start gap-7">
        <PageHeading title="Harbour Studio" className="text-display">
          Move well, close to the water
        </PageHeading>
        <p className="max-w-lg text-xl leading-relaxed text-muted">
          Yoga, pilates, massage and small courses in a bright room by the Tagus. Pick a time that suits you;
          it takes about a minute.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/services" size="large">
            Find a time <ArrowRight aria-hidden size={19} />
          </ButtonLink>
          <ButtonLink to="/timetable" look="outline" size="large">
            See classes
          </ButtonLink>
        </div>
      </div>
      <TilePattern rows={wall} className="aspect-16/10 w-full rounded-card lg:aspect-square" />
    </section>
  )
}

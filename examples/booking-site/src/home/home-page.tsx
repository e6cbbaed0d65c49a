import { ClassesThisWeek } from './classes-this-week.tsx'
import { FeaturedServices } from './featured-services.tsx'
import { Hero } from './hero.tsx'
import { ShopTeaser } from './shop-teaser.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <div className="grid gap-20 md:gap-28">
        <FeaturedServices />
        <ClassesThisWeek />
        <ShopTeaser />
      </div>
    </>
  )
}

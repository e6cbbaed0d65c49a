import { PageHeading } from '../layout/page.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

/** The page of a service that is being read, as large as the page will be. */
export function ServicePageSkeleton({ title }: { title: string }) {
  return (
    <div className="shell grid content-start gap-x-16 gap-y-6 pt-6 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_1fr] lg:gap-y-10 lg:pt-8">
      <div className="grid content-start gap-2">
        <Skeleton className="h-6 w-40" />
        <PageHeading title={title} />
        <Skeleton className="h-[1.7rem] w-56 lg:hidden" />
        <Skeleton className="h-[3.4rem] w-full max-w-md lg:h-8" />
        <Skeleton className="picture aspect-auto h-36 sm:h-48 lg:mt-2 lg:aspect-16/9 lg:h-auto" />
      </div>
      <Loading label="Loading the service" className="lg:row-span-2">
        <Skeleton className="h-[36rem] w-full" />
      </Loading>
    </div>
  )
}

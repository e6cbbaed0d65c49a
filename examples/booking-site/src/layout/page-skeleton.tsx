import { Loading, Skeleton } from '../ui/skeleton.tsx'

/** A page whose code is on its way. */
export function PageSkeleton() {
  return (
    <Loading label="Loading the page" className="shell grid min-h-[70vh] content-start gap-6 pt-14">
      <Skeleton className="h-14 w-2/3 max-w-lg" />
      <Skeleton className="h-6 w-full max-w-xl" />
      <Skeleton className="mt-6 h-72 w-full rounded-card" />
    </Loading>
  )
}

import { Loading, Skeleton } from '../ui/skeleton.tsx'

export function ServicePageSkeleton() {
  return (
    <Loading
      label="Loading the service"
      className="shell grid gap-10 pt-10 lg:grid-cols-[1fr_27rem] lg:gap-16"
    >
      <div className="grid content-start gap-5">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-14 w-3/4" />
        <Skeleton className="h-6 w-full max-w-md" />
        <Skeleton className="aspect-16/10 w-full rounded-card" />
      </div>
      <Skeleton className="h-[36rem] w-full rounded-card" />
    </Loading>
  )
}

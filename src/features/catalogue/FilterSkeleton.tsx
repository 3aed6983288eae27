import { Skeleton } from '../../ui/Skeleton.tsx'

/** Filters on their way; as high as the first screen of them. */
export function FilterSkeleton() {
  return (
    <div aria-busy>
      <Skeleton lines={4} />
      <Skeleton height="32rem" />
    </div>
  )
}

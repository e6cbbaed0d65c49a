import { queryServiceCategories } from '@frontdesk/bookings'
import { useRead } from '@frontdesk/react'
import { useSearchParams } from 'react-router'
import { FilterChips } from '../ui/filter-chips.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { serviceTypeName, serviceTypes } from './service-type.ts'

/** Narrows the list of services; all of it is kept in the address, so that it can be shared and gone back to. */
export function ServiceFilter() {
  const [params, setParams] = useSearchParams()
  const { data: categories = [], isPending } = useRead(queryServiceCategories, {})

  const set = (name: string, value: string): void => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { preventScrollReset: true },
    )
  }

  return (
    <div className="grid gap-5">
      <SearchField
        label="Search services"
        placeholder="Yoga, back pain, breathing"
        words={params.get('q') ?? ''}
        onSearch={(words) => set('q', words)}
      />
      <div className="grid gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
        <FilterChips
          label="Kind"
          showLabel
          isOneRow
          value={params.get('type') ?? ''}
          onChange={(value) => set('type', value)}
          options={serviceTypes.map((type) => ({ value: type, label: serviceTypeName(type, 'many') }))}
        />
        {isPending && (
          <div>
            <Skeleton className="mb-1.5 h-5 w-20" />
            <Skeleton className="h-11 w-full rounded-full sm:w-96" />
          </div>
        )}
        {categories.length > 1 && (
          <FilterChips
            label="Category"
            showLabel
            isOneRow
            value={params.get('category') ?? ''}
            onChange={(value) => set('category', value)}
            options={categories.map(({ id, name = id }) => ({ value: id, label: name }))}
          />
        )}
      </div>
    </div>
  )
}

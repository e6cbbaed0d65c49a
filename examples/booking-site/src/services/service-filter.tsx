import { queryServiceCategories } from '@frontdesk/bookings'
import { useRead } from '@frontdesk/react'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../ui/button.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { serviceTypeName, serviceTypes } from './service-type.ts'

const searchClass =
  'min-h-12 w-full rounded-full border border-control bg-raised px-5 py-2.5 text-ink placeholder:text-muted hover:border-ink'

/** Narrows the list of services; all of it is kept in the address, so that it can be shared and gone back to. */
export function ServiceFilter() {
  const searchId = useId()
  const [params, setParams] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const words = params.get('q') ?? ''
  // The way back changes the address alone.
  useEffect(() => {
    if (field.current) field.current.value = words
  }, [words])
  const { data: categories = [] } = useRead(queryServiceCategories, {})

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

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    set('q', typeof typed === 'string' ? typed.trim() : '')
  }

  return (
    <div className="grid gap-5">
      <form role="search" onSubmit={search} className="flex max-w-xl gap-2">
        <label htmlFor={searchId} className="sr-only">
          Search services
        </label>
        <input
          ref={field}
          id={searchId}
          name="q"
          type="search"
          defaultValue={words}
          placeholder="Yoga, back pain, breathing"
          className={searchClass}
        />
        <Button type="submit" className="min-h-12">
          <Search aria-hidden size={18} />
          <span className="max-xs:sr-only">Search</span>
        </Button>
      </form>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <FilterChips
          label="Kind"
          showLabel
          value={params.get('type') ?? ''}
          onChange={(value) => set('type', value)}
          options={serviceTypes.map((type) => ({ value: type, label: serviceTypeName(type, 'many') }))}
        />
        {categories.length > 1 && (
          <FilterChips
            label="Category"
            showLabel
            value={params.get('category') ?? ''}
            onChange={(value) => set('category', value)}
            options={categories.map(({ id, name = id }) => ({ value: id, label: name }))}
          />
        )}
      </div>
    </div>
  )
}

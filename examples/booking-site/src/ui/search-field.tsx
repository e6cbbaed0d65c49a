import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'

interface SearchFieldProps {
  label: string
  placeholder: string
  /** The words that are searched for. */
  words: string
  onSearch: (words: string) => void
}

/** A field for words with a button. It keeps the focus when a search is made. */
export function SearchField({ label, placeholder, words, onSearch }: SearchFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // The way back changes the words alone.
  useEffect(() => {
    if (field.current) field.current.value = words
  }, [words])

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    onSearch(typeof typed === 'string' ? typed.trim() : '')
  }

  return (
    <form role="search" onSubmit={search} className="flex w-full max-w-xl gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        name="q"
        type="search"
        defaultValue={words}
        placeholder={placeholder}
        className="min-h-12 w-full min-w-0 rounded-full border border-control bg-raised px-5 py-2.5 text-ink placeholder:text-muted hover:border-ink"
      />
      <Button type="submit" className="min-h-12">
        <Search aria-hidden size={18} />
        <span className="max-xs:sr-only">Search</span>
      </Button>
    </form>
  )
}

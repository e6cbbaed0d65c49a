import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-aria-components'

type Errors = Readonly<Partial<Record<string, string>>>

/** Reads a field of a form that was sent. */
type ReadField = (name: string) => string

interface FieldState {
  name: string
  error: string | undefined
  isRequired: true
  onChange: () => void
}

interface SessionFormProps {
  /** Another value with each answer of the platform. */
  answer: unknown
  /** The messages of that answer about fields. */
  errors: Errors
  /** The message that does not belong to one field. */
  notice?: ReactNode
  /** The faults of the fields before the platform is asked; none if they are fine. */
  check: (read: ReadField) => Errors
  onSubmit: (read: ReadField) => void
  /** Gives what a required field needs. */
  children: (field: (name: string) => FieldState) => ReactNode
}

/**
 * A form whose errors stand beside their fields, from the site and from the platform alike. After each try the focus is
 * on the first field that is wrong; a message goes when its field is changed.
 */
export function SessionForm({ answer, errors, notice, check, onSubmit, children }: SessionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [kept, setKept] = useState({ answer, errors, tries: 0 })
  const shown = kept.answer === answer ? kept : { answer, errors, tries: kept.tries }

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-notice]')
    wrong?.focus()
  }, [answer, kept.tries])

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const read: ReadField = (name) => {
      const value = values.get(name)
      return typeof value === 'string' ? value : ''
    }
    const found = Object.entries(check(read)).filter(([, message]) => message)
    setKept({ answer, errors: Object.fromEntries(found), tries: shown.tries + 1 })
    if (found.length === 0) onSubmit(read)
  }

  return (
    <Form ref={form} validationBehavior="aria" onSubmit={submit} className="grid gap-5">
      {notice && (
        <div tabIndex={-1} data-notice className="rounded-card outline-none">
          {notice}
        </div>
      )}
      {children((name) => ({
        name,
        error: shown.errors[name],
        isRequired: true,
        onChange: () => {
          if (shown.errors[name]) setKept({ ...shown, errors: { ...shown.errors, [name]: undefined } })
        },
      }))}
    </Form>
  )
}

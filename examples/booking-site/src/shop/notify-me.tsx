import { isApplicationError } from '@frontdesk/core'
import { type CatalogReference, createBackInStockRequest } from '@frontdesk/ecom'
import { useWrite } from '@frontdesk/react'
import { BellRing } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-aria-components'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { ErrorNotice } from '../ui/notice.tsx'

interface NotifyMeProps {
  /** The name of the product with its choices. */
  name: string
  catalogReference: CatalogReference
}

/** Asks for the address that a mail goes to once a sold-out item is back. */
export function NotifyMe({ name, catalogReference }: NotifyMeProps) {
  const { mutateAsync, isPending, error } = useWrite(createBackInStockRequest)
  const [asked, setAsked] = useState<string>()
  const done = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (asked !== undefined) done.current?.focus()
  }, [asked])

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('email')
    const email = typeof typed === 'string' ? typed.trim() : ''
    try {
      await mutateAsync({
        request: { catalogReference, email, itemUrl: location.href },
        itemDetails: { name },
      })
      setAsked(email)
    } catch {
      // The notice says what went wrong.
    }
  }

  if (asked !== undefined)
    return (
      <p
        ref={done}
        tabIndex={-1}
        role="status"
        className="flex items-start gap-3 rounded-control bg-teal-soft px-4 py-3 outline-none"
      >
        <BellRing aria-hidden size={18} className="mt-1 shrink-0 text-teal" />
        <span className="min-w-0">
          We write to <strong className="font-semibold">{asked}</strong> when it is back. Once, and about
          nothing else.
        </span>
      </p>
    )
  return (
    <Form
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <p className="font-display text-lg font-semibold">Tell me when it is back</p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        hint="For this one mail only."
      />
      <Button type="submit" isPending={isPending} className="justify-self-start">
        Notify me
      </Button>
      {error && (
        <ErrorNotice error={error} title="We did not note it" compact>
          {isApplicationError(error, 'REQUEST_COLLECTION_DISABLED')
            ? 'The studio does not write about products that are back at the moment.'
            : undefined}
        </ErrorNotice>
      )}
    </Form>
  )
}

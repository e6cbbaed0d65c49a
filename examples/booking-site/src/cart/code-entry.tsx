import { Gift, type LucideIcon, Tag, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-aria-components'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'

const icons: Record<'coupon' | 'giftCard', LucideIcon> = { coupon: Tag, giftCard: Gift }

interface CodeEntryProps {
  kind: 'coupon' | 'giftCard'
  /** The words on the button that opens the field. */
  openLabel: string
  /** Name of the field. */
  label: string
  maxLength: number
  /** The code that counts already. */
  entered: { text: string; note?: string | undefined; problem?: string | undefined } | undefined
  explain: (error: unknown) => string
  onAdd: (code: string) => Promise<void>
  onRemove: () => Promise<void>
}

/** A code that a customer may enter: a button that opens its field, the field with its refusal, or the code that counts. */
export function CodeEntry({
  kind,
  openLabel,
  label,
  maxLength,
  entered,
  explain,
  onAdd,
  onRemove,
}: CodeEntryProps) {
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  /** Whether the focus goes to the part that takes the place of the one that had it. */
  const follows = useRef(false)
  const shown = entered ? 'entered' : isOpen ? 'open' : 'closed'
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    root.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [shown, problem])

  const show = (open: boolean): void => {
    follows.current = true
    setProblem(undefined)
    setCode('')
    setOpen(open)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isSending) return
    if (!code.trim()) {
      refuse(`Enter the ${label.toLowerCase()}.`)
      return
    }
    setSending(true)
    // The cart shows the code before this call is over.
    follows.current = true
    try {
      await onAdd(code.trim())
      setOpen(false)
      setCode('')
    } catch (error) {
      refuse(explain(error))
    } finally {
      setSending(false)
    }
  }
  const refuse = (words: string): void => {
    follows.current = false
    setProblem(words)
    // Also when the words are those of the try before.
    root.current?.querySelector('input')?.focus()
  }
  const remove = async (): Promise<void> => {
    setSending(true)
    follows.current = true
    try {
      await onRemove()
      setProblem(undefined)
    } catch {
      follows.current = false
      setProblem('It could not be removed. Please try again.')
    } finally {
      setSending(false)
    }
  }

  const Icon = icons[kind]
  return (
    <div ref={root}>
      {entered ? (
        <>
          <div className="flex items-center gap-2.5">
            <Icon aria-hidden size={17} className="shrink-0 text-teal" />
            <p className="min-w-0 grow leading-snug">
              <span className="font-semibold break-all">{entered.text}</span>
              {entered.note && <span className="block text-sm text-muted">{entered.note}</span>}
            </p>
            <IconButton
              label={`Remove ${kind === 'coupon' ? 'the coupon' : 'the gift card'} ${entered.text}`}
              onPress={() => void remove()}
              isDisabled={isSending}
              className="-mr-3"
            >
              <X aria-hidden size={18} />
            </IconButton>
          </div>
          {(problem ?? entered.problem) && (
            <p role="alert" className="text-sm font-semibold text-coral-text">
              {problem ?? entered.problem}
            </p>
          )}
        </>
      ) : isOpen ? (
        <Form validationBehavior="aria" onSubmit={(event) => void submit(event)} className="grid gap-2 py-1">
          <TextField
            label={label}
            value={code}
            onChange={(value) => {
              setCode(value)
              setProblem(undefined)
            }}
            error={problem}
            isRequired
            maxLength={maxLength}
            autoComplete="off"
            spellCheck="false"
            onKeyDown={({ key }) => {
              if (key === 'Escape') show(false)
            }}
          />
          <div className="flex gap-2">
            <Button type="submit" size="compact" isPending={isSending}>
              Apply
            </Button>
            <Button look="quiet" size="compact" onPress={() => show(false)}>
              Close
            </Button>
          </div>
        </Form>
      ) : (
        <Button
          look="quiet"
          size="compact"
          className="-ml-4"
          aria-expanded={false}
          onPress={() => show(true)}
        >
          <Icon aria-hidden size={17} /> {openLabel}
        </Button>
      )}
    </div>
  )
}

import type { CaptchaToken } from '@frontdesk/auth'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { Checkbox } from 'react-aria-components'
import { cx } from '../ui/class-names.ts'

/** The name of the token in the form. */
const field = 'captcha'

/** The fields that a form with a captcha sends to the platform. */
export function readCaptcha(read: (name: string) => string): { captchaTokens?: CaptchaToken[] } {
  const token = read(field)
  return token ? { captchaTokens: [{ Recaptcha: token }] } : {}
}

interface CaptchaProps {
  /** Another value with each answer of the platform: a token is good for one try. */
  answer: unknown
  error: string | undefined
  onChange: () => void
}

/**
 * Stands where the captcha of a provider goes, whose script is asked with the visible site key, and does what that does:
 * a person does something, and the form gets a token. This one asks no provider, so only a local platform takes its
 * tokens, and it says so.
 */
export function Captcha({ answer, error, onChange }: CaptchaProps) {
  const id = useId()
  const [given, setGiven] = useState<{ answer: unknown; token: string }>()
  const token = given && given.answer === answer ? given.token : ''
  return (
    <div className="grid gap-1.5">
      <div
        className={cx(
          'grid gap-2 rounded-control border border-control bg-raised p-4',
          error && 'border-coral-text',
        )}
      >
        <Checkbox
          isSelected={Boolean(token)}
          isInvalid={Boolean(error)}
          aria-describedby={cx(`${id}-note`, error && `${id}-error`)}
          onChange={(isSelected) => {
            setGiven(isSelected ? { answer, token: `local-${crypto.randomUUID()}` } : undefined)
            onChange()
          }}
          className="group flex min-h-11 cursor-pointer items-center gap-3 font-semibold"
        >
          <span className="grid size-7 shrink-0 place-items-center rounded-md border-2 border-control bg-paper text-on-action group-hover:border-ink group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-coral group-data-selected:border-action group-data-selected:bg-action">
            {token && <Check aria-hidden size={18} strokeWidth={3} />}
          </span>
          I am not a robot
        </Checkbox>
        <p id={`${id}-note`} className="text-sm text-muted">
          A stand-in for the captcha of a provider. Only a local platform takes it.
        </p>
      </div>
      <input type="hidden" name={field} value={token} />
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-coral-text">
          {error}
        </p>
      )}
    </div>
  )
}

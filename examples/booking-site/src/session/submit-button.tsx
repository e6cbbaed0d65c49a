import { Button } from '../ui/button.tsx'
import { cx } from '../ui/class-names.ts'

interface SubmitButtonProps {
  isPending: boolean
  /** The text that is shown and read out while the platform is asked. */
  pendingLabel: string
  children: string
}

/** Sends a form of the sign-in. It keeps the focus while the platform is asked; a second press changes nothing. */
export function SubmitButton({ isPending, pendingLabel, children }: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" size="large" className={cx(isPending && 'cursor-progress opacity-70')}>
        {isPending ? pendingLabel : children}
      </Button>
      <p role="status" className="sr-only">
        {isPending && pendingLabel}
      </p>
    </>
  )
}

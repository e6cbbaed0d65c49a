import { useClient } from '@frontdesk/react'

const onThisMachine = (hostname: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/** A platform on this machine sends no mail: says where it lies instead. */
export function LocalOutbox() {
  const { origin } = useClient().platform
  if (!onThisMachine(new URL(origin).hostname)) return null
  return (
    <p className="text-sm text-muted">
      The platform runs on this machine and sends no mail.{' '}
      <a
        href={`${origin}/inspector/outbox`}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-teal underline underline-offset-4"
      >
        Open its outbox
      </a>{' '}
      instead.
    </p>
  )
}

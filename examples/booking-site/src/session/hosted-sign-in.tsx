import { ExternalLink } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { useReturnPath } from './session-path.ts'
import { useHostedSignIn } from './use-hosted-sign-in.ts'

/** The other way in: the platform's own page, which this site never sees a password of. */
export function HostedSignIn() {
  const returnTo = useReturnPath()
  const { mutate: signIn, isPending, error } = useHostedSignIn()
  return (
    <>
      <Button look="outline" isPending={isPending} onPress={() => signIn(returnTo)} className="w-full">
        <ExternalLink aria-hidden size={17} /> Use the studio’s sign-in page
      </Button>
      {error && <ErrorNotice error={error} title="The sign-in page could not be opened" className="w-full" />}
    </>
  )
}

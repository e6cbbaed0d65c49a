import { completeLogin } from '@frontdesk/auth'
import { isFrontdeskError } from '@frontdesk/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PageHeading } from '../layout/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { useSessionClient, useSignIn } from './use-sign-in.ts'

function explain(error: unknown): string {
  switch (isFrontdeskError(error) && error.code) {
    case 'access_denied':
      return 'You left the sign-in page before you were done. Nothing was changed.'
    case 'INVALID_STATE':
    case 'MISSING_CODE_OR_STATE':
      return 'This sign-in link was used before, or was started in another browser. Start again from here.'
    default:
      return 'The sign-in could not be finished. Start again from here.'
  }
}

/** The way back from the hosted sign-in page. */
export function SignedInPage() {
  const client = useSessionClient()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const started = useRef(false)
  const signIn = useSignIn()
  const { mutate: complete, error } = useMutation({
    mutationFn: (url: string) => completeLogin(client, url),
    // The code in the address is good for one use, and nobody should copy it.
    onSettled: (result) => navigate(result?.returnTo ?? pathname, { replace: true }),
  })

  useEffect(() => {
    if (started.current) return
    started.current = true
    complete(location.origin + pathname + search + hash)
  }, [complete, pathname, search, hash])

  if (!error)
    return (
      <Loading label="Signing you in" className="shell grid gap-6 py-16">
        <Skeleton className="h-12 w-72" />
        <Skeleton className="h-48 w-full max-w-2xl rounded-card" />
      </Loading>
    )
  return (
    <div className="shell grid justify-items-start gap-6 py-16">
      <PageHeading title="You are not signed in" />
      <ErrorNotice error={error} title="Signing in did not work">
        {explain(error)}
      </ErrorNotice>
      <div className="flex flex-wrap gap-3">
        <Button isPending={signIn.isPending} onPress={() => signIn.mutate('/account')}>
          Sign in again
        </Button>
        <ButtonLink to="/" look="outline">
          Go to the front page
        </ButtonLink>
      </div>
    </div>
  )
}

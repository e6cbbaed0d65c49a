import { memoryStore, oauth } from '@frontdesk/auth'
import { isAbortError } from '@frontdesk/core'
import { act, render, waitFor } from '@testing-library/react'
import { Activity, type ReactElement } from 'react'
import { expect, it } from 'vitest'
import { useLogin } from '../src/index.ts'
import { deferred, fakeClient, wrapperFor } from './fake-client.tsx'

// For React 19.2 and newer only: older ones have no `Activity`.
it('a sign-in form can be used again after its part of the page was hidden in the middle of a call', async () => {
  const held = deferred<never>()
  let calls = 0
  const answer = (): Promise<never> => {
    calls++
    return held.promise
  }
  const { client } = fakeClient(
    { 'auth.authentication.login': answer },
    oauth({ clientId: 'app', store: memoryStore() }),
  )
  const person = { email: 'ana@example.com', password: 'harbour-ana-1' }
  let now!: ReturnType<typeof useLogin>
  const Form = (): null => {
    now = useLogin()
    return null
  }
  const Page = ({ mode }: { mode: 'visible' | 'hidden' }): ReactElement => (
    <Activity mode={mode}>
      <Form />
    </Activity>
  )
  const { rerender } = render(<Page mode="visible" />, { wrapper: wrapperFor(client) })
  act(() => void now.login(person))
  await waitFor(() => expect(calls).toBe(1))
  expect(now.isPending).toBe(true)
  rerender(<Page mode="hidden" />)
  rerender(<Page mode="visible" />)
  expect(now).toMatchObject({ step: 'credentials', isPending: false })
  expect(isAbortError(now.error)).toBe(true)
  act(() => void now.login(person))
  await waitFor(() => expect(calls).toBe(2))
  expect(now.isPending).toBe(true)
})

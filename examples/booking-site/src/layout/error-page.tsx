import { useRouteError } from 'react-router'
import { ErrorNotice } from '../ui/notice.tsx'
import { useDocumentTitle } from './page.tsx'

/** What a person sees in place of a page that broke. */
export function ErrorPage() {
  const error = useRouteError()
  useDocumentTitle('Something broke')
  return (
    <main className="shell py-16">
      <h1 className="mb-6 text-title">Something broke on this page</h1>
      <ErrorNotice error={error} title="Sorry about that" onRetry={() => location.reload()} />
    </main>
  )
}

import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ErrorNotice } from '../ui/notice.tsx'
import { useDocumentTitle } from './page.tsx'

/** Whether the code of a page did not come: browsers say it in words of their own. */
function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /import/i.test(error.message)
}

/** The page that replaces one that broke, or whose code did not load. */
export function ErrorPage() {
  const error = useRouteError()
  const isMissing = isMissingCode(error)
  const title = isMissing ? 'This page did not load' : 'Something broke on this page'
  useDocumentTitle(title)
  useEffect(() => {
    if (!isMissing) return
    const reload = (): void => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isMissing])
  return (
    <div className="shell py-16">
      <h1 className="mb-6 text-title">{title}</h1>
      <ErrorNotice
        error={error}
        title={isMissing ? 'A part of the site is missing' : 'Sorry about that'}
        onRetry={() => location.reload()}
      >
        {isMissing
          ? 'Your connection may be down, or the site was renewed meanwhile. Check your connection, then try again.'
          : undefined}
      </ErrorNotice>
    </div>
  )
}

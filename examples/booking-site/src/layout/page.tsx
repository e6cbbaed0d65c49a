import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Names the document, for tabs, history and screen readers. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Harbour Studio' ? title : `${title} – Harbour Studio`
  }, [title])
}

/** The path whose heading was shown last; nothing before the first page of the document. */
const LastPath = createContext<RefObject<string | undefined> | undefined>(undefined)

/** Remembers for all pages below which one was shown last. */
export function PageHistory({ children }: { children: ReactNode }) {
  const lastRef = useRef<string>(undefined)
  return <LastPath value={lastRef}>{children}</LastPath>
}

interface PageHeadingProps {
  /** The document's title; the heading's text unless given. */
  title: string
  children?: ReactNode
  className?: string
}

/**
 * The heading of a page or of a step. It takes the focus when a person comes to the page from another page of the site:
 * not on the first page, and not when the address changes while the page stays.
 */
export function PageHeading({ title, children, className = 'text-title' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const lastRef = useContext(LastPath)
  useDocumentTitle(title)
  useEffect(() => {
    if (!lastRef) return
    if (lastRef.current !== undefined && lastRef.current !== pathname)
      heading.current?.focus({ preventScroll: true })
    lastRef.current = pathname
  }, [lastRef, pathname])
  return (
    <h1 ref={heading} tabIndex={-1} data-page-heading className={className}>
      {children ?? title}
    </h1>
  )
}

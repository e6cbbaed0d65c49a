import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../ui/class-names.ts'

/** Names the document, for tabs, history and screen readers. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Harbour Studio' ? title : `${title} – Harbour Studio`
  }, [title])
}

interface PageHeadingProps {
  /** The document's title; the heading's text unless given. */
  title: string
  children?: ReactNode
  className?: string
}

/** The heading of a page or of a step. It takes the focus when a person comes to it from within the site. */
export function PageHeading({ title, children, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivedByLink = useLocation().key !== 'default'
  useDocumentTitle(title)
  useEffect(() => {
    if (arrivedByLink) heading.current?.focus({ preventScroll: true })
  }, [arrivedByLink])
  return (
    <h1 ref={heading} tabIndex={-1} data-page-heading className={cx('text-title', className)}>
      {children ?? title}
    </h1>
  )
}

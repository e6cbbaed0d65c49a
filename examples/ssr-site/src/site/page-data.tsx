import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type MetaDescriptor, useLoaderData } from 'react-router'

/** Puts the data that the loader of a page has read into the cache, before the page looks for it there. */
export function PageData({ children }: { children: ReactNode }) {
  const { state } = useLoaderData<{ state: DehydratedState }>()
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>
}

/** The title of a page, as the page itself names it in a browser. */
export function titled(title: string): MetaDescriptor[] {
  return [{ title: `${title} – Harbour Studio` }]
}

import { html } from '../html/markup.ts'
import type { Business } from '../kernel/handler.ts'
import type { PageFailure } from '../kernel/failure.ts'
import { messagePage } from './layout.ts'

const titleOf = (status: number): string => {
  if (status === 404) return 'This page does not exist'
  if (status === 429) return 'Too many requests'
  return status >= 500 ? 'Something went wrong' : 'This did not work'
}

/** The page for a person who met a failure that no page of its own tells of. */
export const errorPage = async (
  business: Business,
  { status, message, retryable }: PageFailure,
): Promise<string> => {
  const text = status === 404 ? 'The address is wrong, or the page was moved.' : message
  const page = await messagePage(
    { title: titleOf(status), business },
    text,
    retryable ? html`<a class="button" href="">Try again</a>` : undefined,
  )
  return page.toString()
}

import { type LoaderFunctionArgs, redirectDocument } from 'react-router'

/** The links of the site's pages to a sign-in lead to that of the server, which goes on to the page of the platform. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const returnTo = new URL(request.url).searchParams.get('returnTo') ?? '/account'
  return redirectDocument(`/api/frontdesk/sign-in?${new URLSearchParams({ returnTo }).toString()}`)
}

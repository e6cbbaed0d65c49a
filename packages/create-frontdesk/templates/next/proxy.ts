import { withSession } from '@frontdesk/auth'
import { type NextRequest, NextResponse } from 'next/server'
import { session } from './frontdesk/settings'

/** Begins the session, or renews it, before a page is rendered. */
export function proxy(request: NextRequest): Promise<Response> {
  return withSession(request, session, (_client, store) => {
    const headers = new Headers(request.headers)
    headers.set('cookie', store.cookie())
    return NextResponse.next({ request: { headers } })
  })
}

export const config = { matcher: '/((?!api/frontdesk|_next/|favicon.ico).*)' }

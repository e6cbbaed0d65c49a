import { type Session, withSession } from '@frontdesk/auth'
import type { Client } from '@frontdesk/core'
import { hydration } from '@frontdesk/react/query'
import { dehydrate, type DehydratedState, QueryClient } from '@tanstack/react-query'
import {
  createContext,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router'
import { sessionOptions } from './settings.server.ts'

const person = createContext<Client<Session>>()

// #region middleware
/** Answers a request for a page in the session of the person who sends it, and puts the cookies on the finished answer. */
export const inSession: MiddlewareFunction<Response> = ({ request, context }, next) =>
  withSession(request, sessionOptions, (client) => {
    context.set(person, client)
    return next()
  })
// #endregion middleware

type RequestContext = Readonly<RouterContextProvider>

/** The arguments of the loader of a page below `inSession`. */
export type PageRequest = LoaderFunctionArgs<RequestContext>

/** The client of the person who sent the request. */
export const clientOf = (context: RequestContext): Client<Session> => context.get(person)

// #region read
/** Reads the data that a page shows, in the name of the person; a read that fails is left to the browser. */
export async function readFor(
  context: RequestContext,
  read: (client: Client<Session>, cache: QueryClient) => Promise<unknown>,
): Promise<DehydratedState> {
  const cache = new QueryClient({ defaultOptions: { ...hydration } })
  await read(clientOf(context), cache)
  return dehydrate(cache)
}
// #endregion read

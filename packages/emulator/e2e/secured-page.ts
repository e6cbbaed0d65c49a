// The program of a page under a content security policy: each of its parts is driven from outside.
import {
  completeLogin,
  directLogin,
  login,
  memoryStore,
  oauth,
  type Session,
  startLogin,
  throughServer,
  webStorageStore,
} from '@frontdesk/auth'
import { queryServices } from '@frontdesk/bookings'
import { type Client, createClient, isFrontdeskError, local } from '@frontdesk/core'

const { platformUrl = '', clientId = '' } = document.documentElement.dataset
const platform = local(platformUrl)
const ana = { email: 'ana@example.com', password: 'harbour-ana-1' }

const createPerson = (store = memoryStore()): Client<Session> =>
  createClient({ platform, auth: oauth({ clientId, store }), attempts: 1 })

const sessionTokenOf = async (client: Client<Session>): Promise<string> => {
  const result = await login(client, ana)
  if (result.loginState !== 'SUCCESS') throw new Error(result.loginState)
  return result.data.sessionToken
}

/** The outcome of some work in a word: what it gives, or the code of its error. */
const outcomeOf = async (work: () => Promise<string>): Promise<string> => {
  try {
    return await work()
  } catch (error) {
    return isFrontdeskError(error) ? error.code : String(error)
  }
}

const countServices = async (client: Client): Promise<string> => {
  const { items } = await queryServices(client, {})
  return items.length > 0 ? 'services' : 'none'
}

const secured = {
  /** A call that goes straight to the platform. */
  call: () => outcomeOf(() => countServices(createPerson())),
  /** A call through the handler of the site. */
  callThroughServer: () =>
    outcomeOf(() => countServices(createClient({ platform, ...throughServer(), attempts: 1 }))),
  /** A picture of the platform. */
  picture: (url: string) =>
    new Promise<string>((resolve) => {
      const image = new Image()
      image.onload = () => {
        resolve(image.naturalWidth > 0 ? 'picture' : 'empty')
      }
      image.onerror = () => {
        resolve('blocked')
      }
      image.src = url
    }),
  /** A sign-in on this page, with the password. */
  signInHere: () =>
    outcomeOf(async () => {
      const client = createPerson()
      await directLogin(client, { sessionToken: await sessionTokenOf(client) })
      return client.auth.getSnapshot().status
    }),
  /** A sign-in by redirect; `complete` ends it on the page that the person returns to. */
  signInElsewhere: () =>
    outcomeOf(async () => {
      const client = createPerson(webStorageStore())
      const { url } = await startLogin(client, {
        redirectUri: `${location.origin}/signed-in`,
        returnTo: '/page',
        sessionToken: await sessionTokenOf(client),
        prompt: 'none',
      })
      return url
    }),
  complete: () =>
    outcomeOf(async () => {
      const client = createPerson(webStorageStore())
      await completeLogin(client)
      return client.auth.getSnapshot().status
    }),
  theme: () => document.documentElement.dataset['theme'] ?? 'none',
}

export type Secured = typeof secured

declare global {
  var secured: Secured
}
globalThis.secured = secured

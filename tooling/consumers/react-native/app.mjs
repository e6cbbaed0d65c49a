import './environment.mjs'
import * as auth from '@frontdesk/auth'
import * as bookings from '@frontdesk/bookings'
import * as core from '@frontdesk/core'
import * as ecom from '@frontdesk/ecom'
import * as stores from '@frontdesk/stores'
import { sha256 } from '@noble/hashes/sha2.js'
import { journey } from './journey.mjs'

const [, , url, clientId] = process.argv
const redirectUri = 'http://localhost/signed-in'
const kept = new Map()
const store = auth.textStore({
  get: async (key) => kept.get(key),
  set: async (key, text) => void kept.set(key, text),
  delete: async (key) => void kept.delete(key),
})

function check(condition, message) {
  if (!condition) throw new Error(message)
}

console.log(await journey({ auth, bookings, core, ecom, stores }, { url, clientId }))

const plain = core.createClient({ platform: core.local(url), auth: auth.oauth({ clientId }) })
const refusal = await auth.startLogin(plain, { redirectUri }).catch((error) => error)
check(refusal.code === 'INSECURE_PAGE', `Without a hash the sign-in gave ${String(refusal)}.`)
check(refusal.message.includes('"sha256"'), `The refusal does not name the option: ${refusal.message}`)

const client = core.createClient({
  platform: core.local(url),
  auth: auth.oauth({ clientId, sha256, store }),
})
const answer = await auth.login(client, { email: 'ana@example.com', password: 'harbour-ana-1' })
const { sessionToken } = answer.data
const { url: signInPage } = await auth.startLogin(client, { redirectUri, sessionToken, prompt: 'none' })
const page = await fetch(signInPage)
await auth.completeLogin(client, page.headers.get('location'))
check(client.auth.getSnapshot().status === 'member', 'The sign-in did not end with a member.')

// After a restart of the app, from the store.
const restarted = core.createClient({
  platform: core.local(url),
  auth: auth.oauth({ clientId, sha256, store }),
})
await ecom.getCurrentCart(restarted, {}).catch((error) => check(error.status === 404, String(error)))
check(restarted.auth.getSnapshot().status === 'member', 'The session did not outlive a restart.')
console.log('signed in')

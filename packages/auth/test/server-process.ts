// One server of a fleet, as a process of its own: makes a call each time it is told to.
import { oauth, unstorageStore } from '@frontdesk/auth'
import { createClient, local, type Read, read, whole } from '@frontdesk/core'
import { openShared, type SharedPlace } from './shared-store.ts'

const { url, ...place } = JSON.parse(process.argv[2] ?? '{}') as SharedPlace & { url: string }

const ping: Read<object, { token: string }> = read({
  id: 'test.ping',
  family: '',
  route: 'POST /ping',
  response: whole(),
})

const { storage, lock } = openShared(place)
let now = 0
const client = createClient({
  platform: local(url),
  auth: oauth({
    clientId: 'client-1',
    store: unstorageStore(storage, { owner: 'ana', lock }),
    now: () => now,
  }),
  headers: { 'x-process': String(process.pid) },
})

process.on('message', (time: number) => {
  now = time
  void ping(client, {}).then(
    ({ token }) => process.send?.({ token, status: client.auth.getSnapshot().status }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

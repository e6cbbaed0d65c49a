// One server of a fleet, as a process or a thread of its own: makes a call each time it is told to.
import { oauth, unstorageStore } from '@frontdesk/auth'
import { createClient, local, type Read, read, whole } from '@frontdesk/core'
import { parentPort, workerData } from 'node:worker_threads'
import { openShared, type SharedPlace } from './shared-store.ts'

const { url, ...place } = JSON.parse(
  (workerData as string | null) ?? process.argv[2] ?? '{}',
) as SharedPlace & { url: string }

const ping: Read<object, { token: string }> = read({
  id: 'test.ping',
  prefix: '',
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

const report = (content: unknown): void => {
  if (parentPort) parentPort.postMessage(content)
  else process.send?.(content)
}
const call = (time: number): void => {
  now = time
  void ping(client, {}).then(
    ({ token }) => report({ token, status: client.auth.getSnapshot().status }),
    (error: unknown) => report({ error: String(error) }),
  )
}
if (parentPort) parentPort.on('message', call)
else process.on('message', call).on('disconnect', () => process.exit())
report('ready')

// An edge runtime: a worker is bundled for it, runs in workerd and books when it is called. Another one is a small site.
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'
import { checkServerRendered } from '../server-rendered.mjs'

/** Books with a request, as the guide does. */
async function bookByHand(site) {
  const list = await fetch(site)
  const [, serviceId] = /^(\S+) Deep-tissue massage$/m.exec(await list.text()) ?? []
  const cookie = list.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const booked = await fetch(`${site}/services/${serviceId}/bookings`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ana', email: 'ana@example.com' }),
  })
  const text = await booked.text()
  if (booked.status !== 201) throw new Error(`The worker books with ${booked.status}: ${text}`)
  const after = await fetch(site, { headers: { cookie } }).then((answer) => answer.text())
  if (!after.includes('Cart: 1')) throw new Error(`The booking is not in the cart: ${after}`)
}

export async function check(project) {
  await project.install()
  const bin = (name) => join(project.folder, 'node_modules/.bin', name)
  await project.run(bin('esbuild'), [
    ...['worker.mjs', 'site.mjs', '--bundle', '--format=esm', '--platform=neutral', '--minify'],
    ...['--conditions=workerd,worker,browser', '--main-fields=module,main', '--outdir=dist'],
  ])
  const emulator = await project.startEmulator()
  const { url, clientId } = emulator
  const port = await project.startUntil(
    bin('workerd'),
    ['serve', 'config.capnp', '--control-fd=1'],
    (output) => /"port":(\d+)/.exec(output)?.[1],
  )
  const response = await fetch(`http://127.0.0.1:${port}/?${new URLSearchParams({ url, clientId })}`)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`The worker answers ${response.status}.\n${text}`)

  const site = `http://localhost:${await freePort()}`
  await project.startUntil(
    bin('workerd'),
    ['serve', 'site.capnp', `--socket-addr=http=${new URL(site).host}`, '--control-fd=1'],
    (output) => output.includes('"event":"listen"'),
    { env: { FRONTDESK_URL: url } },
  )
  await checkServerRendered(project, site, emulator)
  await bookByHand(site)
}

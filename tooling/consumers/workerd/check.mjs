// An edge runtime: the worker is bundled for it, runs in workerd and books when it is called.
import { join } from 'node:path'

export async function check(project) {
  await project.install()
  const bin = (name) => join(project.folder, 'node_modules/.bin', name)
  await project.run(bin('esbuild'), [
    ...['worker.mjs', '--bundle', '--format=esm', '--platform=neutral', '--minify'],
    ...['--conditions=workerd,worker,browser', '--main-fields=module,main', '--outfile=dist/worker.js'],
  ])
  const { url, clientId } = await project.startEmulator()
  const port = await project.startUntil(
    bin('workerd'),
    ['serve', 'config.capnp', '--control-fd=1'],
    (output) => /"port":(\d+)/.exec(output)?.[1],
  )
  const response = await fetch(`http://127.0.0.1:${port}/?${new URLSearchParams({ url, clientId })}`)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`The worker answers ${response.status}.\n${text}`)
}

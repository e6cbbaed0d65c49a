// Deno with the packages that npm installed, as ES modules and by `require`.
import { join } from 'node:path'

export async function check(project) {
  await project.install()
  const deno = join(project.folder, 'node_modules/.bin/deno')
  const { url, clientId } = await project.startEmulator()
  for (const file of ['book.mjs', 'book.cjs'])
    await project.run(deno, ['run', '--node-modules-dir=manual', '--allow-all', file, url, clientId])
}

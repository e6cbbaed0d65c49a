// Bun, as ES modules and by `require`; it runs the emulator too.
import { join } from 'node:path'

export async function check(project) {
  await project.install()
  const bun = join(project.folder, 'node_modules/.bin/bun')
  const { url, clientId } = await project.startEmulator()
  for (const file of ['book.mjs', 'book.cjs']) await project.run(bun, ['run', file, url, clientId])
}

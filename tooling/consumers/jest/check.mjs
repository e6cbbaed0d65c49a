// Jest as it is by default: it requires CommonJS, in a module system and with globals of its own.
import { join } from 'node:path'

export async function check(project) {
  await project.install()
  await project.run(process.execPath, [join(project.folder, 'node_modules/jest/bin/jest.js')])
}

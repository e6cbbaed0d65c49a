// Node in each version that is supported: every entry as an ES module and by `require`, and a booking by both ways.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages, specifier } from '../../packages.mjs'

/** Exact versions of the npm packages that carry the binaries. */
const versions = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0', 26: '26.10.0' }

export const variants = Object.keys(versions)

/** The Node that runs the gate needs no download. */
const own = process.versions.node.split('.')[0]
export const quick = [own]

/** Modules that load every entry of every package and hand them to `each`. */
function loaders() {
  const paths = packages.flatMap(({ name, entries }) => entries.map((entry) => specifier(name, entry)))
  const list = (load) =>
    `const loaded = [\n${paths.map((path) => `  ['${path}', ${load(path)}],`).join('\n')}\n]\n`
  const check =
    "for (const [path, exports] of loaded) if (Object.keys(exports).length === 0) throw new Error(path + ' exports nothing')\n"
  return {
    'every-entry.mjs': list((path) => `await import('${path}')`),
    'every-entry.cjs': list((path) => `require('${path}')`),
    check,
  }
}

export async function check(project) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const isOwn = project.variant === own
  await project.install(
    isOwn ? {} : { 'other-node': `npm:node-${system}-${process.arch}@${versions[project.variant]}` },
  )
  const node = isOwn ? process.execPath : join(project.folder, 'node_modules/other-node/bin/node')

  const { check: assertion, ...files } = loaders()
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(project.folder, file), text + assertion)
    await project.run(node, [file])
  }
  const { url, clientId } = await project.startEmulator()
  for (const file of ['book.mjs', 'book.cjs', 'forms.cjs']) await project.run(node, [file, url, clientId])
  await project.run(node, ['in-process.cjs'])
}

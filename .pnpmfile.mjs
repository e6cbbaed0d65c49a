// Changes the manifests that `pnpm pack` and `pnpm publish` write; the files in the repository stay as they are.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Fields that the root manifest says once for all packages. */
const shared = ['author', 'repository', 'homepage', 'bugs', 'funding']

function beforePacking(manifest) {
  const folder = `packages/${manifest.name.replace('@frontdesk/', '')}`
  // A package without its build would be published with a README and nothing to import.
  if (!existsSync(`${root}${folder}/dist`))
    throw new Error(`${manifest.name} is not built. Run \`pnpm build\` before packing it.`)
  const own = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const published = { ...manifest }
  delete published.devDependencies
  delete published.scripts
  for (const field of shared) if (own[field] !== undefined) published[field] ??= own[field]
  if (typeof published.repository === 'object')
    published.repository = { ...published.repository, directory: folder }
  return published
}

export const hooks = { beforePacking }

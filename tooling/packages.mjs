// The published packages, as their package.json files tell.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** All that is published, each with its folder, manifest and entries: `index`, `schemas`, `query`, … */
export const published = readdirSync(`${root}packages`)
  .map((name) => ({ name, folder: `${root}packages/${name}` }))
  .filter(({ folder }) => existsSync(`${folder}/package.json`))
  .map(({ name, folder }) => {
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    const entries = Object.keys(manifest.exports ?? {})
      .filter((path) => !path.endsWith('.json'))
      .map((path) => (path === '.' ? 'index' : path.slice(2)))
    return { name, folder, manifest, entries }
  })

/** The packages that an app imports: all but `create-frontdesk`, which is only run. */
export const packages = published.filter(({ entries }) => entries.length > 0)

/** How an app imports an entry. */
export function specifier(name, entry) {
  return entry === 'index' ? `@frontdesk/${name}` : `@frontdesk/${name}/${entry}`
}

// The packages as their users get them: packed into a folder, or published to a registry.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { published, root } from '../packages.mjs'

/** Packs every package into `folder` and returns the tarball of each by its name. Throws an error that says why not. */
export function pack(folder) {
  mkdirSync(folder, { recursive: true })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'tooling/pnpm.mjs',
      ...['--recursive', '--filter', './packages/*', 'pack', '--pack-destination', folder],
    ],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The packages could not be packed.\n${stdout}${stderr}`)
  const files = readdirSync(folder)
  return Object.fromEntries(
    published.map(({ manifest: { name, version } }) => {
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
      if (!files.includes(file)) throw new Error(`${name} was packed under another name than ${file}.`)
      return [name, join(folder, file)]
    }),
  )
}

/** The packages that an app of these also installs, and the packages themselves. */
export function withSiblings(names) {
  const all = new Set(names)
  for (const name of all) {
    const own = published.find(({ manifest }) => manifest.name === name)
    if (!own) throw new Error(`There is no package ${name}.`)
    for (const sibling of Object.keys(own.manifest.dependencies ?? {})) {
      if (sibling.startsWith('@frontdesk/')) all.add(sibling)
    }
  }
  return [...all]
}

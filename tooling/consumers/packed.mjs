// The packages as their users get them: packed into a folder, or published to a registry.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { published, root } from '../packages.mjs'

/** The files that a manifest promises: those of `exports`, `bin` and the like. */
function promised(value) {
  if (typeof value === 'string') return value.startsWith('./') ? [value] : []
  return Object.values(value ?? {}).flatMap(promised)
}

/** The declarations that a declaration imports by relative paths. */
function importsOf(folder, path) {
  if (!/\.d\.c?ts$/.test(path)) return []
  const text = readFileSync(join(folder, path), 'utf8')
  return [...text.matchAll(/(?:from|import\() ?'(\.[^']+)\.(c?)js'/g)].map(
    ([, name, kind]) => `./${join(dirname(path), `${name}.d.${kind}ts`)}`,
  )
}

/**
 * The files that are missing in the folder of a package: files that its manifest promises, and declarations that others
 * import. A build that was cut off leaves code without its declarations.
 */
export function missingFiles(folder, { main, module, types, bin, exports }) {
  const wanted = new Set(promised({ main, module, types, bin, exports }))
  const missing = []
  for (const path of wanted) {
    if (!existsSync(join(folder, path))) missing.push(path)
    else for (const file of importsOf(folder, path)) wanted.add(file)
  }
  return missing
}

/** Packs every package into `folder` and returns the tarball of each by its name. Throws an error that says why not. */
export function pack(folder) {
  for (const { folder: own, manifest } of published) {
    const missing = missingFiles(own, manifest)
    if (missing.length > 0)
      throw new Error(
        `${manifest.name} lacks ${missing.join(', ')}: build it with \`pnpm build\` before it is packed.`,
      )
  }
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

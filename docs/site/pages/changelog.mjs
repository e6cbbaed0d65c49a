// The changelog of all packages as one page: they carry the same version, and a change may be in several of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages, root } from '../../../tooling/packages.mjs'
import { escapeTemplate } from './text.mjs'

const order = ['major', 'minor', 'patch']
const titles = { major: 'Breaking changes', minor: 'New', patch: 'Better' }

/** Reads a changeset: the packages with the kind of the change, and its words. */
export function readChangeset(text) {
  const [, head, words] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined) throw new Error('A changeset begins with the list of its packages')
  const bumps = [...head.matchAll(/^['"](.+)['"]: (\w+)$/gm)].map(([, name, bump]) => ({ name, bump }))
  return bumps.map((one) => ({ ...one, text: words.trim() }))
}

/** Reads the changelog of one package: the entries of each version. */
export function readChangelog(name, text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version] = part.split('\n')
      const entries = part
        .split(/^### /m)
        .slice(1)
        .flatMap((section) => {
          const bump = section.split(' ')[0].toLowerCase()
          return [...section.matchAll(/^- (?:[0-9a-f]{7,}: )?((?:.+|\n {2}.*|\n(?=\n {2}))*)/gm)]
            .map(([, words]) => ({ name, bump, text: words.replace(/^ {2}/gm, '').trim() }))
            .filter((entry) => !entry.text.startsWith('Updated dependencies'))
        })
      return { version: version.trim(), entries }
    })
}

/** Writes the entries of a version: by kind, each text once with all of its packages. */
function writeEntries(entries) {
  const byText = new Map()
  for (const { name, bump, text } of entries) {
    const known = byText.get(text) ?? { bump, names: [] }
    byText.set(text, {
      bump: order.indexOf(bump) < order.indexOf(known.bump) ? bump : known.bump,
      names: [...known.names, name],
    })
  }
  return order.flatMap((bump) => {
    const own = [...byText].filter(([, entry]) => entry.bump === bump)
    if (own.length === 0) return []
    const lines = own.map(([text, { names }]) => {
      const shown = names.map((name) => `\`${name.replace('@frontdesk/', '')}\``).join(' ')
      return `- ${escapeTemplate(text).replace(/\n/g, '\n  ')} <span class="in">${names.length === packages.length ? '`all`' : shown}</span>`
    })
    return [`### ${titles[bump]}`, lines.join('\n')]
  })
}

/** The page of changes: what the next release brings, then each version. */
export function writeChangelogPage() {
  const folder = join(root, '.changeset')
  const next = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .flatMap((file) => readChangeset(readFileSync(join(folder, file), 'utf8')))
  const versions = new Map()
  for (const { folder: of, manifest } of packages) {
    const file = join(of, 'CHANGELOG.md')
    if (!existsSync(file)) continue
    for (const { version, entries } of readChangelog(manifest.name, readFileSync(file, 'utf8')))
      versions.set(version, [...(versions.get(version) ?? []), ...entries])
  }
  const parts = [...versions].flatMap(([version, entries]) => [`## ${version}`, ...writeEntries(entries)])
  if (next.length) parts.unshift('## Next release', ...writeEntries(next))
  return ['# Changelog', 'All packages carry the same version.', ...parts].join('\n\n')
}

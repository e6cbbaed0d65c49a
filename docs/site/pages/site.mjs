// All pages of the site as Markdown, and what its navigation shows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContents } from '../../../tooling/docs/llms.mjs'
import { loadOperationTable } from '../../../tooling/docs/operation-table.mjs'
import { packages, root } from '../../../tooling/packages.mjs'
import { writeChangelogPage } from './changelog.mjs'
import { callers, placeExports, shortCallers } from './places.mjs'
import { createReference } from './reference.mjs'
import { shownOrder, writeSidebar } from './sidebar.mjs'
import { escapeMarkdown, escapeTemplate, table } from './text.mjs'
import { readExports } from './typedoc.mjs'
import { headingOf, readReadme, readWritten } from './written.mjs'

const codesPage = '/guide/error-codes'

/** The address of the repository in the browser, without a slash at its end; nothing when it has none. */
export function repositoryOf({ repository }) {
  const url = typeof repository === 'string' ? repository : repository?.url
  return url
    ?.replace(/^git\+/, '')
    .replace(/\.git$/, '')
    .replace(/\/$/, '')
}

/** Error codes that have a heading of their own in the guide, with their addresses. */
function readCodes(markdown) {
  const headings = [...markdown.matchAll(/^#{2,4} `?([A-Z][A-Z0-9_]+)`?$/gm)]
  return new Map(headings.map(([, code]) => [code, `${codesPage}#${code.toLowerCase()}`]))
}

/** Finds the export that a doc comment names: in its own module, else in the only one that has it. */
function createNames(project, links) {
  const byName = new Map()
  for (const { name: module, children } of project.children)
    for (const { id, name } of children) byName.set(name, [...(byName.get(name) ?? []), { module, id }])
  return (module, name) => {
    const found = byName.get(name)
    const one =
      found?.find((candidate) => candidate.module === module) ?? (found?.length === 1 ? found[0] : undefined)
    return one && links.get(one.id)
  }
}

/** Links the functions that the page of codes names in its lists. */
function linkNames(markdown, nameOf) {
  return markdown.replace(/^- .+$/gm, (line) =>
    line.replace(/(?<!\[)`(\w+)`/g, (whole, name) => {
      const address = nameOf(undefined, name)
      return address ? `[${whole}](${address})` : whole
    }),
  )
}

function page(frontmatter, markdown) {
  return `---\n${Object.entries(frontmatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${markdown}\n`
}

function referenceStart(pages) {
  const parts = shownOrder.map((name) => {
    const { manifest } = packages.find((one) => one.name === name)
    const resources = pages.filter((one) => one.package === name && one.resource)
    const rows = resources.map(({ title, path, exports }) => [
      `[${title}](${path})`,
      String(exports.filter(({ operation }) => operation).length),
    ])
    return [
      `## @frontdesk/${name} {#${name}}`,
      `${manifest.description} [All exports](/reference/${name}/)`,
      table(['Resource', 'Operations'], rows),
    ].filter(Boolean)
  })
  return [
    '# Reference',
    'Every export of every package, with its fields, its errors and an example. Each operation is on the page of its resource; [Operations](/reference/operations) lists all of them with who may call them.',
    ...parts.flat(),
  ].join('\n\n')
}

/** Every operation by resource, with its caller and its request. */
function operationsPage(places) {
  const parts = shownOrder.flatMap((name) => {
    const resources = places.filter((one) => one.package === name && one.resource)
    return resources.flatMap(({ title, path, exports }) => {
      const rows = exports
        .filter(({ operation }) => operation)
        .map(({ name: exported, operation: { method, prefix, path: own, permission, summary } }) => [
          `[\`${exported}\`](${path}#${exported})`,
          `<span class="callers">${shortCallers[permission]}</span>`,
          `${escapeTemplate(summary)}<br><code class="request" v-pre>${escapeMarkdown(`${method} ${prefix}${own}`)}</code>`,
        ])
      return [
        `## ${title} {#${path.split('/').slice(2).join('-')}}`,
        `From [\`@frontdesk/${name}\`](/reference/${name}/).`,
        table(['Operation', 'Who may call it', 'Description and request'], rows),
      ]
    })
  })
  const roles = Object.keys(callers).map((role) => `- **${shortCallers[role]}**: ${callers[role]}.`)
  return [
    '# Operations',
    'Every operation, by resource. The same list as data is [operations.json](/operations.json).',
    roles.join('\n'),
    ...parts,
  ].join('\n\n')
}

/**
 * Makes all pages.
 *
 * @returns `pages`, Markdown by address; `sidebar`; `version`, that of the packages; and `figures` for the home page
 */
export async function readSite() {
  const rootManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const version = packages.find(({ name }) => name === 'core').manifest.version
  const repository = repositoryOf(rootManifest)
  const repositoryLink = (path) => repository && `${repository}/blob/v${version}/${path}`
  const sourceLink = ({ fileName, line }) => repositoryLink(`packages/${fileName}`)?.concat(`#L${line}`)

  const [project, operations] = [await readExports(), await loadOperationTable()]
  const { pages: places, links } = placeExports(project, operations)
  const written = readWritten(repositoryLink)
  const nameOf = createNames(project, links)
  const { pageBody } = createReference({
    project,
    links,
    names: nameOf,
    codes: readCodes(written.get(codesPage)),
    sourceLink,
  })

  written.set(codesPage, linkNames(written.get(codesPage), nameOf))
  const pages = new Map()
  for (const [path, markdown] of written) pages.set(path, page({ title: headingOf(markdown) }, markdown))
  pages.set('/changelog', page({ title: 'Changelog', outline: 2 }, writeChangelogPage()))
  pages.set('/reference/', page({ title: 'Reference' }, referenceStart(places)))
  // The pages of the resources answer a search for an operation.
  pages.set(
    '/reference/operations',
    page({ title: 'Operations', outline: 2, search: false }, operationsPage(places)),
  )
  for (const place of places) {
    const from = place.resource ? `From [\`${place.module}\`](/reference/${place.package}/).` : ''
    const intro = place.resource || place.entry ? from : readReadme(place.package, repositoryLink)
    const body = [`# ${escapeMarkdown(place.title)}`, intro, pageBody(place)].filter(Boolean).join('\n\n')
    pages.set(place.path, page({ title: place.title, outline: [2, 3] }, body))
  }

  const { read } = JSON.parse(readFileSync(join(root, 'tooling/size/budgets.json'), 'utf8'))
  const figures = { operations: operations.length, read: (read / 1000).toFixed(1) }
  const contents = readContents(readFileSync(join(root, 'packages/core/docs/guide/README.md'), 'utf8'))
  const decisions = [...written.keys()].filter((path) => /^\/decisions\/\d/.test(path)).sort()
  const sidebar = writeSidebar({
    contents,
    places,
    decisions: decisions.map((path) => ({
      text: `${path.slice(11, 15)} ${headingOf(written.get(path)).replace(/^\d+[.:]? */, '')}`,
      link: path,
    })),
  })
  return { pages, sidebar, version, repository, figures }
}

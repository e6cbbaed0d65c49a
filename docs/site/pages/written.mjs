// The pages that are written by hand (guides, decisions, READMEs), with links that lead to pages of the site.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from '../../../tooling/packages.mjs'

/** The page of a file of the repository, as far as it has one. */
export function pathOf(file) {
  const path = relative(root, file)
  const [, guide] = /^packages\/core\/docs\/guide\/(.+)\.md$/.exec(path) ?? []
  if (guide) return guide === 'README' ? '/guide/' : `/guide/${guide}`
  const [, decision] = /^docs\/adr\/(.+)\.md$/.exec(path) ?? []
  if (decision) return decision === 'README' ? '/decisions/' : `/decisions/${decision}`
  const [, name] = /^packages\/([a-z]+)(?:\/README\.md)?$/.exec(path) ?? []
  if (name) return `/reference/${name}/`
  if (path === 'packages/core/operations.json') return '/operations.json'
  return undefined
}

/**
 * Rewrites the links of a page. A link to a file without a page leads to the repository, or becomes plain text when the
 * repository has no address.
 */
export function rewriteLinks(markdown, file, repositoryLink) {
  let fence = false
  return markdown
    .split('\n')
    .map((line) => {
      if (/^\s*```/.test(line)) {
        fence = !fence
        return line.replace(/ file=\S+/, '')
      }
      if (fence) return line
      return line.replace(/(!?)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g, (whole, image, text, target) => {
        if (/^(?:[a-z]+:|#)/i.test(target)) return whole
        const [path, anchor] = target.split('#')
        const linked = resolve(dirname(file), path)
        const page = pathOf(linked)
        if (page) return `${image}[${text}](${page}${anchor ? `#${anchor}` : ''})`
        const address = repositoryLink(relative(root, linked))
        return address ? `${image}[${text}](${address})` : text
      })
    })
    .join('\n')
}

function markdownIn(folder) {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(root, folder, name))
}

/** The pages that are written by hand, by their addresses. */
export function readWritten(repositoryLink) {
  const files = ['packages/core/docs/guide', 'docs/adr'].flatMap(markdownIn)
  return new Map(
    files.map((file) => [pathOf(file), rewriteLinks(readFileSync(file, 'utf8'), file, repositoryLink)]),
  )
}

/** The README of a package without its title, which the page of the package has already. */
export function readReadme(name, repositoryLink) {
  const file = join(root, 'packages', name, 'README.md')
  return rewriteLinks(readFileSync(file, 'utf8'), file, repositoryLink).replace(/^# .+\n+/, '')
}

/** The first heading of a page as plain text. */
export function headingOf(markdown) {
  return (/^# (.+)$/m.exec(markdown)?.[1] ?? '').replace(/`/g, '')
}

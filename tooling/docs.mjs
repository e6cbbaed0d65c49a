// Fills the code of the documentation from files that are type-checked and run, and writes the files that list the guides
// and the operations:
//   node tooling/docs.mjs            writes them
//   node tooling/docs.mjs --check    only compares; each difference, and each broken link, is an error
// A fence names the region of a file that it shows, or shows a whole file:
//   ```ts file=examples/snippets/src/calls.ts#abort
//   ```ts file=packages/create-frontdesk/templates/next/proxy.ts
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { errorAdvice } from './docs/error-advice.mjs'
import { errorCodesPage, loadErrorCodes, writeErrorCodes } from './docs/error-codes.mjs'
import { readContents, writeLlms } from './docs/llms.mjs'
import { loadOperationTable } from './docs/operation-table.mjs'
import { packages } from './packages.mjs'

/** Code in these languages is never typed into a page by hand. */
const included = ['ts', 'tsx', 'js', 'jsx', 'mjs', 'typescript', 'javascript']

const snippets = 'examples/snippets/src'

/** The pages that travel in the package every other one depends on. */
const publishedDocs = 'packages/core/docs'

/**
 * The named regions of a source: lines between `// #region name` and `// #endregion name` (in YAML and in a shell
 * `# #region name`), without the indentation that they share. Regions may overlap; a name that is used again adds to its
 * region.
 */
export function readRegions(source) {
  const regions = new Map()
  const open = new Map()
  for (const line of source.split('\n')) {
    const [, kind, name] =
      /^\s*(?:\/\/|#|\{\/\*|<!--)\s*#(region|endregion) ([\w-]+)(?:\s*(?:\*\/\}|-->))?\s*$/.exec(line) ?? []
    if (kind === 'region') {
      if (open.has(name)) throw new Error(`Region "${name}" is opened twice`)
      open.set(name, [])
    } else if (kind === 'endregion') {
      const lines = open.get(name)
      if (!lines) throw new Error(`Region "${name}" is closed, but not open`)
      open.delete(name)
      regions.set(name, [...(regions.get(name) ?? []), dedent(lines)])
    } else for (const lines of open.values()) lines.push(line)
  }
  for (const name of open.keys()) throw new Error(`Region "${name}" is not closed`)
  return new Map([...regions].map(([name, parts]) => [name, parts.join('\n\n')]))
}

function dedent(lines) {
  const indents = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)[0].length)
  const shared = Math.min(...indents)
  return lines
    .map((line) => line.slice(shared))
    .join('\n')
    .trim()
}

/** The address part that a page gives to a heading. */
export function slugOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[`*]/g, '')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-')
}

/**
 * Reads a page: fences with code that `load(file, region)` gives, headings, and links outside of fences. `load` may
 * throw: its message becomes a problem of the page.
 */
export function readPage(text, load) {
  const output = []
  const problems = []
  const links = []
  const headings = []
  const used = []
  let fence
  text.split('\n').forEach((line, index) => {
    const at = (message) => problems.push({ line: index + 1, message })
    if (fence) {
      if (line.trim() !== fence.marks) {
        if (!fence.file) output.push(line)
        return
      }
      if (fence.file) output.push(...fence.code)
      fence = undefined
      output.push(line)
      return
    }
    output.push(line)
    const [, marks, language, info] = /^\s*(`{3,})(\S*) ?(.*)$/.exec(line) ?? []
    if (marks) {
      fence = { marks }
      const [, file, region] = /(?:^| )file=([^#\s]+)(?:#(\S+))?/.exec(info) ?? []
      if (file) {
        fence.file = file
        if (region) used.push(`${file}#${region}`)
        try {
          fence.code = load(file, region).split('\n')
        } catch (error) {
          fence.code = []
          at(error.message)
        }
      } else if (included.includes(language))
        at(`Code is included, not typed: write "${marks}${language} file=<path>#<region>"`)
      return
    }
    const [, heading] = /^#{1,6} (.+)$/.exec(line) ?? []
    if (heading) headings.push(slugOf(heading))
    const prose = line.replace(/`[^`]*`/g, '')
    for (const [, target] of prose.matchAll(/\]\(([^)\s]+)\)/g)) links.push({ line: index + 1, target })
  })
  if (fence) problems.push({ line: text.split('\n').length, message: 'A fence is not closed' })
  return { output: output.join('\n'), problems, links, headings, used }
}

function markdownIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return markdownIn(path)
    return entry.name.endsWith('.md') ? [path] : []
  })
}

/** The files of a folder and of the folders in it, by their paths in it. */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

function pagesOf(root) {
  const packages = readdirSync(join(root, 'packages')).map((name) =>
    join(root, 'packages', name, 'README.md'),
  )
  const single = [
    ...['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'docs/site/home.md'].map((name) => join(root, name)),
    ...packages,
  ]
  return [
    ...single.filter((path) => existsSync(path)),
    ...[publishedDocs, 'docs/adr'].flatMap((folder) => markdownIn(join(root, folder))),
  ]
}

/** Says whether a file is in the tarball of its package, and so beside the others of `node_modules/@frontdesk`. */
function published(root, path) {
  const [, name, file] = /^packages\/([^/]+)\/(.+)$/.exec(relative(root, path)) ?? []
  if (!file) return false
  if (file === 'README.md' || file === 'package.json') return true
  const manifest = join(root, 'packages', name, 'package.json')
  const { files = [] } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  return files.some((entry) => file === entry || file.startsWith(`${entry}/`))
}

/** Reads all pages below `root`. Gives what to write, and the problems as `file:line: message`. */
export function readDocs(root) {
  const sources = new Map()
  const load = (file, region) => {
    if (!sources.has(file)) {
      if (!existsSync(join(root, file))) throw new Error(`There is no file ${file}`)
      sources.set(file, readFileSync(join(root, file), 'utf8'))
    }
    if (!region) return sources.get(file).trim()
    const code = readRegions(sources.get(file)).get(region)
    if (code === undefined) throw new Error(`${file} has no region "${region}"`)
    return code
  }
  const pages = new Map(
    pagesOf(root).map((path) => {
      const text = readFileSync(path, 'utf8')
      return [path, { text, ...readPage(text, load) }]
    }),
  )
  const problems = []
  for (const [path, page] of pages) {
    const report = (line, message) => problems.push(`${relative(root, path)}:${line}: ${message}`)
    for (const { line, message } of page.problems) report(line, message)
    for (const { line, target } of page.links) {
      if (/^[a-z][a-z0-9+.-]*:/i.test(target)) continue
      const [file, anchor] = target.split('#')
      const linked = file ? resolve(dirname(path), decodeURIComponent(file)) : path
      if (!existsSync(linked)) report(line, `Nothing is at ${target}`)
      else if (published(root, path) && !published(root, linked))
        report(line, `${target} is not in a published package, so users of this page do not have it`)
      else if (anchor && statSync(linked).isFile()) {
        const headings =
          pages.get(linked)?.headings ?? readPage(readFileSync(linked, 'utf8'), () => '').headings
        if (!headings.includes(anchor)) report(line, `${file || 'This page'} has no heading "#${anchor}"`)
      }
    }
  }
  const used = new Set([...pages.values()].flatMap((page) => page.used))
  const folder = join(root, snippets)
  for (const name of existsSync(folder) ? sourcesIn(folder) : []) {
    const file = `${snippets}/${name}`
    try {
      for (const region of readRegions(readFileSync(join(root, file), 'utf8')).keys())
        if (!used.has(`${file}#${region}`)) problems.push(`${file}: No page shows the region "${region}"`)
    } catch (error) {
      problems.push(`${file}: ${error.message}`)
    }
  }
  const changed = [...pages].filter(([, { text, output }]) => text !== output)
  return { pages: pages.size, changed: changed.map(([path, { output }]) => ({ path, output })), problems }
}

/** The first paragraph of a page, below its title. */
function firstParagraph(text) {
  return text.split('\n\n')[1]
}

/** The files of `@frontdesk/core` that are made of the guides and the operations, by path, and the problems. */
async function readLists(root) {
  const guide = join(root, publishedDocs, 'guide')
  const contents = readContents(readFileSync(join(guide, 'README.md'), 'utf8'))
  const listed = new Set(contents.map(({ file }) => file))
  const problems = readdirSync(guide)
    .filter((file) => file.endsWith('.md') && file !== 'README.md' && !listed.has(file))
    .map((file) => `${publishedDocs}/guide/README.md: The list lacks ${file}`)
  const llms = writeLlms({
    summary: firstParagraph(readFileSync(join(root, 'README.md'), 'utf8')),
    contents,
    packages: packages.map(({ name, manifest }) => ({ ...manifest, folder: name })),
  })
  const page = readFileSync(join(root, errorCodesPage), 'utf8')
  const codes = writeErrorCodes(page, loadErrorCodes(), errorAdvice)
  const advice = 'tooling/docs/error-advice.mjs'
  problems.push(
    ...codes.bare.map((code) => `${advice}: ${code} is missing: say what it means and what to do`),
    ...codes.unused.map((code) => `${advice}: no operation throws ${code}: delete it`),
  )
  const files = {
    [errorCodesPage]: codes.text,
    'packages/core/llms.txt': llms,
    'packages/core/operations.json': `${JSON.stringify(await loadOperationTable(), null, 2)}\n`,
  }
  return { files, problems }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { pages, changed, problems } = readDocs(root)
  const lists = await readLists(root)
  problems.push(...lists.problems)
  for (const [file, output] of Object.entries(lists.files)) {
    const path = join(root, file)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== output) changed.push({ path, output })
  }
  for (const { path, output } of changed)
    if (check) problems.push(`${relative(root, path)}: It is not up to date: run "pnpm run docs"`)
    else writeFileSync(path, output)
  for (const problem of problems) console.error(problem)
  if (problems.length) process.exitCode = 1
  else console.log(`${pages} pages: code and links are right`)
}

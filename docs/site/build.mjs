// Builds the site of the documentation:
//   node docs/site/build.mjs             into docs/site/dist
//   node docs/site/build.mjs --release   and once more into dist/v0.1, which stays when later versions are built
// Folders of earlier versions in dist are kept.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from '../../tooling/packages.mjs'
import { readSite } from './pages/site.mjs'
import { pathOf } from './pages/written.mjs'

const site = fileURLToPath(new URL('.', import.meta.url))
const source = join(site, '.generated')
const output = join(site, 'dist')

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** `/guide/` is the file `guide/index.md`. */
function fileOf(path) {
  return join(source, `${path.endsWith('/') ? `${path}index` : path}.md`)
}

/** llms.txt of the package, whose links lead to pages of the site. */
function llms() {
  const folder = join(root, 'packages/core')
  return readFileSync(join(folder, 'llms.txt'), 'utf8').replace(/\]\(([^)]+)\)/g, (_, target) => {
    const path = pathOf(join(folder, target))
    return `](${path.includes('.') || path.endsWith('/') ? path : `${path}.html`})`
  })
}

async function generate() {
  const { pages, sidebar, version, repository, figures } = await readSite()
  rmSync(source, { recursive: true, force: true })
  for (const [path, text] of pages) write(fileOf(path), text)
  write(
    fileOf('/'),
    readFileSync(join(site, 'home.md'), 'utf8')
      .replace(/ file=\S+/g, '')
      .replaceAll('](public/', '](/'),
  )
  write(join(source, 'site.json'), JSON.stringify({ sidebar, version, repository, figures }))
  const open = join(source, 'public')
  cpSync(join(root, 'examples/booking-site/public/icon.svg'), join(open, 'icon.svg'), { recursive: true })
  cpSync(join(root, 'packages/core/operations.json'), join(open, 'operations.json'))
  write(join(open, 'llms.txt'), llms())
  cpSync(join(site, 'public'), open, { recursive: true })
  return { version, count: pages.size + 1 }
}

/** Folders of versions in the output, such as `v0.1`, the newest first. */
function versionFolders() {
  if (!existsSync(output)) return []
  return readdirSync(output)
    .filter((name) => /^v\d+\.\d+$/.test(name))
    .sort((left, right) => right.localeCompare(left, 'en', { numeric: true }))
}

/** Runs VitePress in a process of its own: it keeps the base of its first build. */
function build(base, outDir) {
  const program = fileURLToPath(new URL('../../bin/vitepress.js', import.meta.resolve('vitepress')))
  execFileSync(process.execPath, [program, 'build', site, '--outDir', outDir], {
    env: { ...process.env, DOCS_BASE: base },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Builds the latest version while the folders of earlier ones stand aside. */
function buildLatest(base) {
  const kept = mkdtempSync(join(site, '.kept-'))
  const folders = versionFolders()
  for (const name of folders) renameSync(join(output, name), join(kept, name))
  try {
    build(base, output)
  } finally {
    mkdirSync(output, { recursive: true })
    for (const name of folders) renameSync(join(kept, name), join(output, name))
    rmSync(kept, { recursive: true })
  }
}

const { release } = parseArgs({ options: { release: { type: 'boolean', default: false } } }).values
const started = performance.now()
const { version, count } = await generate()
const { homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const base = homepage ? new URL(`${homepage.replace(/\/$/, '')}/`).pathname : '/'
buildLatest(base)
if (release) {
  const folder = `v${version.split('.').slice(0, 2).join('.')}`
  rmSync(join(output, folder), { recursive: true, force: true })
  build(`${base}${folder}/`, join(output, folder))
}
write(join(output, 'versions.json'), JSON.stringify(versionFolders()))
console.log(`${count} pages in ${((performance.now() - started) / 1000).toFixed(0)} s`)

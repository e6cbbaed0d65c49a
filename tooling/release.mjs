// Publishes the packages from a clean checkout whose versions are set:
//   pnpm changeset version && git add --all && git commit -m "Version packages" && pnpm release
// It builds, checks the tarballs that users will get and uses them, publishes what the registry does not have yet, and tags the commit.
// A release that broke off half-way is finished by running it again.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { published, root } from './packages.mjs'

const usage = `pnpm release [--dry-run] [--registry <url>]

  --dry-run         builds and checks everything and says what would be published
  --registry <url>  publishes there; the registry of npm's settings unless given`

function leave(message) {
  console.error(message)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        'dry-run': { type: 'boolean', default: false },
        registry: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return leave(`${error.message}\n\n${usage}`)
  }
}

const options = readArguments()
if (options.help) {
  console.log(usage)
  process.exit()
}

function run(command, args) {
  console.log(`\n==> ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) leave(`\n${command} ${args[0]} failed; nothing after it was run.`)
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}

/** Changes that no version holds yet. */
const pending = readdirSync(`${root}.changeset`).filter(
  (file) => file.endsWith('.md') && file !== 'README.md',
)
if (pending.length > 0)
  leave(
    `${pending.length} changesets wait for a version. Run \`pnpm changeset version\` and commit the result first.`,
  )
if (git('status', '--porcelain') !== '')
  leave('There are uncommitted changes. Commit them first: a release is made of a commit.')

const [version, ...others] = new Set(published.map(({ manifest }) => manifest.version))
if (others.length > 0) leave(`The packages have different versions: ${[version, ...others].join(', ')}.`)
if (version === '0.0.0')
  leave('The packages have no version yet. Write a changeset and run `pnpm changeset version` first.')

const rootManifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
if (rootManifest.repository === undefined)
  console.warn(
    'The root package.json has no "repository": the packages are published without links to their sources, and without provenance.',
  )

run('pnpm', ['build'])
run('pnpm', ['check:pack'])
run('pnpm', ['check:consumers:quick'])

const provenance = process.env['GITHUB_ACTIONS'] === 'true' && rootManifest.repository !== undefined
run('pnpm', [
  ...['publish', '--recursive', '--filter', './packages/*', '--access', 'public', '--no-git-checks'],
  ...(options.registry === undefined ? [] : [`--registry=${options.registry}`]),
  ...(provenance ? ['--provenance'] : []),
  ...(options['dry-run'] ? ['--dry-run'] : []),
])

const tag = `v${version}`
if (options['dry-run']) console.log(`\nNothing was published. The tag would be ${tag}.`)
else {
  if (git('tag', '--list', tag) === '') git('tag', '--annotate', tag, '--message', tag)
  console.log(`\nPublished ${version}. Push the tag: git push origin ${tag}`)
}

import { cp, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** The files of the repository that tests need. The rest is not copied. */
const parts = [
  ...['package.json', 'tsconfig.base.json', 'tsconfig.json', 'eslint.config.js', 'pnpm-workspace.yaml'],
  ...[
    'README.md',
    'CONTRIBUTING.md',
    'AGENTS.md',
    'LICENSE',
    '.gitignore',
    '.pnpmfile.mjs',
    'pnpm-lock.yaml',
    '.changeset',
  ],
  ...['tooling', 'packages', 'examples', 'docs'],
]

const left = ['node_modules', 'coverage', 'reference', '.turbo', '.reports']

/**
 * Copies the sources and tests of the repository into a new folder, so that a changed source never stays behind in the
 * repository itself. Dependencies are links. Gives the folder and what removes it.
 *
 * @param {string} root
 * @param {{ built?: boolean }} [settings] whether the built packages are copied too
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 */
export const copySources = async (root, { built = false } = {}) => {
  const isCopied = (path) => !left.includes(basename(path)) && (built || basename(path) !== 'dist')
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'frontdesk-sources-')))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    for (const part of parts)
      await cp(join(root, part), join(folder, part), { recursive: true, filter: isCopied })
    const links = ['node_modules', 'tooling/react-oldest/node_modules']
    for (const group of ['packages', 'examples'])
      for (const name of await readdir(join(root, group))) links.push(join(group, name, 'node_modules'))
    // A package without dependencies has no folder for them, and a link to nothing does no harm.
    for (const link of links) await symlink(join(root, link), join(folder, link))
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

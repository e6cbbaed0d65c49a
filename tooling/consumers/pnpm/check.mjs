// pnpm: a package reaches only what its manifest names.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../packages.mjs'

export async function check(project) {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  project.writeManifest()
  // The files of the packages lie outside of the project, so that they do not find what only the project depends on.
  const virtualStore = `${project.folder}-store`
  // Tarballs need each other: pnpm takes them from here. Versions come from the registry.
  const overrides = Object.entries(project.specifiers).map(
    ([name, specifier]) => `  '${name}': '${specifier}'`,
  )
  writeFileSync(
    join(project.folder, 'pnpm-workspace.yaml'),
    [
      'hoist: false',
      `virtualStoreDir: '${virtualStore}'`,
      'strictPeerDependencies: true',
      'overrides:',
      ...overrides,
      '',
    ].join('\n'),
  )
  await project.run('npx', [
    ...['--yes', packageManager, 'install', '--no-frozen-lockfile', '--ignore-scripts'],
    `--store-dir=${join(project.folder, '.store')}`,
    ...(project.registry ? [`--registry=${project.registry}`] : []),
  ])
  const { url, clientId } = await project.startEmulator()
  for (const file of ['book.mjs', 'book.cjs']) await project.run(process.execPath, [file, url, clientId])
}

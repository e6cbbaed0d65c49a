// Bundles of webpack, minified: one that imports the packages, one that requires them.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export async function check(project) {
  await project.install()
  writeFileSync(
    join(project.folder, 'build.cjs'),
    `require('webpack')(require('./webpack.config.cjs'), (error, stats) => {
  console.log(stats?.toString({ colors: false }))
  process.exitCode = error || stats.hasErrors() || stats.hasWarnings() ? 1 : 0
  if (error) console.error(error)
})`,
  )
  await project.run(process.execPath, ['build.cjs'])
  const { url, clientId } = await project.startEmulator()
  for (const file of ['dist/esm.mjs', 'dist/cjs.cjs'])
    await project.run(process.execPath, [file, url, clientId])
}

// Writes the public declarations of every entry to docs/api, so that a change of the public surface is a diff to review.
//   node tooling/api.mjs            writes
//   node tooling/api.mjs --check    fails when they differ
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { packages, root } from './packages.mjs'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const folder = `${root}docs/api`

/** The built declarations of one entry in one file: the build shares some between entries under changing names. */
async function declarations(input) {
  const bundle = await rollup({ input, external: (id) => !/^[./]/.test(id), plugins: [dts()] })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  return `${output[0].code.trim()}\n`
}

const reports = new Map()
for (const { name, folder: source, entries } of packages) {
  for (const entry of entries) {
    const file = entry === 'index' ? `${name}.api.d.ts` : `${name}.${entry}.api.d.ts`
    reports.set(file, await declarations(`${source}/dist/${entry}.d.ts`))
  }
}

const written = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.api.d.ts')) : []
if (values.check) {
  const changed = [...reports].filter(
    ([file, text]) => !written.includes(file) || readFileSync(`${folder}/${file}`, 'utf8') !== text,
  )
  const names = [...changed.map(([file]) => file), ...written.filter((file) => !reports.has(file))]
  if (names.length > 0) {
    console.error(
      `The public surface changed: ${names.join(', ')}. Run "pnpm api", read the diff and commit it.`,
    )
    process.exitCode = 1
  }
} else {
  mkdirSync(folder, { recursive: true })
  for (const file of written) rmSync(`${folder}/${file}`)
  for (const [file, text] of reports) writeFileSync(`${folder}/${file}`, text)
}

// Puts known defects into a copy of the sources, one at a time, and sees that the test or the command of each one fails:
// `pnpm defects`.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { knownDefects } from './defects/known-defects.mjs'
import { toolDefects } from './defects/tool-defects.mjs'
import { wireDefects } from './defects/wire-defects.mjs'
import { copySources } from './mutation/source-copy.mjs'
import { createTestRunner } from './mutation/test-runner.mjs'
import { whenStopped } from './process-tree.mjs'

const usage = `pnpm defects [words] [--list]

Puts each known defect into a copy of the sources and sees that its test, or its command, fails; all of them take some
minutes, and some need the built packages.
  words     only the defects whose description or patched file contains one of these words
  --list    only checks that each patch applies and that its test exists
A patch that no longer applies is a warning that names the line to mend. The exit code is 1 when a defect is not noticed.`

const root = fileURLToPath(new URL('..', import.meta.url))
const lists = [
  { file: 'tooling/defects/known-defects.mjs', defects: knownDefects },
  { file: 'tooling/defects/wire-defects.mjs', defects: wireDefects },
  { file: 'tooling/defects/tool-defects.mjs', defects: toolDefects },
]

/** Milliseconds for one run of tests: a defect may keep them from ending. */
const longestRun = 300_000

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The fixed parts of a name: whatever a placeholder stands for matches. */
const patternOf = (name) =>
  name
    .split(/%[a-z]|\$\w+/)
    .map(escape)
    .join('.*')

const times = (text, part) => text.split(part).length - 1

/** The files of a patch with their changed text. Throws an error that names the text that no longer stands there once. */
export const applyPatch = async (folder, patch) => {
  const changed = new Map()
  for (const [file, find, replace] of patch) {
    const text = changed.get(file) ?? (await readFile(join(folder, file), 'utf8'))
    const count = times(text, find)
    if (count !== 1) throw new Error(`stands ${count} times in ${file}: ${JSON.stringify(find)}`)
    changed.set(
      file,
      text.replace(find, () => replace),
    )
  }
  return changed
}

/** Why a defect cannot be tried as it is written, or nothing. */
export const staleness = async (folder, { test, patch }) => {
  try {
    await applyPatch(folder, patch)
    if (!test) return undefined
    const [file, name] = test
    const text = await readFile(join(folder, file), 'utf8')
    // The name of a wire row begins with the id of its operation, which stands in another file.
    const isWireRow = file.endsWith('.wire.test.ts')
    return isWireRow || text.includes(name)
      ? undefined
      : `no test in ${file} is named ${JSON.stringify(name)}`
  } catch (error) {
    return error.code === 'ENOENT' ? `there is no file ${relative(folder, error.path)}` : error.message
  }
}

/** Where a defect is described: `file:line`. */
const placeOf = async ({ file, defect }) => {
  const lines = (await readFile(join(root, file), 'utf8')).split('\n')
  return `${file}:${lines.findIndex((line) => line.includes(defect)) + 1}`
}

const isOwn = (result, [file, name]) => result.file === file && new RegExp(patternOf(name)).test(result.name)
const count = (results, test, state) =>
  results.filter((result) => isOwn(result, test) && result.state === state).length

/** Runs the test of a defect: whether it passes, and why that cannot be told. */
const createTestTrial = (runner, [file, name]) => ({
  async before() {
    const results = await runner.run({ files: [file], name: patternOf(name), limit: longestRun })
    if (!results) return 'its test does not end without the defect'
    const [passed, failed] = [count(results, [file, name], 'passed'), count(results, [file, name], 'failed')]
    return failed > 0 || passed === 0
      ? `its test is not green without the defect (${passed} passed, ${failed} failed)`
      : undefined
  },
  async isNoticed() {
    const results = await runner.run({ files: [file], name: patternOf(name), bail: 1, limit: longestRun })
    return (
      !results || count(results, [file, name], 'failed') > 0 || results.some((result) => result.name === '')
    )
  },
})

const runCommand = (folder, [program, ...args]) =>
  new Promise((resolve) => {
    const path = program === 'node' ? process.execPath : join(folder, program)
    const settings = {
      cwd: folder,
      timeout: longestRun,
      maxBuffer: 1e8,
      env: { ...process.env, NO_COLOR: '1' },
    }
    execFile(path, args, settings, (error, stdout, stderr) =>
      resolve({ ok: !error, output: `${stdout}${stderr}` }),
    )
  })

/** The result of each command without any defect: several defects share a command. */
const clean = new Map()

/** Runs the command of a defect: it must fail, and its output must say why. */
const createCommandTrial = (folder, { command, says }) => ({
  async before() {
    const key = command.join(' ')
    if (!clean.has(key)) clean.set(key, await runCommand(folder, command))
    // The command may fail for another reason, such as an API report that is out of date.
    return clean.get(key).output.includes(says)
      ? `the output of its command contains "${says}" without the defect`
      : undefined
  },
  async isNoticed() {
    const { ok, output } = await runCommand(folder, command)
    if (!ok && !output.includes(says)) console.log(`         the output does not contain ${says}:\n${output}`)
    return !ok && output.includes(says)
  },
})

/**
 * Puts a defect in and says what its test or its command makes of it: `noticed`, `not noticed`, or why that cannot be
 * told.
 *
 * @param {string} folder a copy of the sources
 */
export const judge = async (folder, runner, own) => {
  const trial = own.test ? createTestTrial(runner, own.test) : createCommandTrial(folder, own)
  const write = async (path, text) => {
    await writeFile(join(folder, path), text)
    runner.invalidate(path)
  }
  const obstacle = await trial.before()
  if (obstacle) return obstacle
  const originals = new Map()
  try {
    for (const [path, text] of await applyPatch(folder, own.patch)) {
      originals.set(path, await readFile(join(folder, path), 'utf8'))
      await write(path, text)
    }
    return (await trial.isNoticed()) ? 'noticed' : 'not noticed'
  } finally {
    for (const [path, text] of originals) await write(path, text)
  }
}

const main = async () => {
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const chosen = lists
    .flatMap(({ file, defects }) => defects.map((own) => ({ ...own, file })))
    .filter(({ defect, patch }) =>
      [...words, ...(words.length ? [] : [''])].some((word) => `${defect} ${patch}`.includes(word)),
    )
  const built = chosen.some((own) => own.built)
  if (built && !existsSync(join(root, 'packages/core/dist/index.js'))) {
    console.error(
      'The packages are not built: run "pnpm build" first, or name defects that do not need them.',
    )
    return 2
  }
  const copy = await copySources(root, { built })
  const runner = createTestRunner(copy.folder)
  const end = async () => {
    await runner.close()
    await copy.remove()
  }
  whenStopped(end)
  const found = { noticed: 0, stale: 0, wrong: 0 }
  try {
    for (const own of chosen) {
      const stale = await staleness(copy.folder, own)
      if (stale) {
        found.stale++
        console.log(`warning  ${await placeOf(own)}: "${own.defect}" can no longer be tried: ${stale}`)
      } else if (!values.list) {
        const result = await judge(copy.folder, runner, own)
        found[result === 'noticed' ? 'noticed' : 'wrong']++
        console.log(
          `${result === 'noticed' ? 'noticed ' : 'FAILED  '} ${own.defect}${result === 'noticed' ? '' : `: ${result}`}`,
        )
      }
    }
  } finally {
    await end()
  }
  console.log(
    `${chosen.length} defects: ${found.noticed} noticed, ${found.wrong} not noticed, ${found.stale} to mend`,
  )
  return found.wrong > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main()

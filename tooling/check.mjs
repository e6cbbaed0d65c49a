// Runs scripts of package.json one after another and reports on all of them: the gate, here and in CI.
//   node tooling/check.mjs                       everything
//   node tooling/check.mjs build test:unit       only these
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { start, whenStopped } from './process-tree.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

/** In order: what everything needs, then the tests, then what reads the code, then what reads the build. */
const gate = [
  'build',
  'test:unit',
  'test:browser',
  'test:e2e',
  'demo:check',
  'format:check',
  'lint',
  'workspace',
  'unused',
  'typecheck',
  'typecheck:6',
  'check:pack',
  'check:consumers:quick',
  'api:check',
  'docs:check',
  'size',
]

const usage = `pnpm check [steps] [--coverage]

Runs scripts of package.json one after another and reports on all of them: the steps that are named, or else
${gate.join(' ')}.`

function leave(message) {
  console.error(`${message}\n\n${usage}`)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        coverage: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return leave(error.message)
  }
}

const { values, positionals } = readArguments()
if (values.help) {
  console.log(usage)
  process.exit()
}
const steps = positionals.length > 0 ? positionals : gate

function reportOf(step) {
  return `.reports/${step.replaceAll(':', '-')}.json`
}

function isTest(step) {
  return step.startsWith('test:')
}

function commandOf(step) {
  const command = scripts[step]
  if (!command) return leave(`There is no script "${step}".`)
  if (!isTest(step)) return command
  const coverage = values.coverage && step === 'test:unit' ? ' --coverage' : ''
  return `${command} --reporter=default --reporter=json --outputFile.json=${reportOf(step)}${coverage}`
}

// Plain text where nobody watches, so that a log can be read and searched.
const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' }

let running

function run(command) {
  running = start(command, [], { cwd: root, env, shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  const { child } = running
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

let stopping = false
whenStopped(async (signal) => {
  stopping = true
  await running?.stop(signal)
})

/** Counts of a test run. A file that could not be loaded has no tests, yet it failed. */
function countTests(step) {
  try {
    const report = JSON.parse(readFileSync(`${root}${reportOf(step)}`, 'utf8'))
    const broken = report.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    )
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

const plan = steps.map((step) => ({ step, command: commandOf(step) }))
rmSync(`${root}.reports`, { recursive: true, force: true })
mkdirSync(`${root}.reports`)

const results = []
for (const { step, command } of plan) {
  console.log(`\n==> ${step}`)
  const started = performance.now()
  const code = await run(command)
  if (stopping) await new Promise(() => undefined)
  const seconds = (performance.now() - started) / 1000
  const counts = isTest(step) ? countTests(step) : { passed: 0, failed: 0, skipped: 0 }
  // A run may fail as a whole, by an error outside its tests for one. That is a failure too.
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  results.push({ step, ok: code === 0, seconds, ...counts })
  console.log(`<== ${step}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`)
}

console.log('\nSummary')
for (const { step, ok, seconds, passed, failed, skipped } of results) {
  const tests = isTest(step)
    ? `  ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
    : ''
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${step.padEnd(21)} ${seconds.toFixed(1).padStart(7)} s${tests}`)
}
const sum = (count) => results.reduce((total, result) => total + result[count], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = results.every((result) => result.ok) ? 0 : 1

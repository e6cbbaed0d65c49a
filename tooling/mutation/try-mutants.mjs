import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffOf, mutantsOf, mutated } from './mutants.mjs'
import { createNearTests } from './near-tests.mjs'
import { draw, randomFrom } from './sample.mjs'
import { createTestRunner } from './test-runner.mjs'
import { createTypeCheck } from './type-check.mjs'

/** Milliseconds for the tests of one mutant: a mutant that never ends counts as killed. */
const longestRun = 120_000
/** How many test files run first: mostly one of them fails. */
const nearest = 3

/**
 * @typedef {{
 *   file: string, kind: string, line: number, lines: string[],
 *   outcome: 'killed' | 'survived' | 'untested', by?: string, tests: number,
 * }} TriedMutant
 */

/**
 * Draws mutants of sources and runs the tests near each one.
 *
 * @param {object} request
 * @param {string} request.folder a copy of the sources: files are changed in it, and restored
 * @param {readonly string[]} request.files relative to the folder
 * @param {number} request.sample how many mutants are counted; one that does not type-check is not
 * @param {number} request.seed
 * @param {number} request.tests the most test files for one mutant
 * @param {(tried: TriedMutant) => void} request.report
 * @returns {Promise<{ tried: TriedMutant[], invalid: number, available: number }>}
 */
export const tryMutants = async ({ folder, files, sample, seed, tests: most, report }) => {
  const isValid = createTypeCheck(folder)
  const testsOf = createNearTests(folder)
  const runner = createTestRunner(folder)
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const all = files.flatMap((file) => mutantsOf(file, texts.get(file)).map((mutant) => ({ ...mutant, file })))
  /** Test files that pass while no mutant is in place. */
  const green = new Map()

  const write = (file, text) => {
    writeFileSync(join(folder, file), text)
    runner.invalidate(file)
  }

  /** The test that fails, if one does; a run without an end counts as one. */
  const failureOf = async (some) => {
    const results = await runner.run({ files: some, bail: 1, limit: longestRun })
    if (!results) return { file: some[0], name: '(no end)' }
    const failure = results.find(({ state }) => state === 'failed')
    if (!failure && !results.some(({ state }) => state === 'passed'))
      throw new Error(`No test ran in ${some.join(', ')}`)
    return failure
  }

  /** Whether a test file passes while no mutant is in place: one that fails anyway would kill every mutant. */
  const isGreen = async (test) => {
    if (!green.has(test)) green.set(test, !(await failureOf([test])))
    return green.get(test)
  }

  const tryOne = async ({ file, kind, ...mutant }) => {
    const text = texts.get(file)
    const tests = testsOf(file)
      .filter((test) => green.get(test) !== false)
      .slice(0, most)
    const found = { file, kind, ...diffOf(text, mutant), tests: tests.length }
    if (tests.length === 0) return { ...found, outcome: 'untested' }
    let failure
    try {
      write(file, mutated(text, mutant))
      failure = await failureOf(tests.slice(0, nearest))
      if (!failure && tests.length > nearest) failure = await failureOf(tests.slice(nearest))
    } finally {
      write(file, text)
    }
    if (!failure) return { ...found, outcome: 'survived' }
    if (!(await isGreen(failure.file))) return tryOne({ file, kind, ...mutant })
    return { ...found, outcome: 'killed', by: `${failure.file}: ${failure.name}` }
  }

  const tried = []
  let invalid = 0
  try {
    for (const mutant of draw(all, randomFrom(seed))) {
      if (tried.length === sample) break
      if (!isValid(mutant.file, mutated(texts.get(mutant.file), mutant))) {
        invalid++
        continue
      }
      const result = await tryOne(mutant)
      tried.push(result)
      report(result)
    }
  } finally {
    await runner.close()
  }
  return { tried, invalid, available: all.length }
}

// Runs tests again and again in one process, so that a run costs little more than its tests. `test-runner.mjs` starts it
// in the folder whose tests it runs, and sends it one message per run.
import { createVitest } from 'vitest/node'

const vitest = await createVitest('test', {
  config: 'tooling/vitest.config.ts',
  // A run that is not watched closes the process.
  watch: true,
  project: ['node', 'emulator', 'react'],
  reporters: [{}],
  coverage: { enabled: false },
})
// Tests run when a message asks for them, not when a file changes: the two would mix their results.
await vitest.vite.watcher.close()
await vitest.standalone()

/** The tests of a file that was run; a file that could not be loaded counts as one failed test. */
const resultsOf = (module) => {
  const tests = [...module.children.allTests()].map((test) => ({
    file: module.moduleId,
    name: test.fullName,
    state: test.result().state,
  }))
  return module.errors().length > 0 ? [...tests, { file: module.moduleId, name: '', state: 'failed' }] : tests
}

const run = async ({ files, name, bail, changed }) => {
  for (const file of changed) vitest.invalidateFile(file)
  // The failures of former runs count towards `bail`.
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  vitest.state.clearErrors()
  for (const { config } of [vitest, ...vitest.projects]) config.bail = bail
  if (name) vitest.setGlobalTestNamePattern(name)
  else vitest.resetGlobalTestNamePattern()
  const specifications = files.flatMap((file) => vitest.getModuleSpecifications(file))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  return [
    ...testModules.flatMap(resultsOf),
    ...unhandledErrors.map((error) => ({ file: '', name: String(error), state: 'failed' })),
  ]
}

process.on('message', (request) => {
  run(request).then(
    (results) => process.send({ results }),
    (error) => process.send({ error: String(error?.stack ?? error) }),
  )
})
process.send({})

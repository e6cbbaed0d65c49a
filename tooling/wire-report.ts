import type { Reporter, VitestPluginContext } from 'vitest/node'

const reporter: Reporter = {
  onTestRunEnd(modules) {
    const compared = modules
      .flatMap((module) => [...module.children.allTests('passed')])
      .flatMap((test) => test.meta().comparedBodies ?? [])
    const bodies = compared.reduce((sum, count) => sum + count, 0)
    if (compared.length > 0)
      console.log(` On the wire: ${compared.length} calls and ${bodies} request bodies were compared.\n`)
  },
}

/** Prints how much the wire tests of a run have compared, whatever other reporters there are. */
export const wireReport = {
  name: 'wire-report',
  configureVitest({ vitest: { config } }: VitestPluginContext): void {
    config.reporters.push(reporter)
  },
}

const patience = 30_000

function limit(work) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${patience / 1000} s`)), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Describes the error, with everything that helps to find its cause. */
function reasonOf(error) {
  const { code, status, operation, requestId, violations = [], cause } = error
  const facts = {
    code: code === 'ERR_ASSERTION' ? undefined : code,
    status,
    operation,
    'request id': requestId,
  }
  const known = Object.entries(facts).filter(([, value]) => value !== undefined)
  return [
    error.message,
    ...known.map(([name, value]) => `${name}: ${value}`),
    ...violations.map(({ field, description }) => `${field} ${description}`),
    ...(cause instanceof Error ? [`cause: ${cause.message}`] : []),
  ].join('\n    ')
}

/**
 * Does one step after the other and prints what came out of each. Stops at the first that fails.
 *
 * @returns whether all went well
 */
export async function runSteps(steps, subject, print) {
  const started = performance.now()
  for (const [index, { title, run }] of steps.entries()) {
    const begun = performance.now()
    try {
      const result = await limit(run(subject))
      const time = `${Math.round(performance.now() - begun)} ms`
      print(`✓ ${title.padEnd(38)} ${result}  (${time})`)
    } catch (error) {
      print(`✗ ${title}`)
      print(`    ${reasonOf(error)}`)
      print(`\nmain job: failed at step ${index + 1} of ${steps.length}, "${title}"`)
      return false
    }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  print(`\n${steps.length} steps in ${seconds} s`)
  print('main job: ok')
  return true
}

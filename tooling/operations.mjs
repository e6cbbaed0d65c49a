// Prints one JSON line per operation: `pnpm -s operations`. Reads the sources, so that no build is needed.
import { loadOperations } from './operation-list.mjs'

const lines = (await loadOperations()).map(({ package: name, spec }) => {
  const [method, path] = spec.route.split(' ')
  const { id, kind, elevated } = spec
  return JSON.stringify({ id, package: name, kind, method, path, elevated: elevated === true }) + '\n'
})
// In one piece: a reader such as `head` may close the pipe after the first line.
process.stdout.write(lines.join(''))

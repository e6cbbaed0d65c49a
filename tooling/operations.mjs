// Prints one JSON line per operation: `pnpm -s operations`. Reads the sources, so that no build is needed.
import { loadOperations } from './operation-list.mjs'

for (const { package: name, spec } of await loadOperations()) {
  const [method, path] = spec.route.split(' ')
  const { id, kind, elevated } = spec
  process.stdout.write(
    JSON.stringify({ id, package: name, kind, method, path, elevated: elevated !== undefined }) + '\n',
  )
}

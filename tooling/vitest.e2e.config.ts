import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The built packages and examples, driven from outside through a real browser.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['examples/*/e2e/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Each file starts a browser of its own: one at a time on a small machine.
    fileParallelism: false,
  },
})

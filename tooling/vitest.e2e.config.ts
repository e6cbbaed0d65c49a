import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Tests that need several pages of a real browser, and tests of the built examples, driven from outside.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['packages/*/e2e/**/*.test.ts', 'examples/*/e2e/**/*.test.ts', 'docs/site/e2e/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { FRONTDESK_STRICT_ANSWERS: '1' },
    // Each file starts a browser of its own, which mostly waits.
    maxWorkers: 2,
  },
})

import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { bundledTextForTests } from './bundled.ts'
import { chromiumPath } from './chromium.mjs'
import { sourceAliases } from './source-aliases.ts'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [bundledTextForTests],
  resolve: { alias: sourceAliases },
  test: {
    name: 'browser',
    include: ['packages/*/browser/**/*.test.{ts,tsx}'],
    globalSetup: ['./tooling/emulator.setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: await chromiumPath() } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { bundledTextForTests } from './bundled.ts'
import { sourceAliases } from './source-aliases.ts'
import { wireReport } from './wire-report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const oldest = `${root}tooling/react-oldest/node_modules`

export default defineConfig({
  root,
  plugins: [bundledTextForTests],
  resolve: { alias: sourceAliases },
  test: {
    // Only ends what hangs: a busy machine may be ten times slower.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for a network that fails; on a small machine others use the time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Every emulator checks its own answers, also one in a process that a test starts.
    env: { FRONTDESK_STRICT_ANSWERS: '1' },
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**'],
      exclude: ['packages/*/src/cli.ts'],
      reporter: ['text-summary', 'json-summary', 'html'],
      thresholds: { lines: 90 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{core,auth,webhooks,create-frontdesk}/test/**/*.test.ts',
            'examples/*/test/**/*.test.ts',
            'tooling/test/**/*.test.ts',
          ],
          benchmark: { include: ['packages/*/bench/**/*.bench.ts'] },
          setupFiles: ['./tooling/setup-nock.ts'],
        },
      },
      {
        extends: true,
        plugins: [wireReport],
        test: {
          name: 'operations',
          environment: 'node',
          include: ['packages/{bookings,ecom,payments,stores}/test/**/*.test.ts'],
          // Most of the time went into loading the modules anew for each file; they keep no state.
          isolate: false,
          setupFiles: ['./tooling/setup-nock.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'emulator',
          environment: 'node',
          include: ['packages/emulator/test/**/*.test.ts'],
          isolate: false,
          setupFiles: ['./tooling/setup-nock.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'react',
          environment: 'happy-dom',
          include: ['packages/react/test/**/*.test.tsx'],
          isolate: false,
          setupFiles: ['./tooling/setup-nock.ts', './tooling/setup-dom.ts'],
        },
      },
      {
        extends: true,
        // The oldest React and the oldest cache that `@frontdesk/react` allows.
        resolve: {
          alias: [
            {
              find: /^(react|react-dom|@tanstack\/react-query|@testing-library\/react)(\/.*)?$/,
              replacement: `${oldest}/$1$2`,
            },
          ],
        },
        test: {
          name: 'react-oldest',
          environment: 'happy-dom',
          include: ['packages/react/test/**/*.test.tsx'],
          isolate: false,
          // React has `Activity` since 19.2.
          exclude: ['packages/react/test/activity.test.tsx'],
          setupFiles: ['./tooling/setup-nock.ts', './tooling/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['packages/*/test/**/*.test-d.ts'],
            tsconfig: './tooling/tsconfig.types.json',
            // By path: three compilers are installed and any of them may own `.bin/tsc`.
            checker: fileURLToPath(new URL('../node_modules/typescript-7/bin/tsc', import.meta.url)),
          },
        },
      },
    ],
  },
})

import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/**
 * Which packages a package may import. Imports run one way; families do not know each other, except that payments are
 * collected for orders, which belong to ecom.
 */
const allowedImports = {
  core: [],
  auth: ['core'],
  bookings: ['core', 'auth'],
  ecom: ['core', 'auth'],
  payments: ['core', 'auth', 'ecom'],
  stores: ['core', 'auth'],
  webhooks: ['core', 'auth', 'bookings', 'ecom', 'payments', 'stores'],
  react: ['core', 'auth', 'bookings', 'ecom', 'payments', 'stores'],
  emulator: ['core', 'auth', 'bookings', 'ecom', 'payments', 'stores', 'webhooks'],
}

/**
 * Which rooms of the emulator a room may import, beside its own files. Imports run one way: assembly, then pages,
 * inspector, faults and webhooks, then families, then the kernel. The files at the root of `src` are the assembly: they
 * may import every room, and no room imports them, except for the types of `emulator-api.ts` that the inspector shows.
 */
const emulatorRooms = {
  kernel: [],
  html: [],
  server: ['kernel'],
  auth: ['kernel'],
  memberships: ['kernel', 'auth'],
  stores: ['kernel'],
  bookings: ['kernel', 'auth', 'memberships'],
  ecom: ['kernel', 'auth', 'memberships', 'bookings', 'stores'],
  payments: ['kernel', 'memberships', 'ecom'],
  seed: ['kernel', 'auth', 'bookings', 'stores', 'ecom'],
  webhooks: ['kernel'],
  faults: ['kernel', 'server', 'auth'],
  pages: ['kernel', 'html', 'auth', 'bookings', 'ecom', 'payments', 'stores'],
  inspector: [
    'kernel',
    'html',
    'server',
    'auth',
    'memberships',
    'bookings',
    'ecom',
    'faults',
    'webhooks',
    'emulator-api.ts',
  ],
}

/** The only files of a package for apps that may reach zod: an app that imports the default entry must not load it. */
const schemaFiles = ['schema.ts', 'schemas.ts', '*.schema.ts']

/** Files that exist only on Node. */
const nodeFiles = ['node.ts', 'node/**', '*.node.ts']

const sources = (name, files = ['*.{ts,tsx}']) => files.map((file) => `packages/${name}/src/**/${file}`)

function siblings(name) {
  const names = [name, ...allowedImports[name]].join('|')
  const subpaths =
    name === 'emulator' ? 'schema|schemas|query|node|operations\\.json' : 'schema|schemas|query'
  return {
    regex: `^@frontdesk/(?!(?:${names})(?:/(?:${subpaths}))?$)`,
    message: `@frontdesk/${name} may import only: ${allowedImports[name].join(', ') || 'no sibling'} (and no deep paths).`,
  }
}

const builtins = {
  regex: '^node:',
  message: 'This package runs in browsers and on edge runtimes too. Code for Node alone belongs in node.ts.',
}

const zod = {
  regex: String.raw`^zod($|/)|^@frontdesk/[a-z]+/schemas?$|^\.{1,2}/(?:.*/)?(?:[^/]+\.schema|schemas?)\.ts$`,
  message: 'Only schema files may reach zod: apps that import the default entry must not load it.',
}

const restrict = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] })

/** Imports from a file of a room, which lies so many folders deep. */
function rooms(room, depth) {
  const allowed = emulatorRooms[room]
    .map((name) => (name.endsWith('.ts') ? `${name}$` : `${name}/`))
    .join('|')
  return {
    regex: String.raw`^${String.raw`\.\./`.repeat(depth)}(?!(?:${allowed || '$'}))`,
    message: `The emulator's ${room}/ may import only: ${emulatorRooms[room].join(', ') || 'no other room'}.`,
  }
}

const roomBoundaries = Object.keys(emulatorRooms).flatMap((room) =>
  [1, 2].map((depth) => ({
    files: [`packages/emulator/src/${room}/${'*/'.repeat(depth - 1)}*.ts`],
    rules: restrict(siblings('emulator'), rooms(room, depth)),
  })),
)

const boundaries = Object.keys(allowedImports).flatMap((name) => {
  if (name === 'emulator')
    return [{ files: sources(name), rules: restrict(siblings(name)) }, ...roomBoundaries]
  return [
    { files: sources(name), rules: restrict(siblings(name), builtins, zod) },
    { files: sources(name, schemaFiles), rules: restrict(siblings(name), builtins) },
    { files: sources(name, nodeFiles), rules: restrict(siblings(name), zod) },
  ]
})

export default defineConfig([
  globalIgnores([
    '**/dist/**',
    '**/coverage/**',
    '**/.turbo/**',
    '**/.react-router/**',
    '.reports/**',
    'docs/api/**',
    'docs/site/.generated/**',
    'docs/site/.vitepress/cache/**',
    // The app that `npm create frontdesk` makes is checked with what it installs.
    'packages/create-frontdesk/templates/**',
    // Projects outside of the workspace: only their checks are code of the repository.
    'tooling/consumers/*/**/*.{ts,tsx,mts,cts}',
    'tooling/consumers/jest/*.test.js',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // By path, so that a program which reads an entry's source also finds the declarations of its bundled files.
      '@typescript-eslint/triple-slash-reference': [
        'error',
        { path: 'always', types: 'never', lib: 'never' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // The client passes on the error of a transport, of whatever type it is.
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // Exports have written types, constants included.
      '@typescript-eslint/no-inferrable-types': 'off',
      // Sources may not use `!`, so they cannot be asked to prefer it.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // Objects are made by functions, not classes: what they offer does not use `this` and may be taken apart.
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      // no-cycle needs all three; without one of them it finds nothing and says nothing.
      'import-x/extensions': ['.ts', '.tsx', '.js', '.cjs', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({
          conditionNames: ['types', 'import', 'default'],
          extensions: ['.ts', '.tsx', '.js'],
        }),
      ],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }],
      'import-x/no-relative-packages': 'error',
    },
  },
  {
    // The emulator is published with the code of the SDK and of two libraries inside, so they are not installed beside it.
    files: sources('emulator'),
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        {
          devDependencies: false,
          whitelist: [
            ...allowedImports.emulator.map((name) => `@frontdesk/${name}`),
            'jose',
            'temporal-polyfill',
          ],
        },
      ],
    },
  },
  ...boundaries,
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: ['packages/emulator/src/**', 'packages/create-frontdesk/src/**', ...sources('*', nodeFiles)],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        'Buffer',
        'process',
        'require',
        'setImmediate',
        '__dirname',
        '__filename',
      ],
    },
  },
  {
    files: ['packages/emulator/src/**/*.ts'],
    ignores: ['packages/emulator/src/kernel/money.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[property.name='toFixed'], ImportDeclaration[source.value='big.js']",
          message: 'Amounts are counted and written by kernel/money.ts, by the digits of their currency.',
        },
      ],
    },
  },
  {
    // An entry exports whole files: `export type *` would silently leave out the first value of a file of types.
    files: ['packages/*/src/index.ts'],
    rules: { '@typescript-eslint/consistent-type-exports': 'off' },
  },
  {
    // Whether two types are the same is asked with a type parameter that appears once.
    files: ['packages/core/src/schema.ts', '**/*.schema.ts', '**/*.test-d.ts'],
    rules: { '@typescript-eslint/no-unnecessary-type-parameters': 'off' },
  },
  { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['**/*.{js,mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/test/**', '**/browser/**', '**/bench/**', '**/e2e/**', 'examples/**', 'tooling/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
])

// Defects that the comparing tools of the repository must notice: tests that look at all operations, and the commands of
// the gate. A tool that compares nothing stays green, and nothing else shows it.

const contract = 'tooling/test/contract.test.ts'
const inputLimits = 'tooling/test/input-limits.test.ts'
const roundTrip = 'tooling/test/round-trip.test.ts'
const perOperation = 'id, docs, example, wire row, schemas, path parameters'

const collection = 'packages/stores/src/collection.ts'
const collectionSchema = 'packages/stores/src/collection.schema.ts'
const storesPermissions = 'packages/emulator/src/stores/permissions.ts'
const guide = 'packages/core/docs/guide/calls.md'

const docs = ['node', 'tooling/docs.mjs', '--check']
const reference = ['node_modules/.bin/typedoc', '--options', 'tooling/typedoc.json', '--emit', 'none']
const api = ['node', 'tooling/api.mjs', '--check']
const size = ['node', 'tooling/size.mjs']
const pack = ['node', 'tooling/check-pack.mjs']
const consumers = ['node', 'tooling/check-consumers.mjs', 'node', '--quick']
const types = ['node', 'tooling/typecheck.mjs']
const unused = ['node_modules/.bin/knip', '--config', 'tooling/knip.json']
const workspace = ['node_modules/.bin/sherif', '--fail-on-warnings']
const lint = (file) => ['node_modules/.bin/eslint', file]
const format = (file) => ['node_modules/.bin/prettier', '--check', file]

const slugInput = 'z.looseObject({ slug: z.string().min(1).max(100) })'
const slugRoute = "route: 'GET /v1/collections/slug/{slug}',"

const errors = 'packages/bookings/src/errors.ts'
const retry = 'packages/core/src/retry.ts'
const failure = 'packages/emulator/src/kernel/failure.ts'
const firstLineOf = {
  [errors]: "import type { Open } from '@frontdesk/core'\n",
  [retry]: "import type { FrontdeskError } from './errors.ts'\n",
  [failure]: "import type { FieldViolation } from '@frontdesk/core'\n",
}

/** A file with one more line at its top. */
const withLine = (file, line) => [[file, firstLineOf[file], `${line}\n${firstLineOf[file]}`]]

const imports = (defect, file, line, says) => ({
  defect,
  command: lint(file),
  says,
  patch: withLine(file, line),
})

/** @type {readonly import('./known-defects.mjs').Defect[]} */
export const toolDefects = [
  {
    defect: 'field docs: a new field of an entity has no doc comment',
    test: ['tooling/test/field-docs.test.ts', 'every field of every exported type'],
    patch: [
      [collection, 'export interface Collection {\n', 'export interface Collection {\n  aisle?: string\n'],
    ],
  },
  {
    defect: 'contract test: an operation has no example',
    test: [contract, perOperation],
    patch: [[collection, ' * @example\n', ' *\n']],
  },
  {
    defect: 'contract test: the doc comment of an operation is missing',
    test: [contract, perOperation],
    patch: [[collection, '/**\n * Reads a collection by its slug', '/*\n * Reads a collection by its slug']],
  },
  {
    defect: 'contract test: an operation is declared and not exported',
    test: [contract, 'exports every operation that its sources declare'],
    patch: [
      [
        'packages/stores/src/schemas.ts',
        '/** All schemas of the store',
        'export const getShelf: Read<never, never> = undefined as never\n\n/** All schemas of the store',
      ],
    ],
  },
  {
    defect: 'contract test: an operation has no schema',
    test: [contract, 'has a schema for each operation, and no schema without an operation'],
    patch: [['packages/stores/src/schemas.ts', '  ...collectionSchemas,\n', '']],
  },
  {
    defect: 'contract test: an operation has no output schema',
    test: [contract, perOperation],
    patch: [
      [
        collectionSchema,
        'getCollectionBySlug, getCollectionBySlugInputSchema, collectionSchema)',
        'getCollectionBySlug, getCollectionBySlugInputSchema)',
      ],
    ],
  },
  {
    defect: 'contract test: a path parameter is missing in the input',
    test: [contract, perOperation],
    patch: [[collectionSchema, slugInput, slugInput.replace('slug:', 'address:')]],
  },
  {
    defect: 'contract test: an operation has no wire row',
    test: [contract, perOperation],
    patch: [
      [
        'packages/stores/test/collection.wire.test.ts',
        'operation: getCollectionBySlug,',
        'operation: other,',
      ],
    ],
  },
  {
    defect: 'contract test: two operations have one id',
    test: [contract, 'have ids and routes of their own'],
    patch: [[collection, "id: 'stores.collections.getBySlug'", "id: 'stores.products.get'"]],
  },
  {
    defect: 'contract test: two operations have one route',
    test: [contract, 'have ids and routes of their own'],
    patch: [[collection, slugRoute, "route: 'GET /v1/products/{id}',"]],
  },
  {
    defect: 'contract test: the emulator does not answer an operation',
    test: [contract, 'are answered by the emulator'],
    patch: [['packages/emulator/src/stores/index.ts', '  ...collectionHandlers,\n', '']],
  },
  {
    defect: 'contract test: no test of the emulator calls an operation',
    test: [contract, 'are called by a test of the emulator'],
    patch: [
      [
        collection,
        "pick('collection', collectionShape),\n})\n",
        "pick('collection', collectionShape),\n})\nexport const unheard: typeof getCollectionBySlug = getCollectionBySlug\n",
      ],
    ],
  },
  {
    defect: 'contract test: a doc comment cites a document that its readers do not have',
    test: [contract, 'cites no document that its readers do not have'],
    patch: [
      [
        collection,
        ' * Reads a collection by its slug,',
        ' * Spec section 7: reads a collection by its slug,',
      ],
    ],
  },
  {
    defect: 'contract test: an operation has no permission',
    test: [contract, 'have a permission in the emulator, and no permission is left over'],
    patch: [[storesPermissions, "  'stores.collections.getBySlug': 'visitor',\n", '']],
  },
  {
    defect: 'contract test: an operation of the owner is not elevated',
    test: [contract, 'are elevated if and only if they are for the owner'],
    patch: [
      [
        storesPermissions,
        "'stores.collections.getBySlug': 'visitor'",
        "'stores.collections.getBySlug': 'owner'",
      ],
    ],
  },
  {
    defect: 'contract test: an operation for anyone is sent with a token',
    test: [contract, 'are sent without a token if and only if anyone may call them'],
    patch: [
      [
        storesPermissions,
        "'stores.collections.getBySlug': 'visitor'",
        "'stores.collections.getBySlug': 'anyone'",
      ],
    ],
  },
  {
    defect: 'contract test: an input has a JSON Schema that nothing can read',
    test: [contract, perOperation],
    patch: [
      [
        'packages/core/src/query.schema.ts',
        "    .meta({\n      type: 'object',",
        "    .meta({\n      type: '' as 'object',",
      ],
    ],
  },
  {
    defect: 'round trip: an unknown field is dropped',
    test: [roundTrip, '%s'],
    patch: [
      [
        'packages/core/src/encode.ts',
        "  return shape.entity && form.names === 'underscored' ?",
        "  delete (result as { NEW_FIELD?: unknown }).NEW_FIELD\n  return shape.entity && form.names === 'underscored' ?",
      ],
    ],
  },
  {
    defect: 'round trip: the name of an image is not escaped',
    test: [roundTrip, '%s'],
    patch: [['packages/core/src/image.ts', '${encodeURIComponent(filename)}`', '${filename}`']],
  },
  {
    defect: 'round trip: a number that JSON does not have is lost',
    test: [roundTrip, '%s'],
    patch: [
      [
        'packages/core/src/encode.ts',
        '!Number.isFinite(value) ? String(value) : value',
        '!Number.isFinite(value) ? null : value',
      ],
    ],
  },
  {
    defect: 'enumerations: a value is missing from a list',
    test: [
      'tooling/test/enumerations.test.ts',
      '%s exports the values of its enumerations, each list in words of its own',
    ],
    patch: [['packages/stores/src/media.ts', "'document', 'zip']", "'document']"]],
  },
  {
    defect: 'closed inputs: an unknown value of an input passes',
    test: ['tooling/test/closed-inputs.test.ts', 'no input has an open enumeration'],
    patch: [
      [
        collectionSchema,
        slugInput,
        slugInput.replace('z.string()', "z.string().meta({ 'x-extensible-enum': ['a'] })"),
      ],
    ],
  },
  {
    defect: 'kinds of operations: a call that changes something is declared as a read',
    test: ['tooling/test/operation-kinds.test.ts', '%s, a read, changes nothing'],
    patch: [[collection, slugRoute, slugRoute.replace('GET', 'DELETE')]],
  },
  {
    defect: 'input limits: a limit is another one than the platform has',
    test: [inputLimits, ': are those of packages/'],
    patch: [[collectionSchema, slugInput, slugInput.replace('100', '101')]],
  },
  {
    defect: 'input limits: the next value after a limit passes',
    test: [inputLimits, '$id: a value at each limit passes, the next one is refused'],
    patch: [['packages/core/src/query.schema.ts', 'value.length > most\n', 'value.length > most + 1\n']],
  },
  {
    defect: 'strict answers: an emulator of a test run does not check its answers',
    test: ['packages/emulator/test/answer-check.test.ts', 'every emulator of a test run has strict answers'],
    patch: [
      [
        'packages/emulator/src/emulator-options.ts',
        "process.env['FRONTDESK_STRICT_ANSWERS'] === '1'",
        'false',
      ],
    ],
  },
  {
    defect: 'list of operations: the elevation of a call is not shown',
    test: ['tooling/test/operations.test.ts', 'prints every operation with its declaration'],
    patch: [['tooling/operations.mjs', 'elevated: elevated === true', 'elevated: false']],
  },
  {
    defect: 'list of operations: a package is left out',
    test: ['tooling/test/operations.test.ts', 'prints every operation with its declaration'],
    patch: [['tooling/operation-list.mjs', "'payments', 'stores']", "'payments']"]],
  },
  {
    defect: 'docs: the code of a page is not that of its snippet',
    command: docs,
    says: `${guide}:`,
    patch: [[guide, 'export async function readService(', 'export async function readOther(']],
  },
  {
    defect: 'docs: code is typed into a page',
    command: docs,
    says: 'Code is included, not typed',
    patch: [[guide, '```ts file=examples/snippets/src/calls.ts#call', '```ts']],
  },
  {
    defect: 'docs: nothing says what to do about a code',
    command: docs,
    says: 'EMPTY_CART is missing',
    patch: [['tooling/docs/error-advice.mjs', '  EMPTY_CART:', '  EMPTY_BASKET:']],
  },
  {
    defect: 'docs: a link leads nowhere',
    command: docs,
    says: 'Nothing is at nowhere.md',
    patch: [[guide, '# Calls\n', '# Calls\n\n[Nowhere](nowhere.md)\n']],
  },
  {
    defect: 'docs: a link names a heading that is not there',
    command: docs,
    says: 'has no heading "#nowhere"',
    patch: [[guide, '# Calls\n', '# Calls\n\n[Nowhere](errors.md#nowhere)\n']],
  },
  {
    defect: 'docs: a guide links to a file that is in no package',
    command: docs,
    says: 'is not in a published package',
    patch: [[guide, '# Calls\n', '# Calls\n\n[Decisions](../../../../docs/adr/README.md)\n']],
  },
  {
    defect: 'docs: the list of operations is older than a permission',
    command: docs,
    says: 'packages/core/operations.json: It is not up to date',
    patch: [[storesPermissions, "'stores.collections.get': 'visitor'", "'stores.collections.get': 'member'"]],
  },
  {
    defect: 'docs: nothing explains the code of an error',
    command: docs,
    says: 'Nothing explains NEVER_EXPLAINED',
    patch: [['packages/core/src/page.ts', "code: 'NO_PAGE'", "code: 'NEVER_EXPLAINED'"]],
  },
  {
    defect: 'docs: the list of guides lacks a page',
    command: docs,
    says: 'The list lacks calls.md',
    patch: [['packages/core/docs/guide/README.md', '[Calls](calls.md)', '[Calls](errors.md)']],
  },
  {
    defect: 'reference: a doc comment links to a name that is not there',
    command: reference,
    says: 'NoSuchName',
    patch: [[collection, ' * Reads a collection by its slug,', ' * Reads a {@link NoSuchName} by its slug,']],
  },
  {
    defect: 'API report: a declaration is gone',
    command: api,
    built: true,
    says: 'react.query.api.d.ts',
    patch: [['docs/api/react.query.api.d.ts', 'declare const keyOf: ', 'declare const keysOf: ']],
  },
  {
    defect: 'size: an app has grown by more than a tenth',
    command: size,
    built: true,
    says: 'queryServiceLocations): ',
    patch: [['tooling/size/budgets.json', '"read": ', '"read": 1, "unread": ']],
  },
  {
    defect: 'size: an app carries code that it does not use',
    command: size,
    built: true,
    says: 'carries completeLogin',
    patch: [
      [
        'tooling/size/apps.mjs',
        "export { createWebhooks, bookingEvents } from '@frontdesk/webhooks'`",
        "export { createWebhooks, bookingEvents } from '@frontdesk/webhooks'\nexport { completeLogin } from '@frontdesk/auth'`",
      ],
      [
        'tooling/size/apps.mjs',
        "mustNotAppear: ['createClient', 'oauth', 'createBooking'",
        "mustNotAppear: ['completeLogin', 'oauth', 'createBooking'",
      ],
    ],
  },
  {
    defect: 'size: a default entry reaches zod',
    command: size,
    built: true,
    says: '@frontdesk/stores reaches zod',
    patch: [['packages/stores/dist/index.js', 'export {', "export * from 'zod'\nexport {"]],
  },
  {
    defect: 'size: a bundler keeps an operation that nobody calls',
    command: size,
    built: true,
    says: 'keeps ',
    patch: [['packages/bookings/dist/index.js', 'export {', 'globalThis.kept = confirmBooking\nexport {']],
  },
  {
    defect: 'packed packages: types of an entry are not in the tarball',
    command: pack,
    built: true,
    says: 'publint',
    patch: [
      ['packages/stores/package.json', '"types": "./dist/schemas.d.ts"', '"types": "./dist/nowhere.d.ts"'],
    ],
  },
  {
    defect: 'packed packages: a package carries the code of another',
    command: pack,
    built: true,
    says: 'holds the code of ../core/src/client.ts',
    patch: [['packages/stores/dist/index.cjs', '"use strict";', '"use strict";\n// ../core/src/client.ts']],
  },
  {
    defect: 'consumers: an entry throws an error when it is required',
    command: consumers,
    built: true,
    says: 'every-entry.cjs ended with 1',
    patch: [['packages/stores/dist/index.cjs', '"use strict";', 'throw new Error("broken");']],
  },
  {
    defect: 'types: a test has an error',
    command: types,
    says: 'Types are wrong in: tooling/tsconfig.all.json',
    patch: [
      ['packages/stores/test/collection.wire.test.ts', 'operation: getCollectionBySlug,', 'operation: 1,'],
    ],
  },
  {
    defect: 'unused code: nobody imports an export',
    command: unused,
    says: 'lonely',
    patch: [[failure, firstLineOf[failure], `${firstLineOf[failure]}\nexport const lonely = 1\n`]],
  },
  {
    defect: 'unused code: nobody imports a dependency',
    command: unused,
    says: 'unused-thing',
    patch: [
      [
        'packages/stores/package.json',
        '"dependencies": {',
        '"dependencies": {\n    "unused-thing": "1.0.0",',
      ],
    ],
  },
  {
    defect: 'workspace: the dependencies of a manifest are not in order',
    command: workspace,
    says: 'packages/stores',
    patch: [
      ['packages/stores/package.json', '"dependencies": {', '"dependencies": {\n    "zzz": "workspace:^",'],
    ],
  },
  {
    defect: 'formatting: a line is not as Prettier writes it',
    command: format(collection),
    says: collection,
    patch: [[collection, slugRoute, slugRoute.replaceAll("'", '"')]],
  },
  imports(
    'imports: a family imports another family',
    errors,
    "import type { Product } from '@frontdesk/stores'",
    '@frontdesk/bookings may import only: core, auth',
  ),
  imports(
    'imports: core imports a package that stands on it, if only a type',
    retry,
    "import type { Session } from '@frontdesk/auth'",
    '@frontdesk/core may import only: no sibling',
  ),
  imports(
    'imports: a default entry reaches zod',
    retry,
    "import * as z from 'zod'",
    'Only schema files may reach zod',
  ),
  imports(
    'imports: code for browsers needs Node',
    retry,
    "import { join } from 'node:path'",
    'This package runs in browsers',
  ),
  imports(
    'imports: the kernel of the emulator imports a family',
    failure,
    "import type { services } from '../bookings/service.ts'",
    "The emulator's kernel/ may import only: no other room",
  ),
  {
    defect: 'import circles: two files import a type of each other',
    test: ['tooling/test/import-circles.test.ts', 'the sources of %s have no import circle'],
    patch: withLine(retry, "import type { Client as Caller } from './send.ts'"),
  },
]

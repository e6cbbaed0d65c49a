// Writes the stubs of a new operation: declaration, schema, wire row, handler, handler test, permission.
//   node tooling/new-operation.mjs bookings.rooms.get 'GET /v1/rooms/{roomId}' --prefix /_api/bookings --kind read
// The stubs compile. The wire row and the handler test fail until the expected values and the handler are written.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const usage = `Usage: pnpm new:operation <id> <route> --prefix <prefix> [options]
       pnpm new:operation --draft < draft.json

  <id>                family, resource and verb: bookings.rooms.get
  <route>             method and path: 'GET /v1/rooms/{roomId}'
  --prefix <prefix>   what stands before the path on the hosted platform: /_api/bookings
  --kind <kind>       read or write; GET is a read, every other method a write unless given
  --name <name>       name of the export; getRoom for bookings.rooms.get unless given
  --file <file>       file of the resource below src, without its ending; room unless given
  --entity <Name>     name of the interface of the result; Room unless given
  --returns <result>  entity, list or nothing; nothing for DELETE, entity unless given
  --permission <who>  anyone, visitor, member, own or owner; visitor unless given
  --draft             reads the same from standard input, as JSON with the fields id, route, prefix, …;
                      there "fields" and "input" map names to text, number, boolean or (in fields) date
  --help              prints this

An existing resource is extended, a new one is created. Nothing is overwritten, and a failure leaves nothing behind.`

const types = {
  text: ['string', 'z.string()'],
  number: ['number', 'z.number()'],
  boolean: ['boolean', 'z.boolean()'],
  date: ['Date', 'z.date()'],
}

class Refusal extends Error {}

const refuse = (message) => {
  throw new Refusal(message)
}

const kebab = (name) => name.replace(/[A-Z]/g, (letter, at) => (at ? '-' : '') + letter.toLowerCase())
const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
const camel = (name) => name[0].toLowerCase() + name.slice(1)
const singular = (name) => name.replace(/ies$/, 'y').replace(/(ss|x|ch|sh)es$|s$/, '$1')
const unique = (items) => [...new Set(items)]

const oneOf = (name, value, allowed) =>
  allowed.includes(value) ? value : refuse(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)

/** Checks a draft and completes it. */
export function complete(draft, root) {
  for (const name of Object.keys(draft))
    oneOf('A field of a draft', name, [
      ...[
        'id',
        'route',
        'prefix',
        'kind',
        'name',
        'file',
        'entity',
        'returns',
        'permission',
        'fields',
        'input',
      ],
    ])
  const { id = '', route = '', prefix = '' } = draft
  const families = readdirSync(join(root, 'packages')).filter((name) =>
    existsSync(join(root, 'packages', name, 'src/schemas.ts')),
  )
  const [, family, resource, verb] =
    /^([a-z]+)\.([a-z][A-Za-z0-9]*)\.([a-z][A-Za-z0-9]*)$/.exec(id) ??
    refuse(`The id must be family, resource and verb, such as bookings.rooms.get, not "${id}"`)
  if (!families.includes(family))
    refuse(`There is no package "${family}". Operations belong to one of ${families.join(', ')}`)
  const [, method, path] =
    /^(GET|POST|PUT|PATCH|DELETE) (\/(?:[\w.-]+|\{[a-z]\w*(?:\.[a-z]\w*)?\})(?:\/(?:[\w.-]+|\{[a-z]\w*(?:\.[a-z]\w*)?\}))*)$/.exec(
      route,
    ) ?? refuse(`The route must be a method and a path, such as "GET /v1/rooms/{roomId}", not "${route}"`)
  if (!/^(\/[\w-]+)+$/.test(prefix))
    refuse(`--prefix must be the prefix on the hosted platform, such as /_api/bookings, not "${prefix}"`)
  const kind = oneOf('--kind', draft.kind ?? (method === 'GET' ? 'read' : 'write'), ['read', 'write'])
  if (kind === 'write' && method === 'GET') refuse('A GET changes nothing: it cannot be a write')
  const permission = oneOf('--permission', draft.permission ?? 'visitor', [
    ...['anyone', 'visitor', 'member', 'own', 'owner'],
  ])
  const returns = oneOf('--returns', draft.returns ?? (method === 'DELETE' ? 'nothing' : 'entity'), [
    ...['entity', 'list', 'nothing'],
  ])
  const entity = draft.entity ?? pascal(singular(resource))
  if (!/^[A-Z]\w*$/.test(entity))
    refuse(`--entity must be the name of an interface, such as Room, not "${entity}"`)
  const many = /^(query|list|search|count|bulk)/.test(verb)
  const name = draft.name ?? verb + (many ? pascal(resource) : entity)
  if (!/^[a-z]\w*$/.test(name))
    refuse(`--name must be the name of a function, such as getRoom, not "${name}"`)
  const file = draft.file ?? kebab(singular(resource))
  if (!/^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)?$/.test(file))
    refuse(`--file must be a path below src without its ending, such as room, not "${file}"`)
  const listed = (field, allowed) =>
    Object.entries(draft[field] ?? {}).map(([key, type]) => [
      /^[a-z]\w*$/.test(key) ? key : refuse(`"${key}" in "${field}" is not the name of a field`),
      oneOf(`The type of "${key}" in "${field}"`, type, allowed),
    ])
  const fields = listed('fields', ['text', 'number', 'boolean', 'date']).filter(([key]) => key !== 'id')
  const parameters = [...path.matchAll(/\{(.+?)\}/g)].map(([, parameter]) => parameter)
  const input = listed('input', ['text', 'number', 'boolean']).filter(([key]) => !parameters.includes(key))
  return {
    id,
    route,
    method,
    prefix,
    family,
    kind,
    permission,
    returns,
    entity,
    name,
    file,
    fields,
    input,
    parameters,
  }
}

/** Adds a line to the imports or the exports of modules: packages before files, each sorted by name. */
function withModule(text, kind, module, line) {
  const rank = (name) => (name.startsWith('../') ? '1' : name.startsWith('./') ? '2' : '0') + name
  const lines = [...text.matchAll(new RegExp(`^${kind} [^']*? from '([^']+)'\\n`, 'gm'))]
  const next = lines.find(([, other]) => rank(other).localeCompare(rank(module)) > 0)
  const last = lines.at(-1)
  const at = next?.index ?? (last ? last.index + last[0].length : 0)
  return text.slice(0, at) + line + text.slice(at)
}

/** Adds names to the import of a module, or the import itself. A name may begin with `type `. */
function withImport(text, module, names) {
  const found = [...text.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)'\n/gm)].find(
    ([, , , from]) => from === module,
  )
  const own = found
    ? found[2].split(',').flatMap((part) => {
        const name = part.trim()
        return name ? [found[1] && !name.startsWith('type ') ? `type ${name}` : name] : []
      })
    : []
  const bare = (name) => name.replace(/^type /, '')
  const values = [...own, ...names].filter((name) => !name.startsWith('type '))
  const all = unique([...own, ...names])
    .filter((name) => !name.startsWith('type ') || !values.includes(bare(name)))
    .sort((a, b) => bare(a).toLowerCase().localeCompare(bare(b).toLowerCase()))
  const line = all.every((name) => name.startsWith('type '))
    ? `import type { ${all.map(bare).join(', ')} } from '${module}'\n`
    : `import { ${all.join(', ')} } from '${module}'\n`
  return found ? text.replace(found[0], line) : withModule(text, 'import', module, line)
}

/** Adds an item at the end of the list that `start` opens. */
function withItem(text, start, item, file) {
  const found =
    start.exec(text) ?? refuse(`${file} has no list that begins with ${start.source}: add ${item} by hand`)
  const from = found.index + found[0].length
  let depth = 1
  let at = from
  // Brackets in texts and comments do not count.
  const pieces = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\/|[[\](){}]/g
  pieces.lastIndex = from
  while (depth > 0) {
    const piece = pieces.exec(text) ?? refuse(`The list in ${file} has no end`)
    at = pieces.lastIndex
    if ('[({'.includes(piece[0])) depth += 1
    if (')]}'.includes(piece[0])) depth -= 1
  }
  const items = text
    .slice(from, at - 1)
    .trimEnd()
    .replace(/,$/, '')
  return `${text.slice(0, from)}${items}${items ? ',\n  ' : ''}${item},\n${text.slice(at - 1)}`
}

/** Gives the text of each file that changes or is added, by its path. */
export function plan(draft, root) {
  const own = complete(draft, root)
  const {
    id,
    route,
    method,
    prefix,
    family,
    kind,
    permission,
    returns,
    entity,
    name,
    file,
    fields,
    input,
    parameters,
  } = own
  const files = new Map()
  const read = (path) =>
    files.get(path) ?? (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const sources = `packages/${family}/src`
  const elevated = permission === 'owner'
  const Type = pascal(name)
  const shapeName = `${camel(entity)}Shape`
  const schemaName = `${camel(entity)}Schema`
  const output = { entity, list: `${entity}[]`, nothing: 'void' }[returns]
  const handlerKebab = kebab(name)

  let entityFile
  for (const path of readdirSync(join(root, sources), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue
    const text = readFileSync(join(root, sources, path), 'utf8')
    if (new RegExp(`^export interface ${entity}\\b`, 'm').test(text)) entityFile = path.slice(0, -3)
    if (text.includes(`'${id}'`) && !path.endsWith('.schema.ts'))
      refuse(`The id ${id} is taken: ${sources}/${path}`)
    if (new RegExp(`^export (const|function|interface|type) (${name}|${Type}Input)\\b`, 'm').test(text))
      refuse(`The name ${name} or ${Type}Input is taken: ${sources}/${path}. Give another one with --name`)
    if (
      [...text.matchAll(/^ {2}route: '(.+)',$/gm)].some(
        ([, taken]) => taken.replace(/\{.+?\}/g, '{}') === route.replace(/\{.+?\}/g, '{}'),
      ) &&
      text.includes(`= '${prefix}'`)
    )
      refuse(`The route ${route} is taken: ${sources}/${path}`)
  }

  // The declaration.
  const sourcePath = `${sources}/${file}.ts`
  let source = read(sourcePath)
  const isNew = source === undefined
  source ??= ''
  const declaredPrefix = /^const prefix = '(.+)'$/m.exec(source)?.[1]
  const prefixText = declaredPrefix === prefix || declaredPrefix === undefined ? 'prefix' : `'${prefix}'`
  const makesEntity = returns !== 'nothing' && entityFile === undefined
  /** The import of what stands beside the entity, which another file may declare. */
  const besideEntity = (ending) => {
    const path = posix.relative(posix.dirname(file), entityFile)
    return `${path.startsWith('.') ? '' : './'}${path}${ending}`
  }
  const declares = (path, name) =>
    new RegExp(`^export const ${name}\\b`, 'm').test(read(path) ?? '') ||
    refuse(
      `${path} has no ${name}, which answers with ${entity} need. Add it, or name another interface with --entity`,
    )
  if (returns !== 'nothing' && !makesEntity) {
    declares(`${sources}/${entityFile}.ts`, shapeName)
    declares(`${sources}/${entityFile}.schema.ts`, schemaName)
  }
  const nested = unique(parameters.filter((one) => one.includes('.')).map((one) => one.split('.')[0]))
  const inner = (key) => parameters.filter((one) => one.startsWith(`${key}.`)).map((one) => one.split('.')[1])
  const inputRows = [
    ...parameters.filter((one) => !one.includes('.')).map((one) => [one, 'string', 'z.string().min(1)']),
    ...nested.map((key) => [
      key,
      `{ ${inner(key)
        .map((part) => `${part}: string`)
        .join('; ')} }`,
      `z.looseObject({ ${inner(key)
        .map((part) => `${part}: z.string().min(1)`)
        .join(', ')} })`,
    ]),
    ...input.map(([key, type]) => [`${key}?`, types[type][0], `maybe(${types[type][1]})`]),
  ]
  const example = inputRows
    .filter(([key]) => !key.endsWith('?'))
    .map(([key, type]) =>
      type === 'string'
        ? key
        : `${key}: { ${inner(key)
            .map((part) => `${part}: '…'`)
            .join(', ')} }`,
    )
  const core = [kind, `type ${kind === 'read' ? 'Read' : 'Write'}`]
  if (elevated) core.push('type ElevatedAuth')
  if (returns !== 'nothing') core.push(returns === 'list' ? 'list' : 'pick')
  if (makesEntity)
    core.push('entity', 'type Shape', ...(fields.some(([, type]) => type === 'date') ? ['date'] : []))
  source = withImport(source, '@frontdesk/core', core)
  if (returns !== 'nothing' && !makesEntity && entityFile !== file)
    source = withImport(source, besideEntity('.ts'), [`type ${entity}`, shapeName])
  if (declaredPrefix === undefined) {
    const end = [...source.matchAll(/^import [\s\S]*?from '[^']+'\n/gm)].at(-1)
    const at = end.index + end[0].length
    source = `${source.slice(0, at)}\nconst prefix = '${prefix}'\n${source.slice(at)}`
  }
  if (makesEntity)
    source += `
/** TODO: Say what this is, and add its fields. */
export interface ${entity} {
  id: string
${fields.map(([key, type]) => `  ${key}?: ${types[type][0]}\n`).join('')}}

export const ${shapeName}: Shape<${entity}> = /* @__PURE__ */ entity<${entity}>({${fields.map(([key, type]) => (type === 'date' ? `${key}: date,` : '')).join('')}})
`
  const result = { entity: `const ${camel(entity)} = `, list: `const ${camel(entity)}List = `, nothing: '' }[
    returns
  ]
  const answerKey = returns === 'list' ? `${camel(entity)}s` : camel(entity)
  source += `
${
  inputRows.length
    ? `export interface ${Type}Input {
${inputRows.map(([key, type]) => `  ${key}: ${type}\n`).join('')}}`
    : `export type ${Type}Input = Record<string, never>`
}

/**
 * TODO: Say in one sentence what this does. Add a line for each error that it throws, with its code.
 *
 * @example
 * ${result}await ${name}(${elevated ? 'elevatedClient' : 'client'}, {${example.length ? ` ${example.join(', ')} ` : ''}})
 * @function
 */
export const ${name}: ${kind === 'read' ? 'Read' : 'Write'}<${Type}Input, ${output}${elevated ? ', ElevatedAuth' : ''}> = /* @__PURE__ */ ${kind}({
  id: '${id}',
  ${prefixText === 'prefix' ? 'prefix' : `prefix: ${prefixText}`},
  route: '${route}',
${elevated ? '  elevated: true,\n' : ''}${permission === 'anyone' ? '  anonymous: true,\n' : ''}${
    returns === 'nothing'
      ? ''
      : `  response: /* @__PURE__ */ ${returns === 'list' ? 'list' : 'pick'}('${answerKey}', ${shapeName}),\n`
  }})
`
  files.set(sourcePath, source)
  if (isNew) {
    const path = `${sources}/index.ts`
    files.set(path, withModule(read(path), 'export', `./${file}.ts`, `export * from './${file}.ts'\n`))
  }

  // The schema.
  const schemaPath = `${sources}/${file}.schema.ts`
  const schemasName = `${camel(pascal(file.replace('/', '-')))}Schemas`
  let schema = read(schemaPath)
  const newSchema = schema === undefined
  schema ??= ''
  schema = withImport(schema, `./${file.split('/').at(-1)}.ts`, [
    name,
    `type ${Type}Input`,
    ...(makesEntity ? [`type ${entity}`] : []),
  ])
  schema = withImport(schema, 'zod', []).replace(
    /^import \{ {2}\} from 'zod'\n|^import type \{ {2}\} from 'zod'\n/m,
    '',
  )
  if (!schema.includes("import * as z from 'zod'")) schema = `import * as z from 'zod'\n${schema}`
  schema = withImport(schema, '@frontdesk/core/schema', [
    ...['operationSchema', 'type OperationSchema', 'schema', 'type Schema'],
    ...(makesEntity ? ['type ObjectSchema'] : []),
  ])
  if (!/^const maybe = /m.test(schema) && (input.length || (makesEntity && fields.length)))
    schema = schema.replace(/((?:^import [\s\S]*?from '[^']+'\n)+)/m, '$1\nconst maybe = z.exactOptional\n')
  const schemaText = `
${
  makesEntity
    ? `export const ${schemaName}: ObjectSchema<${entity}> = /* @__PURE__ */ schema<${entity}>()(() =>
  z.looseObject({ id: z.string(), ${fields.map(([key, type]) => `${key}: maybe(${types[type][1]}), `).join('')}}),
)

`
    : ''
}export const ${camel(Type)}InputSchema: Schema<${Type}Input> = /* @__PURE__ */ schema<${Type}Input>()(() =>
  z.looseObject({ ${inputRows.map(([key, , text]) => `${key.replace('?', '')}: ${text}`).join(', ')} }),
)

`
  const entry = `/* @__PURE__ */ operationSchema(${name}, ${camel(Type)}InputSchema${returns === 'nothing' ? '' : `, ${schemaName}`})`
  const listStart = /^export const \w+: readonly OperationSchema\[\] = (?:\/\* @__PURE__ \*\/ )?\[/m
  if (newSchema)
    schema += `${schemaText}export const ${schemasName}: readonly OperationSchema[] = [\n  ${entry},\n]\n`
  else {
    const at =
      listStart.exec(schema)?.index ??
      refuse(`${schemaPath} has no list of schemas: extend another file with --file`)
    schema = withItem(
      `${schema.slice(0, at).trimEnd()}\n${schemaText}${schema.slice(at)}`,
      listStart,
      entry,
      schemaPath,
    )
  }
  if (returns !== 'nothing' && !makesEntity && entityFile !== file)
    schema = withImport(schema, besideEntity('.schema.ts'), [schemaName])
  files.set(schemaPath, schema)
  if (newSchema) {
    const path = `${sources}/schemas.ts`
    let text = withImport(read(path), `./${file}.schema.ts`, [schemasName])
    text = withModule(text, 'export', `./${file}.schema.ts`, `export * from './${file}.schema.ts'\n`)
    files.set(path, withItem(text, listStart, `...${schemasName}`, path))
  }

  // The wire row.
  const wirePath = `packages/${family}/test/${file.replace('/', '-')}.wire.test.ts`
  const row = `row({
    operation: ${name},
${elevated ? '    elevated: true,\n' : ''}${permission === 'anyone' ? '    anonymous: true,\n' : ''}    input: {${inputRows
    .filter(([key]) => !key.endsWith('?'))
    .map(
      ([key, type]) =>
        `${key}: ${
          type === 'string'
            ? `'${key}-1'`
            : `{ ${inner(key)
                .map((part) => `${part}: '${part}-1'`)
                .join(', ')} }`
        }`,
    )
    .join(', ')}},
    // TODO: Write out the whole URL, ${method === 'GET' || method === 'DELETE' ? '' : 'the body, '}the response and the decoded output.
    request: '${method} https://www.wixapis.com/TODO',
${method === 'GET' || method === 'DELETE' ? '' : "    body: 'TODO',\n"}    response: {},
    output: 'TODO',
  })`
  let wire = read(wirePath) ?? `\nrunWireRows([\n])\n`
  wire = withImport(wire, '../../../tooling/test/wire-rows.ts', ['row', 'runWireRows'])
  wire = withImport(wire, `@frontdesk/${family}`, [name])
  files.set(wirePath, withItem(wire, /^runWireRows\(\[/m, row, wirePath))

  // The handler.
  const emulator = `packages/emulator/src/${family}`
  const handlerStub = `handle(${name}, () => {
    throw new Error('TODO: the handler of ${name} is not written')
  })`
  const handlerStart = /^export const \w+Handlers: readonly Handler\[\] = \[/m
  const resourcePath = `${emulator}/${file.split('/').at(-1)}.ts`
  const resourceText = read(resourcePath)
  if (resourceText !== undefined && handlerStart.test(resourceText)) {
    let text = withImport(resourceText, `@frontdesk/${family}`, [name])
    text = withImport(text, '../kernel/handler.ts', ['handle', 'type Handler'])
    files.set(resourcePath, withItem(text, handlerStart, handlerStub, resourcePath))
  } else {
    const path = resourceText === undefined ? resourcePath : `${emulator}/${handlerKebab}.ts`
    if (read(path) !== undefined) refuse(`${path} exists, and has no list of handlers`)
    const listName = `${camel(pascal(path.split('/').at(-1).slice(0, -3)))}Handlers`
    files.set(
      path,
      `import { ${name} } from '@frontdesk/${family}'
import { handle, type Handler } from '../kernel/handler.ts'

export const ${listName}: readonly Handler[] = [
  ${handlerStub},
]
`,
    )
    const start = /readonly Handler\[\] (?:=>|=) \[|^ +handlers: \[/m
    const assembly = [`${emulator}/index.ts`, `${emulator}/commerce.ts`].find((one) =>
      start.test(read(one) ?? ''),
    )
    if (!assembly) refuse(`No list of handlers was found in ${emulator}/index.ts`)
    const text = withImport(read(assembly), `./${path.split('/').at(-1)}`, [listName])
    files.set(assembly, withItem(text, start, `...${listName}`, assembly))
  }
  const permissionsPath = `${emulator}/permissions.ts`
  files.set(
    permissionsPath,
    withItem(read(permissionsPath), /: Permissions = \{/, `'${id}': '${permission}'`, permissionsPath),
  )

  // The test of the handler.
  const testPath = `packages/emulator/test/${family}/${handlerKebab}.test.ts`
  if (read(testPath) !== undefined) refuse(`${testPath} exists`)
  const arguments_ = inputRows
    .filter(([key]) => !key.endsWith('?'))
    .map(
      ([key, type]) =>
        `${key}: ${
          type === 'string'
            ? "'TODO'"
            : `{ ${inner(key)
                .map((part) => `${part}: 'TODO'`)
                .join(', ')} }`
        }`,
    )
  const auth = elevated ? 'apiKey' : 'oauth'
  files.set(
    testPath,
    `import { ${auth} } from '@frontdesk/auth'
import { ${name} } from '@frontdesk/${family}'
import { createClient, local } from '@frontdesk/core'
import { expect, it } from 'vitest'
import { ${elevated ? 'defaultApiKey' : 'defaultClientId'} } from '../../src/auth/index.ts'
import { createEmulator } from '../../src/emulator.ts'

// TODO: Test each refusal by status, code and field, both sides of each limit, and the whole answer.
it('answers ${name}', async () => {
  const emulator = await createEmulator()
  const client = createClient({
    platform: local('http://127.0.0.1:4600'),
    auth: ${elevated ? 'apiKey({ apiKey: defaultApiKey })' : 'oauth({ clientId: defaultClientId })'},
    fetch: (url, init) => emulator.fetch(new Request(url, init)),
  })
  try {
${
  returns === 'nothing'
    ? `    await ${name}(client, {${arguments_.join(', ')}})
    // TODO: Read the effect with another operation.
    expect('TODO').toBe('the effect of ${name}')`
    : `    expect(await ${name}(client, {${arguments_.join(', ')}})).toEqual('TODO')`
}
  } finally {
    await emulator.close()
  }
})
`,
  )

  if (kind === 'read' && method === 'POST') {
    const path = 'tooling/test/operation-kinds.test.ts'
    files.set(
      path,
      withItem(read(path), /^const readOnlyPosts: readonly string\[\] = \[/m, `'${route}'`, path),
    )
  }
  return files
}

/** Writes all files, or none of them. */
export function writeAll(files, root, format) {
  const before = new Map(
    [...files.keys()].map((path) => [path, existsSync(join(root, path)) && readFileSync(join(root, path))]),
  )
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    format([...files.keys()])
  } catch (error) {
    for (const [path, text] of before)
      if (text === false) rmSync(join(root, path), { force: true })
      else writeFileSync(join(root, path), text)
    throw error
  }
}

function draftFrom() {
  const text = { type: 'string' }
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{
        prefix: text,
        kind: text,
        name: text,
        file: text,
        entity: text,
        returns: text,
        permission: text,
        root: text,
      },
      draft: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { draft, help, root, ...given } = values
  if (help) return { help }
  if (positionals.length > 2)
    refuse(`"${positionals[2]}" is one argument too many: the route is quoted as one`)
  const [id, route] = positionals
  let read = {}
  if (draft)
    try {
      read = JSON.parse(readFileSync(0, 'utf8'))
    } catch (error) {
      refuse(`The draft on standard input is not JSON: ${error.message}`)
    }
  return { root, draft: { ...read, ...given, ...(id && { id }), ...(route && { route }) } }
}

function main() {
  const { help, draft, root = fileURLToPath(new URL('..', import.meta.url)) } = draftFrom()
  if (help) return console.log(usage)
  const files = plan(draft, root)
  const prettier = fileURLToPath(new URL('../node_modules/prettier/bin/prettier.cjs', import.meta.url))
  writeAll(files, root, (paths) => {
    const config = ['--config', fileURLToPath(new URL('../package.json', import.meta.url))]
    const { status, stderr } = spawnSync(process.execPath, [prettier, ...config, '--write', ...paths], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== 0) refuse(`The stubs cannot be formatted: ${stderr}`)
  })
  for (const path of files.keys()) console.log(path)
  console.log(
    '\nReplace each TODO in these files. Then run: pnpm typecheck && pnpm test:unit tooling/test/contract',
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    main()
  } catch (error) {
    if (!(error instanceof Refusal) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error
    console.error(`${error.message}\nMore: pnpm new:operation --help`)
    process.exitCode = 1
  }

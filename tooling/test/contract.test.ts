import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as auth from '@frontdesk/auth'
import { authSchemas } from '@frontdesk/auth/schemas'
import * as bookings from '@frontdesk/bookings'
import { bookingsSchemas } from '@frontdesk/bookings/schemas'
import { type AnySpec } from '@frontdesk/core'
import type { OperationSchema } from '@frontdesk/core/schema'
import * as ecom from '@frontdesk/ecom'
import { ecomSchemas } from '@frontdesk/ecom/schemas'
import * as payments from '@frontdesk/payments'
import { paymentsSchemas } from '@frontdesk/payments/schemas'
import * as stores from '@frontdesk/stores'
import { storesSchemas } from '@frontdesk/stores/schemas'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createFamilies } from '../../packages/emulator/src/families.ts'
import { faultsOf } from './json-schema.ts'

interface Family {
  readonly exports: Readonly<Record<string, unknown>>
  readonly schemas: readonly OperationSchema[]
}

const families: Readonly<Record<string, Family>> = {
  auth: { exports: auth, schemas: authSchemas },
  bookings: { exports: bookings, schemas: bookingsSchemas },
  ecom: { exports: ecom, schemas: ecomSchemas },
  payments: { exports: payments, schemas: paymentsSchemas },
  stores: { exports: stores, schemas: storesSchemas },
}

const folder = (path: string): string => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url))

const read = (path: string, ending: RegExp): string =>
  readdirSync(folder(path), { encoding: 'utf8', recursive: true })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(`${folder(path)}/${name}`, 'utf8'))
    .join('\n')

const operationsOf = ({ exports }: Family): { name: string; spec: AnySpec }[] =>
  Object.entries(exports).flatMap(([name, value]) =>
    typeof value === 'function' && 'spec' in value ? [{ name, spec: value.spec as AnySpec }] : [],
  )

const all = Object.values(families).flatMap(operationsOf)

const { handlers, permissions } = createFamilies()

/** The operations that one side knows and the other does not. */
const difference = (left: readonly string[], right: readonly string[]): string[] =>
  [...left.filter((id) => !right.includes(id)), ...right.filter((id) => !left.includes(id))].sort()

/** Operations that the tests of the emulator call through a function of the package. */
const calledThrough: Readonly<Record<string, string>> = { verifyFactor: 'answerChallenge' }

/** Expects an empty list; otherwise the test says what to do about its items. */
const expectNone = (items: readonly string[], advice: string): void => {
  expect(items, `${items.join(', ')}: ${advice}`).toEqual([])
}

const withPermission = (wanted: string): string[] =>
  Object.entries(permissions).flatMap(([id, permission]) => (permission === wanted ? [id] : []))

describe('all operations', () => {
  it('have ids and routes of their own', () => {
    expect(all.length).toBeGreaterThan(20)
    const ids = all.map(({ spec }) => spec.id)
    expect(new Set(ids).size).toBe(ids.length)
    const routes = all.map(({ spec }) => spec.prefix + spec.route.replace(/\{.+?\}/g, '{}'))
    expect(new Set(routes).size).toBe(routes.length)
  })

  it('are answered by the emulator', () => {
    const answered = new Set(handlers.map(({ operation }) => operation.spec.id))
    expectNone(
      all.map(({ spec }) => spec.id).filter((id) => !answered.has(id)),
      'write a handler in packages/emulator/src/<family>/<resource>.ts, and list it in index.ts beside it',
    )
  })

  it('are called by a test of the emulator', () => {
    const calls = read('emulator/test', /\.tsx?$/)
    expectNone(
      all.flatMap(({ name }) =>
        new RegExp(`\\b${calledThrough[name] ?? name}\\b`).test(calls) ? [] : [name],
      ),
      'write a test that calls it in packages/emulator/test/<family>/<resource>.test.ts',
    )
  })

  it('have a permission in the emulator, and no permission is left over', () => {
    expectNone(
      difference(
        all.map(({ spec }) => spec.id),
        Object.keys(permissions),
      ),
      'each operation has one row in packages/emulator/src/<family>/permissions.ts',
    )
  })

  it('are elevated if and only if they are for the owner', () => {
    const elevated = all.filter(({ spec }) => spec.elevated).map(({ spec }) => spec.id)
    expectNone(
      difference(elevated, withPermission('owner')),
      "`elevated: true` in the operation and the permission 'owner' go together",
    )
  })

  it('are sent without a token if and only if anyone may call them', () => {
    const anonymous = all.filter(({ spec }) => spec.anonymous).map(({ spec }) => spec.id)
    expectNone(
      difference(anonymous, withPermission('anyone')),
      "`anonymous: true` in the operation and the permission 'anyone' go together",
    )
  })
})

for (const [family, own] of Object.entries(families)) {
  const source = read(`${family}/src`, /(?<!\.schema)\.ts$/)
  const tests = read(`${family}/test`, /\.wire\.test\.ts$/)
  const schemas = new Map(own.schemas.map((schema) => [schema.id, schema]))

  describe(family, () => {
    it('exports every operation that its sources declare', () => {
      const declared = [...source.matchAll(/^export const (\w+): (?:Read|Write)</gm)].map(
        ([, name = '']) => name,
      )
      expectNone(
        difference(
          declared,
          operationsOf(own).map(({ name }) => name),
        ),
        `export the file of each operation from packages/${family}/src/index.ts`,
      )
    })

    it('has a schema for each operation, and no schema without an operation', () => {
      expectNone(
        difference(
          [...schemas.keys()],
          operationsOf(own).map(({ spec }) => spec.id),
        ),
        `write operationSchema(…) in <resource>.schema.ts, and list its schemas in packages/${family}/src/schemas.ts`,
      )
    })

    it('cites no document that its readers do not have', () => {
      expect(source).not.toMatch(/\bspec(ification)?('s)?\s+(\*\s+)?section\b/i)
    })

    for (const { name, spec } of operationsOf(own)) {
      it(`${name}: id, docs, example, wire row, schemas, path parameters`, () => {
        expect(spec.id).toMatch(new RegExp(`^${family}(\\.[a-z][A-Za-z0-9]*)+$`))
        const comment =
          new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export const ${name}:`).exec(source)?.[1] ?? ''
        expect(comment, `${name} needs a doc comment`).toMatch(/\w{3,}/)
        expect(comment, `the doc comment of ${name} needs an @example that calls it`).toMatch(
          new RegExp(`@example[\\s\\S]*${name}\\(`),
        )
        expect(comment, `the doc comment of ${name} is not written`).not.toContain('TODO')
        expect(comment, `the doc comment of ${name} needs the tag @function`).toContain('@function')
        expect(
          tests.includes(`operation: ${name},`),
          `${name} needs a row in packages/${family}/test/<resource>.wire.test.ts`,
        ).toBe(true)
        const schema = schemas.get(spec.id)
        expect(schema, 'a schema').toBeDefined()
        expect(schema?.output !== undefined, 'an output schema').toBe(spec.response !== undefined)
        const input = z.toJSONSchema(schema!.input(), { unrepresentable: 'any', io: 'input' })
        expect(faultsOf(input), 'the JSON Schema of the input').toEqual([])
        if (schema?.output) {
          const output = z.toJSONSchema(schema.output(), { unrepresentable: 'any', io: 'output' })
          expect(faultsOf(output), 'the JSON Schema of the output').toEqual([])
        }
        for (const [, parameter = ''] of spec.route.matchAll(/\{(.+?)\}/g)) {
          let part: unknown = input
          for (const key of parameter.split('.'))
            part = (part as { properties?: Record<string, unknown> } | undefined)?.properties?.[key]
          expect(part, `{${parameter}} in the input schema`).toBeDefined()
        }
      })
    }
  })
}

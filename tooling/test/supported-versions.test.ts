// The page on versions says the same as the manifests and the consumers that are run.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly engines?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const manifestOf = (path: string): Manifest => JSON.parse(read(`${path}/package.json`)) as Manifest
const variantsOf = async (consumer: string): Promise<readonly string[]> => {
  const check = (await import(join(root, 'tooling/consumers', consumer, 'check.mjs'))) as {
    variants: readonly string[]
  }
  return [...check.variants].sort((left, right) => Number(left) - Number(right))
}

const page = read('packages/core/docs/guide/versions.md').replace(/\s+/g, ' ')
const find = (pattern: RegExp): string => pattern.exec(page)?.[1] ?? `nothing like ${pattern.source}`
const list = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? []
const packages = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'package.json')),
)

describe('the page on versions', () => {
  it('names the oldest Node, as every published package does', () => {
    const oldest = find(/\| Node +\| ([\d.]+) or newer/)
    const published = packages.map((name) => manifestOf(`packages/${name}`)).filter((one) => !one.private)
    expect(published.length).toBeGreaterThan(8)
    expect(published.filter(({ engines }) => engines?.['node'] !== `>=${oldest}`)).toEqual([])
    expect(manifestOf('').engines).toEqual({ node: `>=${oldest}` })
  })

  it('names the lines of Node that consumers run on', async () => {
    expect(list(find(/or newer; ([\d, and]+) are tried/))).toEqual(await variantsOf('node'))
  })

  it('names the compilers that consumers run', async () => {
    expect(list(find(/checked with TypeScript ([\d., and]+), with/))).toEqual(await variantsOf('typescript'))
    expect(find(/costs the compiler fewer than (\d+) type/)).toBe(
      /mostInstantiations = (\d+)/.exec(read('tooling/consumers/typescript/check.mjs'))?.[1],
    )
  })

  it('names the oldest React and TanStack Query, which the tests run with', () => {
    const [react, query] = [find(/React ([\d.]+) or newer/), find(/TanStack Query ([\d.]+) or newer/)]
    expect(manifestOf('packages/react').peerDependencies).toEqual({
      '@tanstack/react-query': `^${query}.0`,
      react: `>=${react}.0`,
    })
    const oldest = read('pnpm-workspace.yaml').split('  oldest:')[1] ?? ''
    expect(oldest).toContain(`'@tanstack/react-query': ${query}.0\n`)
    expect(oldest).toContain(`react: ${react}.0\n`)
  })

  it('names the optional peers with the versions that are needed and tried', () => {
    const zod = find(/\| `zod` +\|[^|]+\| ([\d.]+) or newer/)
    expect(read('packages/core/src/typed.schema.ts')).toContain(`need zod ${zod} or newer`)
    const openTelemetry = find(/\| `@opentelemetry\/api` +\|[^|]+\| ([\d.]+) is tried/)
    expect(read('pnpm-workspace.yaml')).toContain(`'@opentelemetry/api': ${openTelemetry}.`)
  })

  it('names browsers that have every function the client packages use', () => {
    // Functions that came after Chrome 120, Firefox 115 and Safari 17, which the page names.
    expect(find(/(Chrome 120, Firefox 115, Safari 17), or newer/)).toBe('Chrome 120, Firefox 115, Safari 17')
    const newer =
      /AbortSignal\.any|withResolvers|\bgroupBy\(|Array\.fromAsync|Promise\.try|\bURL\.parse\(|RegExp\.escape|DurationFormat|\.fromBase64|\.toBase64|Symbol\.(?:asyncD|d)ispose|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|Error\.isError|Iterator\.from/
    const clients = ['core', 'auth', 'bookings', 'ecom', 'payments', 'stores', 'react']
    const files = clients.flatMap((name) =>
      (readdirSync(join(root, 'packages', name, 'src'), { recursive: true }) as string[])
        .filter((file) => /\.tsx?$/.test(file) && !/^(?:server\/|node\.ts)/.test(file))
        .map((file) => `packages/${name}/src/${file}`),
    )
    expect(files.filter((file) => newer.test(read(file)))).toEqual([])
    expect(files.length).toBeGreaterThan(100)
  })
})

import { readFileSync } from 'node:fs'
import type { Options } from 'tsup'
import { bundledText } from './bundled.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** A source that imports its manifest carries the version of it, and nothing else, into the bundle. */
const versionOfManifest: Plugin = {
  name: 'version-of-manifest',
  setup({ onLoad }) {
    onLoad({ filter: /[/]package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { readonly version: string }
      return { contents: JSON.stringify({ version }), loader: 'json' }
    })
  },
}

/** A source that imports the list of operations carries their ids and the names of their functions, and nothing else. */
const namesOfOperations: Plugin = {
  name: 'names-of-operations',
  setup({ onLoad }) {
    onLoad({ filter: /[/]operations\.json$/ }, ({ path }) => {
      const operations = JSON.parse(readFileSync(path, 'utf8')) as readonly {
        readonly id: string
        readonly name: string
      }[]
      return { contents: JSON.stringify(operations.map(({ id, name }) => ({ id, name }))), loader: 'json' }
    })
  },
}

/** Errors lead to the page of codes on the site, where the project has one. */
export function errorCodesOn(homepage: string | undefined): Plugin {
  return {
    name: 'error-codes-page',
    setup({ onLoad }) {
      if (!homepage) return
      const page = `${homepage.replace(/[/]$/, '')}/guide/error-codes.html`
      onLoad({ filter: /[/]core[/]src[/]error-codes-page\.ts$/ }, () => ({
        contents: `export const errorCodesPage = ${JSON.stringify(page)}`,
        loader: 'ts',
      }))
    },
  }
}

const { homepage } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly homepage?: string
}

/**
 * A schema entry takes what is no schema from the package itself, by name: so classes and operations are the same in both
 * entries, and the main one, which every app loads, is one file.
 */
const shareMainEntry = (name: string): Plugin => ({
  name: 'share-main-entry',
  setup({ onResolve }) {
    const schemas = /[/.]schemas?\.ts$/
    onResolve({ filter: /^\.{1,2}\// }, ({ path, importer }) =>
      importer.includes(`/packages/${name}/src/`) && schemas.test(importer) && !schemas.test(path)
        ? { path: `@frontdesk/${name}`, external: true, sideEffects: false }
        : undefined,
    )
  },
})

/**
 * The build of a published package: ESM, CommonJS and declarations for both. It is neither minified nor mapped: it reads
 * like its source, and maps would be two thirds of the download.
 */
export function library(name: string, { dts, ...options }: Options): Options {
  return {
    format: ['esm', 'cjs'],
    target: 'es2022',
    dts: dts !== false && {
      ...(typeof dts === 'object' ? dts : {}),
      compilerOptions: {
        // tsup sets `baseUrl`, which TypeScript 6 reports.
        ignoreDeprecations: '6.0',
        // Siblings are taken as published; only the package itself is read from its sources.
        paths: { [`@frontdesk/${name}`]: ['./src/index.ts'], [`@frontdesk/${name}/*`]: ['./src/*.ts'] },
      },
    },
    // One entry of a package may refer to another by name; that stays a reference.
    external: [/^@frontdesk\//],
    esbuildPlugins: [
      shareMainEntry(name),
      versionOfManifest,
      namesOfOperations,
      errorCodesOn(homepage),
      bundledText,
    ],
    // No `splitting`: no entry shares code with another, and CommonJS would lose its class fields and names by it.
    silent: true,
    ...options,
  }
}

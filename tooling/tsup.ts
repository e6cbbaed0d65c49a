import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * A schema entry takes what is no schema from the package itself, by name: so classes and operations are the same in both
 * entries, and the main one, which every app loads, is one file.
 */
const shareMainEntry = (name: string): Plugin => ({
  name: 'share-main-entry',
  setup({ onResolve }) {
    const schemas = /[/.]schemas?\.ts$/
    onResolve({ filter: /^\.{1,2}\// }, ({ path, importer }) =>
      schemas.test(importer) && !schemas.test(path)
        ? { path: `@frontdesk/${name}`, external: true, sideEffects: false }
        : undefined,
    )
  },
})

/** The build of a published package: ESM, CommonJS and declarations for both. */
export function library(name: string, options: Options): Options {
  return {
    format: ['esm', 'cjs'],
    target: 'es2022',
    dts: {
      compilerOptions: {
        // tsup sets `baseUrl`, which TypeScript 6 reports.
        ignoreDeprecations: '6.0',
        // Siblings are taken as published; only the package itself is read from its sources.
        paths: { [`@frontdesk/${name}`]: ['./src/index.ts'], [`@frontdesk/${name}/*`]: ['./src/*.ts'] },
      },
    },
    // One entry of a package may refer to another by name; that stays a reference.
    external: [/^@frontdesk\//],
    esbuildPlugins: [shareMainEntry(name)],
    sourcemap: true,
    // No `splitting`: no entry shares code with another, and CommonJS would lose its class fields and names by it.
    silent: true,
    ...options,
  }
}

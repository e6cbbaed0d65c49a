import type { Options } from 'tsup'

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
    sourcemap: true,
    // Code that two entries share is shipped once, so that `instanceof` holds between them.
    splitting: true,
    silent: true,
    ...options,
  }
}

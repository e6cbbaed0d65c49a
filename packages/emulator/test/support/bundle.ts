import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { bundledText } from '../../../../tooling/bundled.ts'
import { sourceAliases } from '../../../../tooling/source-aliases.ts'

/** Makes a program for another process out of the sources; `path` is relative to the package. Gives where it lies. */
export const bundle = async (path: string, name: string): Promise<string> => {
  const root = new URL('../../', import.meta.url)
  const program = fileURLToPath(new URL(`node_modules/.${name}.mjs`, root))
  await build({
    entryPoints: [fileURLToPath(new URL(path, root))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [
      bundledText,
      {
        name: 'sources',
        setup(pluginBuild) {
          pluginBuild.onResolve({ filter: /^@frontdesk\// }, ({ path: specifier }) => {
            const alias = sourceAliases.find(({ find }) => find.test(specifier))
            return alias && { path: specifier.replace(alias.find, alias.replacement) }
          })
        },
      },
    ],
  })
  return program
}

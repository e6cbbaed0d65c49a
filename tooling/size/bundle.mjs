import { build } from 'esbuild'
import { packages } from '../packages.mjs'

export const entryOf = (name, entry) => packages.find((one) => one.name === name).folder + `/dist/${entry}.js`

/** Finds our packages in their `dist`, as an installed copy would be found. */
export const resolveBuilt = (path) => {
  const match = /^@frontdesk\/([a-z]+)(?:\/([a-z-]+))?$/.exec(path)
  return match && entryOf(match[1], match[2] ?? 'index')
}

const built = {
  name: 'built',
  setup(builder) {
    builder.onResolve({ filter: /^@frontdesk\// }, ({ path }) => ({
      path: resolveBuilt(path),
      sideEffects: false,
    }))
  },
}

/** Bundles an app with esbuild. Gives its code and the files that it was made from. */
export async function bundle(code, { external = [], minify = true } = {}) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: packages[0].folder },
    bundle: true,
    minify,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
    legalComments: 'none',
    external,
    plugins: [built],
  })
  return { code: outputFiles[0].text, inputs: Object.keys(metafile.inputs) }
}

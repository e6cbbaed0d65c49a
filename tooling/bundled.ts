import { dirname, resolve } from 'node:path'
import { build } from 'esbuild'
import type { Options } from 'tsup'
import type { Plugin } from 'vite'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

/** Imports such as `./client/main.ts?bundled` and `./style/main.css?bundled`. */
const bundledImport = /[?]bundled$/

/** A script or a style sheet for the browser with all that it imports, minified, as one text. */
const bundle = async (path: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // The browsers that know the CSS and the JavaScript of the sources.
    target: ['chrome120', 'firefox128', 'safari17.5'],
    charset: 'utf8',
    legalComments: 'none',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

const moduleOf = async (path: string): Promise<string> =>
  `export const text = ${JSON.stringify(await bundle(path))}`

/** Lets a source import a file for the browser as `text`: for the builds by tsup. */
export const bundledText: EsbuildPlugin = {
  name: 'bundled-text',
  setup({ onResolve, onLoad }) {
    // The suffix stays until the file is loaded: it hides a style sheet from the plugin of tsup for CSS.
    onResolve({ filter: bundledImport }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path),
      namespace: 'bundled-text',
    }))
    onLoad({ filter: /./, namespace: 'bundled-text' }, async ({ path }) => ({
      contents: await moduleOf(path.replace(bundledImport, '')),
      loader: 'js',
    }))
  },
}

/** The same for tests, which run the sources. */
export const bundledTextForTests: Plugin = {
  name: 'bundled-text',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.endsWith('?bundled') || importer === undefined) return undefined
    // The suffix hides a style sheet from the plugin that would inject it into a page.
    return `\0bundled:${resolve(dirname(importer), source.replace(bundledImport, ''))}.js`
  },
  load(id) {
    return id.startsWith('\0bundled:') ? moduleOf(id.slice('\0bundled:'.length, -'.js'.length)) : undefined
  },
}

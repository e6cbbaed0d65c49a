// One bundle takes the packages as ES modules, the other by `require`. Both are minified.
const settings = { mode: 'production', target: 'node20' }

module.exports = [
  {
    ...settings,
    name: 'esm',
    entry: './book.mjs',
    output: { filename: 'esm.mjs', module: true },
    experiments: { outputModule: true },
  },
  { ...settings, name: 'cjs', entry: './book.cjs', output: { filename: 'cjs.cjs' } },
]

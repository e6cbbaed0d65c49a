import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { slugOf } from '../../../tooling/docs.mjs'

const { sidebar, version, repository, figures } = JSON.parse(
  readFileSync(new URL('../.generated/site.json', import.meta.url), 'utf8'),
)

/** Code needs no colours in the index of the search, which makes it once more. */
function searchText(source, env, md) {
  const { highlight } = md.options
  md.options.highlight = null
  try {
    return env.frontmatter?.search === false ? '' : md.render(source, env)
  } finally {
    md.options.highlight = highlight
  }
}

/** A table that is wider than the page can be scrolled with the keyboard too. */
function scrollableTables(md) {
  md.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>\n'
  md.renderer.rules.table_close = () => '</table></div>\n'
}

/** The search answers while a person types: the theme waits 200 ms, and gives no setting for it. */
const promptSearch = {
  name: 'prompt-search',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/VPLocalSearchBox.vue')) return undefined
    const prompt = code.replace('{ debounce: 200, immediate: true }', '{ debounce: 20, immediate: true }')
    if (prompt === code) throw new Error('The search of VitePress has changed: see promptSearch')
    return prompt
  },
}

/** The address of this version below its origin; `build.mjs` sets it. */
const base = process.env['DOCS_BASE'] ?? '/'

export default defineConfig({
  base,
  title: 'Frontdesk',
  titleTemplate: ':title · Frontdesk',
  description: 'A typed SDK for bookings, carts and payments, with the whole platform on your machine.',
  lang: 'en-GB',
  srcDir: '.generated',
  outDir: './dist',
  cacheDir: './.vitepress/cache',
  lastUpdated: false,
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}icon.svg` }]],
  markdown: {
    // Names of fields such as `service.id` are no addresses.
    linkify: false,
    anchor: { slugify: slugOf },
    image: { lazyLoading: true },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: scrollableTables,
  },
  vite: { plugins: [promptSearch] },
  themeConfig: {
    logo: '/icon.svg',
    siteTitle: 'Frontdesk',
    version,
    figures,
    outline: [2, 3],
    nav: [
      { text: 'Guides', link: '/guide/', activeMatch: '^/guide/(?!error-codes)' },
      { text: 'Reference', link: '/reference/', activeMatch: '^/reference/' },
      { text: 'Errors', link: '/guide/error-codes' },
      { text: 'Decisions', link: '/decisions/', activeMatch: '^/decisions/' },
      { text: 'Changelog', link: '/changelog' },
    ],
    sidebar,
    socialLinks: repository ? [{ icon: 'git', link: repository }] : [],
    search: {
      provider: 'local',
      options: {
        _render: searchText,
        miniSearch: {
          options: {
            // Codes such as SLOT_NOT_AVAILABLE are one word.
            tokenize: (text) => text.split(/[^\p{L}\p{N}_$]+/u).filter(Boolean),
          },
          searchOptions: {
            boost: { title: 8, titles: 1, text: 1 },
            fuzzy: 0.1,
            prefix: true,
            combineWith: 'AND',
          },
        },
      },
    },
    docFooter: { prev: 'Before', next: 'Next' },
    footer: { message: 'MIT licence' },
  },
})

// The navigation beside the pages: the same groups everywhere, with the pages of the section that is open.

import { slugOf } from '../../../tooling/docs.mjs'

/** Packages in the order in which an app meets them. */
export const shownOrder = [
  'core',
  'auth',
  'bookings',
  'stores',
  'ecom',
  'payments',
  'react',
  'webhooks',
  'emulator',
]

/** The groups in their order. Those without a maker hold the pages of a section of the guide's start page. */
const groups = [
  ['Start'],
  ['Guides'],
  ['Servers'],
  ['Testing and emulator'],
  ['Production'],
  ['Reference', referenceGroup],
  ['Errors'],
  ['Decisions', decisionsGroup],
  ['Changelog', () => ({ link: '/changelog' })],
  ['Policies'],
]

/** The pages of one package: its resources, then its further entries. */
function packageItems(name, places) {
  const own = places.filter((one) => one.package === name && (one.resource || one.entry))
  const rank = ({ entry }) => (entry ? 1 : 0)
  return own
    .sort((left, right) => rank(left) - rank(right) || (left.title < right.title ? -1 : 1))
    .map(({ title, path }) => ({ text: title, link: path }))
}

function referenceGroup({ places }, section) {
  const open = section === 'reference'
  const packages = shownOrder.map((name) => ({
    text: `@frontdesk/${name}`,
    link: `/reference/${name}/`,
    ...(open && { collapsed: true, items: packageItems(name, places) }),
  }))
  return {
    link: '/reference/',
    collapsed: !open,
    items: [{ text: 'Operations', link: '/reference/operations' }, ...packages],
  }
}

function decisionsGroup({ decisions }, section) {
  const link = '/decisions/'
  return section === 'decisions' ? { link, collapsed: false, items: decisions } : { link }
}

/**
 * Makes the navigation of each section of the site.
 *
 * @param contents the pages of the guide with their sections, as `readContents` gives them
 * @param places the pages of the reference
 * @param decisions text and link of each decision
 * @throws Error when the guide has a section without a group, or a group has no page
 */
export function writeSidebar(pages) {
  const { contents } = pages
  const named = new Set(groups.filter(([, make]) => !make).map(([text]) => text))
  for (const { section, file } of contents)
    if (!named.has(section))
      throw new Error(`${file} is in the section "${section}", which the site does not show`)

  const sidebarOf = (section) =>
    groups.map(([text, make]) => {
      if (make) return { text, ...make(pages, section) }
      const items = contents
        .filter((one) => one.section === text)
        .map(({ title, file }) => ({ text: title, link: `/guide/${file.replace('.md', '')}` }))
      if (items.length === 0) throw new Error(`The guide has no page in the section "${text}"`)
      // No `collapsed`: a heading that opens a group would be a button with a button in it.
      return section === 'guide' ? { text, items } : { text, link: `/guide/#${slugOf(text)}` }
    })
  return {
    '/guide/': sidebarOf('guide'),
    '/reference/': sidebarOf('reference'),
    '/decisions/': sidebarOf('decisions'),
    '/changelog': sidebarOf('changelog'),
  }
}

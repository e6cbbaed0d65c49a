import { expect, it } from 'vitest'

interface Item {
  readonly text: string
  readonly link?: string
  readonly items?: readonly Item[]
}

interface Pages {
  readonly contents: readonly { title: string; file: string; section: string }[]
  readonly places: readonly {
    package: string
    title: string
    path: string
    resource?: string
    entry?: string
  }[]
  readonly decisions: readonly Item[]
}

const { writeSidebar } = (await import(
  new URL('../../docs/site/pages/sidebar.mjs', import.meta.url).href
)) as { writeSidebar(pages: Pages): Record<string, Item[]> }

const sections = ['Start', 'Guides', 'Servers', 'Testing and emulator', 'Production', 'Errors', 'Policies']
const pages: Pages = {
  contents: sections.map((section, index) => ({ title: section, file: `page-${index}.md`, section })),
  places: [
    { package: 'core', title: '@frontdesk/core', path: '/reference/core/' },
    { package: 'core', title: '@frontdesk/core/node', path: '/reference/core/node', entry: 'node' },
    { package: 'bookings', title: 'Services', path: '/reference/bookings/services', resource: 'services' },
    { package: 'bookings', title: 'Bookings', path: '/reference/bookings/bookings', resource: 'bookings' },
  ],
  decisions: [{ text: '0001 A decision', link: '/decisions/0001' }],
}

it('shows the same groups in every section', () => {
  const names = Object.values(writeSidebar(pages)).map((groups) => groups.map(({ text }) => text))
  const order = [
    'Start',
    'Guides',
    'Servers',
    'Testing and emulator',
    'Production',
    'Reference',
    'Errors',
    'Decisions',
    'Changelog',
    'Policies',
  ]
  expect(names).toEqual([order, order, order, order])
})

it('opens the pages of the section', () => {
  const sidebar = writeSidebar(pages)
  expect(sidebar['/guide/']?.[1]).toEqual({
    text: 'Guides',
    items: [{ text: 'Guides', link: '/guide/page-1' }],
  })
  expect(sidebar['/reference/']?.[3]).toEqual({
    text: 'Testing and emulator',
    link: '/guide/#testing-and-emulator',
  })
  const itemsOf = (section: string) =>
    sidebar[section]?.find(({ text }) => text === 'Reference')?.items?.map(({ text, items }) => [text, items])
  expect(itemsOf('/guide/')?.slice(0, 4)).toEqual([
    ['Operations', undefined],
    ['@frontdesk/core', undefined],
    ['@frontdesk/auth', undefined],
    ['@frontdesk/bookings', undefined],
  ])
  expect(itemsOf('/reference/')?.slice(0, 4)).toEqual([
    ['Operations', undefined],
    ['@frontdesk/core', [{ text: '@frontdesk/core/node', link: '/reference/core/node' }]],
    ['@frontdesk/auth', []],
    [
      '@frontdesk/bookings',
      [
        { text: 'Bookings', link: '/reference/bookings/bookings' },
        { text: 'Services', link: '/reference/bookings/services' },
      ],
    ],
  ])
  expect(sidebar['/decisions/']?.[7]?.items).toEqual(pages.decisions)
})

it('refuses a section of the guide that it does not show, and a group without a page', () => {
  const strange = { title: 'Strange', file: 'strange.md', section: 'Elsewhere' }
  expect(() => writeSidebar({ ...pages, contents: [...pages.contents, strange] })).toThrow(
    'strange.md is in the section "Elsewhere", which the site does not show',
  )
  expect(() => writeSidebar({ ...pages, contents: pages.contents.slice(1) })).toThrow(
    'The guide has no page in the section "Start"',
  )
})

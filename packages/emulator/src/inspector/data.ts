import { html, type Markup, nothing } from '../html/markup.ts'
import type { State, Stored } from '../kernel/state.ts'
import { storedJson } from '../kernel/stored-json.ts'
import { columnsOf, titleOf } from './entity-columns.ts'
import { json, type LinkOf } from './json.ts'
import { layout, type Shown } from './layout.ts'
import { copyButton, drawer, empty, heading, panel, table } from './pieces.ts'

/** Keys that sign tokens are nobody's to see, nor answers that may hold tokens. */
export const isShown = (collection: string): boolean =>
  !/\.(signing|token)Keys$|^emulator\.keptAnswers$/.test(collection)

/** How many entities a page lists. */
const pageSize = 100

/** The address of a collection or of an entity in it. */
export const addressOf = (collection: string, id?: string): string =>
  `/inspector/entities/${encodeURIComponent(collection)}${id === undefined ? '' : '/' + encodeURIComponent(id)}`

/** The collections that are shown and hold something, by name. */
const shownContents = (state: State): [string, readonly Stored[]][] =>
  Object.entries(state.contents())
    .filter(([name, items]) => isShown(name) && items.length)
    .sort(([left], [right]) => (left < right ? -1 : 1))

const itemsOf = (state: State, name: string): readonly Stored[] | undefined =>
  shownContents(state).find(([own]) => own === name)?.[1]

const familyNames: Readonly<Record<string, string>> = {
  auth: 'Sign-in',
  bookings: 'Bookings',
  ecom: 'Carts, orders and checkout',
  emulator: 'Emulator',
  kernel: 'Jobs',
  memberships: 'Memberships',
  payments: 'Payments',
  stores: 'Catalogue',
}

const familyOf = (collection: string): string => collection.split('.')[0] ?? collection

/** All collections, by family. */
export const collectionsPage = (emulator: Shown, state: State): Markup => {
  const contents = shownContents(state)
  const families = [...new Set(contents.map(([name]) => familyOf(name)))]
  return layout(
    { title: 'Data', section: '/inspector/entities', emulator },
    html`${heading('Data', 'Everything that is stored, but the keys that sign tokens.')}
      <div class="grid halves">
        ${families.map((family) =>
          panel(
            familyNames[family] ?? family,
            html`<ul class="rows">
              ${contents
                .filter(([name]) => familyOf(name) === family)
                .map(
                  ([name, items]) =>
                    html`<li>
                      <a href="${addressOf(name)}">${name.slice(family.length + 1)}</a
                      ><span class="side">${items.length}</span>
                    </li>`,
                )}
            </ul>`,
          ),
        )}
      </div>`,
  )
}

/** Ids in the data lead to the entities that they name; that of `own` is not a link to itself. */
export const linkerOf = (state: State, own?: string): LinkOf => {
  const addresses = new Map(
    shownContents(state).flatMap(([name, items]) =>
      items.map(({ id }) => [id, addressOf(name, id)] as const),
    ),
  )
  return (text) => (text === own ? undefined : addresses.get(text))
}

/** What is shown beside the list of a collection. */
export interface DataView {
  readonly search: string
  /** The first entity of the page, counted from the latest. */
  readonly offset: number
  readonly id?: string
  /** The text of the form when a change was refused, and why. */
  readonly refused?: { readonly text: string; readonly problem: string }
  readonly editing?: boolean
}

const queryOf = ({ search, offset }: Pick<DataView, 'search' | 'offset'>): string => {
  const chosen = { ...(search && { search }), ...(offset && { offset: String(offset) }) }
  return Object.keys(chosen).length ? `?${new URLSearchParams(chosen).toString()}` : ''
}

/** An entity as text to be edited: indented JSON in which a date is `{ "$date": … }`. */
export const editText = (item: Stored, origin: string): string => {
  const { write } = storedJson(origin)
  return JSON.stringify(JSON.parse(write(item)), null, 2)
}

const editForm = (
  name: string,
  id: string,
  { text, problem }: { readonly text: string; readonly problem?: string },
): Markup =>
  html`<form method="post" action="${addressOf(name)}/change" class="grid">
    <input type="hidden" name="id" value="${id}" />
    <label
      >JSON<textarea
        class="mono"
        name="json"
        rows="24"
        spellcheck="false"
        autofocus
        aria-describedby="edit-hint${problem === undefined ? '' : ' edit-problem'}"
        ${problem === undefined ? nothing : html` aria-invalid="true"`}
      >
${text}</textarea>
    </label>
    ${problem === undefined ? nothing : html`<p class="problem" id="edit-problem" role="alert">${problem}</p>`}
    <p class="muted hint" id="edit-hint">
      It is kept as it is written: no rule runs, and no event tells of it. A date is
      <code>{ "$date": "2026-05-04T09:00:00.000Z" }</code>. With another id it is a new entity.
    </p>
    <div class="actions"><button class="primary">Save</button></div>
  </form>`

const details = (
  emulator: Shown,
  state: State,
  { name, item, view }: { readonly name: string; readonly item: Stored; readonly view: DataView },
): Markup => {
  const { refused, editing } = view
  const text = editText(item, emulator.url)
  const address = addressOf(name, item.id)
  return drawer(
    {
      title: titleOf(item),
      close: `${addressOf(name)}${queryOf(view)}`,
      actions:
        editing || refused
          ? nothing
          : html`<a class="button" href="${address}?edit">Edit</a>
              <form method="post" action="${address}/remove"><button class="danger">Delete</button></form>`,
    },
    editing || refused
      ? editForm(name, item.id, refused ?? { text })
      : html`<p class="muted mono">${item.id}${copyButton(item.id, 'the id')}</p>
          ${json(item, linkerOf(state, item.id))}
          <div class="actions">${copyButton(text, 'the JSON')}</div>`,
  )
}

/** One collection, with the entity of `view` beside it; undefined when there is none. */
export const collectionPage = (
  emulator: Shown,
  state: State,
  name: string,
  view: DataView,
): Markup | undefined => {
  const items = itemsOf(state, name)
  const { search, offset, id } = view
  const item = id === undefined ? undefined : items?.find((own) => own.id === id)
  if (!items || (id !== undefined && !item)) return undefined
  const wanted = search.trim().toLowerCase()
  const found = items
    .filter((own) => !wanted || JSON.stringify(own).toLowerCase().includes(wanted))
    .toReversed()
  const rows = found.slice(offset, offset + pageSize)
  const link = (text: string, to: number): Markup =>
    html`<a class="button" href="${addressOf(name)}${queryOf({ search, offset: to })}">${text}</a>`
  return layout(
    {
      title: item ? titleOf(item) : name,
      section: '/inspector/entities',
      emulator,
      drawer: item && details(emulator, state, { name, item, view }),
    },
    html`${heading(
      name,
      html`<a href="/inspector/entities">Data</a> ·
        ${wanted ? `${found.length} of ${items.length}` : items.length} stored, the latest first`,
      html`<form class="inline" role="search" action="${addressOf(name)}">
        <label>Search<input type="search" name="search" value="${search}" data-search /></label
        ><button>Find</button>
      </form>`,
    )}
    ${
      rows.length
        ? table({
            caption: name,
            columns: columnsOf(name, rows, emulator),
            rows,
            href: (row) => `${addressOf(name, row.id)}${queryOf(view)}`,
            current: (row) => row === item,
          })
        : empty('Nothing found', 'Try another word.')
    }
    ${
      found.length > pageSize
        ? html`<nav class="actions" aria-label="Pages of the list">
            ${offset ? link('Later', Math.max(0, offset - pageSize)) : nothing}
            ${offset + pageSize < found.length ? link('Earlier', offset + pageSize) : nothing}
            <span class="muted">${offset + 1} to ${offset + rows.length} of ${found.length}</span>
          </nav>`
        : nothing
    }`,
  )
}

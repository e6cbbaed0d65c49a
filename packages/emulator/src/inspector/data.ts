import { encode } from '@frontdesk/core'
import { html, type Markup, nothing } from '../html/markup.ts'
import type { State, Stored } from '../kernel/state.ts'
import { storedJson } from '../kernel/stored-json.ts'
import { type NewEntity, newDrawer } from './data-new.ts'
import { changesPanels } from './data-versions.ts'
import { columnsOf, titleOf } from './entity-columns.ts'
import { jsonField } from './json-field.ts'
import { json, type LinkOf } from './json.ts'
import { layout } from './layout.ts'
import { creatorOf, newForms } from './new-entity.ts'
import { copyButton, drawer, empty, heading, panel, table } from './pieces.ts'
import type { Inspector } from './routes.ts'

/** Keys that sign tokens are nobody's to see, nor answers that may hold tokens. */
export const isShown = (collection: string): boolean =>
  !/\.(signing|token)Keys$|^emulator\.keptAnswers$/.test(collection)

/** How many entities a page lists. */
const pageSize = 100

/** The address of a collection or of an entity in it. */
export const addressOf = (collection: string, id?: string): string =>
  `/inspector/entities/${encodeURIComponent(collection)}${id === undefined ? '' : '/' + encodeURIComponent(id)}`

/** The collections that are shown, by name: those that hold something, and those that a form can fill. */
const shownContents = (state: State): [string, readonly Stored[]][] =>
  Object.entries({
    ...Object.fromEntries(Object.keys(newForms).map((name) => [name, []])),
    ...state.contents(),
  })
    .filter(([name, items]) => isShown(name) && (items.length || newForms[name]))
    .sort(([left], [right]) => (left < right ? -1 : 1))

/** The entities of a collection; undefined for one that is not shown. */
const itemsOf = ({ state, operations }: Inspector, name: string): readonly Stored[] | undefined => {
  const shown = shownContents(state).find(([own]) => own === name)?.[1]
  return shown ?? (creatorOf(operations, name) ? [] : undefined)
}

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
export const collectionsPage = ({ emulator, state }: Inspector): Markup => {
  const contents = shownContents(state)
  const families = [...new Set(contents.map(([name]) => familyOf(name)))]
  return layout(
    { title: 'Data', section: '/inspector/entities', emulator },
    html`${heading('Data', 'Everything that is stored, but the keys that sign tokens.')}
      <div class="columns">
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
  /** Whether the entity is shown as it is on the wire, and not as it is stored. */
  readonly asSent?: boolean
  /** The form that stands instead of the details of the entity. */
  readonly form?: 'edit' | 'remove' | undefined
  /** The form that makes an entity. */
  readonly adding?: NewEntity | undefined
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
    ${jsonField({
      name: 'json',
      text,
      rows: 24,
      problem,
      hint: html`It is kept as it is written: no rule runs, and no event tells of it. A date is
        <code>{ "$date": "2026-05-04T09:00:00.000Z" }</code>. With another id it is a new entity.`,
    })}
    <div class="actions">
      <button class="primary">Save</button> <a class="button" href="${addressOf(name, id)}">Cancel</a>
    </div>
  </form>`

/** How many entities of each collection name an id. The log of events is left out. */
const referrersOf = (state: State, id: string): readonly (readonly [name: string, count: number])[] =>
  shownContents(state)
    .filter(([name]) => familyOf(name) !== 'emulator')
    .map(([name, items]) => {
      const naming = items.filter((item) => item.id !== id && JSON.stringify(item).includes(`"${id}"`))
      return [name, naming.length] as const
    })
    .filter(([, count]) => count)

/** Asks before an entity is deleted, and says what would be left without it. */
const removal = (state: State, name: string, { id }: Stored): Markup => {
  const referrers = referrersOf(state, id)
  return html`<form method="post" action="${addressOf(name, id)}/remove" class="grid">
    <p>
      This entity alone is deleted: no rule runs, and no event tells of it. To see the rules at work, delete
      it through the operation of the platform.
    </p>
    ${
      referrers.length
        ? html`<p>These stay, and name an entity that is gone:</p>
            <ul class="rows">
              ${referrers.map(
                ([other, count]) =>
                  html`<li>
                    <a class="main" href="${addressOf(other)}?search=${encodeURIComponent(id)}">${other}</a>
                    <span class="side">${count}</span>
                  </li>`,
              )}
            </ul>`
        : html`<p class="muted">No other entity names it.</p>`
    }
    <div class="actions">
      <button class="danger" autofocus>Delete</button>
      <a class="button" href="${addressOf(name, id)}">Keep it</a>
    </div>
  </form>`
}

/** An entity as answers to clients of `local()` hold it; undefined for one that no operation answers with. */
const asSentOf = ({ emulator, entities }: Inspector, name: string, item: Stored): unknown => {
  const known = entities.find(({ collection }) => collection === name)
  if (!known) return undefined
  const entity = known.show(item)
  const media = `${emulator.url}/media/`
  return known.shape ? encode(known.shape, entity, { names: 'underscored', media }) : entity
}

const details = (
  inspector: Inspector,
  { name, item, view }: { readonly name: string; readonly item: Stored; readonly view: DataView },
): Markup => {
  const { emulator, state, versions } = inspector
  const { refused, form = refused && 'edit', asSent = false } = view
  const text = editText(item, emulator.url)
  const address = addressOf(name, item.id)
  const frame = { title: titleOf(item), close: `${addressOf(name)}${queryOf(view)}` }
  if (form === 'edit')
    return drawer({ ...frame, ownFocus: true }, editForm(name, item.id, refused ?? { text }))
  if (form === 'remove')
    return drawer({ ...frame, title: `Delete ${titleOf(item)}?`, ownFocus: true }, removal(state, name, item))
  const sent = asSentOf(inspector, name, item)
  const shown = asSent && sent !== undefined ? sent : item
  const tab = (href: string, isCurrent: boolean, text: string): Markup =>
    html`<a class="button" href="${href}" ${isCurrent ? html` aria-current="true"` : nothing}>${text}</a>`
  return drawer(
    {
      ...frame,
      actions: html`<a class="button" href="${address}?edit">Edit</a>
        <a class="button danger" href="${address}?remove">Delete</a>
        ${copyButton(shown === item ? text : JSON.stringify(shown, null, 2), 'the JSON')}`,
    },
    html`<p class="muted mono">${item.id}${copyButton(item.id, 'the id')}</p>
      ${
        sent === undefined
          ? nothing
          : html`<nav class="actions" aria-label="Form of the JSON">
              ${tab(address, shown === item, 'As stored')}
              ${tab(`${address}?sent`, shown !== item, 'As sent')}
            </nav>`
      }
      ${json(shown, linkerOf(state, item.id))} ${changesPanels(item, versions.of(name, item.id), emulator)}`,
  )
}

/** One collection, with the entity of `view` or a form for a new one beside it; undefined when there is none. */
export const collectionPage = (inspector: Inspector, name: string, view: DataView): Markup | undefined => {
  const { emulator, operations } = inspector
  const items = itemsOf(inspector, name)
  const { search, offset, id, adding } = view
  const item = id === undefined ? undefined : items?.find((own) => own.id === id)
  const canAdd = creatorOf(operations, name) !== undefined
  if (!items || (id !== undefined && !item) || (adding && !canAdd)) return undefined
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
      drawer: adding
        ? newDrawer(name, adding, addressOf(name))
        : item && details(inspector, { name, item, view }),
    },
    html`${heading(
      name,
      html`<a href="/inspector/entities">Data</a> ·
        ${wanted ? `${found.length} of ${items.length}` : items.length} stored, the latest first`,
      html`<div class="inline">
        <form class="inline" role="search" action="${addressOf(name)}">
          <label>Search<input type="search" name="search" value="${search}" data-search /></label
          ><button>Find</button>
        </form>
        ${canAdd ? html`<a class="button" href="${addressOf(name)}?new">New</a>` : nothing}
      </div>`,
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
        : wanted
          ? empty('Nothing found', 'Try another word.')
          : empty('Nothing stored yet', 'Apps fill this collection, and so does “New”.')
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

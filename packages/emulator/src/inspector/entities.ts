import { html, type Markup, nothing } from '../html/markup.ts'
import type { State, Stored } from '../kernel/state.ts'
import { json } from './json.ts'
import { empty, layout, moment, type Shown } from './layout.ts'

/** Keys that sign tokens are nobody's to see, nor answers that may hold tokens. */
export const isShown = (collection: string): boolean =>
  !/\.(signing|token)Keys$|^emulator\.keptAnswers$/.test(collection)

/** How many entities a page lists. */
const pageSize = 100

const titleFields = ['name', 'title', 'subject', 'productName', 'number', 'email', 'eventType', 'url', 'slug']

/** The parts that title an entity that has no name of its own. */
const titledParts = ['bookedEntity', 'booking']

/** The title of an entity; the name may be one of its parts'. */
const titleOf = (entity: object): string => {
  const fields = new Map<string, unknown>(Object.entries(entity))
  for (const name of titleFields) {
    const value = fields.get(name)
    if (typeof value === 'string' && value) return value
    if (typeof value === 'number') return String(value)
  }
  for (const name of titledParts) {
    const part = fields.get(name)
    const title = typeof part === 'object' && part ? titleOf(part) : ''
    if (title) return title
  }
  const status = fields.get('status')
  return typeof status === 'string' ? status : ''
}

const createdOf = (entity: Stored): Date | undefined =>
  'createdDate' in entity && entity.createdDate instanceof Date ? entity.createdDate : undefined

const addressOf = (collection: string, id?: string): string =>
  `/inspector/entities/${encodeURIComponent(collection)}${id === undefined ? '' : '/' + encodeURIComponent(id)}`

/** The collections of an outsider's view, by name. */
export const shownContents = (state: State): [string, readonly Stored[]][] =>
  Object.entries(state.contents())
    .filter(([name, items]) => isShown(name) && items.length)
    .sort(([left], [right]) => (left < right ? -1 : 1))

/** All collections, by family. */
export const collectionsPage = (emulator: Shown, state: State): Markup => {
  const contents = shownContents(state)
  const families = new Set(contents.map(([name]) => name.split('.')[0] ?? name))
  return layout(
    { title: 'Entities', section: '/inspector/entities', emulator },
    html`<div class="heading"><h1>Entities</h1></div>
      <div class="grid halves">
        ${[...families].map(
          (family) =>
            html`<section class="panel">
              <header><h2>${family}</h2></header>
              <ul class="list">
                ${contents
                  .filter(([name]) => name.startsWith(family + '.'))
                  .map(
                    ([name, items]) =>
                      html`<li>
                        <a class="row" href="${addressOf(name)}"
                          ><span class="main"><strong>${name.slice(family.length + 1)}</strong></span
                          ><span class="side count">${items.length}</span></a
                        >
                      </li>`,
                  )}
              </ul>
            </section>`,
        )}
      </div>`,
  )
}

/** One collection; undefined when there is none. */
export const collectionPage = (
  emulator: Shown,
  state: State,
  name: string,
  search: string,
): Markup | undefined => {
  const items = shownContents(state).find(([own]) => own === name)?.[1]
  if (!items) return undefined
  const wanted = search.trim().toLowerCase()
  const found = items.filter((item) => !wanted || JSON.stringify(item).toLowerCase().includes(wanted))
  const latest = found.slice(-pageSize).reverse()
  return layout(
    { title: name, section: '/inspector/entities', emulator },
    html`<div class="heading">
        <div>
          <p class="crumb"><a href="/inspector/entities">Entities</a></p>
          <h1>${name}</h1>
        </div>
        <form class="inline" role="search">
          <label>Search<input type="search" name="search" value="${search}" /></label><button>Find</button>
        </form>
      </div>
      <section class="panel">
        <header>
          <h2>${wanted ? `${found.length} of ${items.length}` : items.length} stored</h2>
          ${found.length > pageSize ? html`<span class="muted">the last ${pageSize} are shown</span>` : nothing}
        </header>
        ${
          latest.length
            ? html`<ul class="list">
                ${latest.map((item) => {
                  const title = titleOf(item)
                  const created = createdOf(item)
                  return html`<li>
                    <a class="row" href="${addressOf(name, item.id)}"
                      ><span class="main"
                        >${title ? html`<strong>${title}</strong>` : nothing}<span class="mono"
                          >${item.id}</span
                        ></span
                      >${created ? html`<span class="side">${moment(created, emulator)}</span>` : nothing}</a
                    >
                  </li>`
                })}
              </ul>`
            : empty('Nothing found', 'Try another word.')
        }
      </section>`,
  )
}

/** One entity as it is stored; undefined when there is none. */
export const entityPage = (emulator: Shown, state: State, name: string, id: string): Markup | undefined => {
  const item = shownContents(state)
    .find(([own]) => own === name)?.[1]
    .find((own) => own.id === id)
  if (!item) return undefined
  return layout(
    { title: titleOf(item) || item.id, section: '/inspector/entities', emulator },
    html`<div class="heading">
        <div>
          <p class="crumb">
            <a href="/inspector/entities">Entities</a> / <a href="${addressOf(name)}">${name}</a>
          </p>
          <h1>${titleOf(item) || item.id}</h1>
          <p class="mono muted">${item.id}</p>
        </div>
      </div>
      <section class="panel">${json(item)}</section>`,
  )
}

import { html, type Markup, nothing } from '../html/markup.ts'
import { collection, type State } from '../kernel/state.ts'
import type { EntityChange } from '../server/request-changes.ts'
import type { RequestEntry } from '../server/request-log.ts'
import { addressOf, isShown } from './data.ts'
import { titleOf } from './entity-columns.ts'
import type { Shown } from './layout.ts'
import { panel } from './pieces.ts'

/** The collections that have pages of their own. */
const pages: Readonly<Record<string, readonly [kind: string, path: string]>> = {
  'emulator.events': ['Event', '/inspector/webhooks/events/'],
  'emulator.deliveries': ['Webhook', '/inspector/webhooks/deliveries/'],
  'emulator.mails': ['Mail', '/inspector/outbox/'],
}

/** A change of a request, in words, with the page that shows its entity. */
export interface Effect {
  readonly kind: string
  readonly text: string
  /** Absent when the entity is gone, or is not shown. */
  readonly href?: string
  readonly note: string
}

const noteOf = ({ kind, fields = [] }: EntityChange): string => {
  if (kind !== 'changed') return kind
  const some = fields.slice(0, 4).join(', ')
  return fields.length > 4 ? `${some} and ${fields.length - 4} more` : some
}

const effectOf = (state: State, change: EntityChange): Effect => {
  const { collection: name, id, kind } = change
  const item = state.in(collection(name)).get(id)
  const [own, path] = pages[name] ?? []
  const place = isShown(name) && item ? { href: path === undefined ? addressOf(name, id) : path + id } : {}
  const { eventType, subject, url } = (item ?? {}) as Readonly<Record<string, string | undefined>>
  const text =
    own === undefined ? (item ? titleOf(item) : id) : (subject ?? (own === 'Webhook' ? url : eventType))
  return {
    kind: own ?? name,
    text: text ?? id,
    note: own !== undefined && kind === 'created' ? '' : noteOf(change),
    ...place,
  }
}

/** The entities that a request changed, and then the events, webhooks and mails that it caused. */
export const effectsOf = (state: State, { changes = [] }: RequestEntry): readonly Effect[] => {
  const isOwn = ({ collection: name }: EntityChange): boolean => !pages[name]
  return [...changes.filter(isOwn), ...changes.filter((change) => !isOwn(change))].map((change) =>
    effectOf(state, change),
  )
}

/** The request that an event or another entity comes from, if the log still holds it. */
export const causeOf = (
  { requests }: Pick<Shown, 'requests'>,
  collectionName: string,
  entityId: string,
): RequestEntry | undefined =>
  requests.find(({ changes }) =>
    changes?.some(
      ({ collection: name, id, kind }) => kind === 'created' && name === collectionName && id === entityId,
    ),
  )

/** The effects as a list of links; nothing for a request without any. */
export const effectsPanel = (effects: readonly Effect[]): Markup =>
  effects.length
    ? panel(
        'Effects',
        html`<ul class="rows">
          ${effects.map(
            ({ kind, text, href, note }) =>
              html`<li>
                <span class="main"
                  ><span class="muted">${kind}</span> ${
                    href === undefined ? text : html`<a href="${href}">${text}</a>`
                  }</span
                >${note ? html`<span class="side mono">${note}</span>` : nothing}
              </li>`,
          )}
        </ul>`,
      )
    : nothing

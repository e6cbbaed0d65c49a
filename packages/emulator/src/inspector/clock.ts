import { html, type Markup, nothing } from '../html/markup.ts'
import type { Upcoming } from '../kernel/due-work.ts'
import type { ClockMove, NamedSnapshot } from '../emulator-api.ts'
import { layout, type Shown } from './layout.ts'
import { type Column, empty, heading, moment, panel, table } from './pieces.ts'
import { spanText } from './span-text.ts'

const minute = 60_000

const steps: readonly (readonly [milliseconds: number, text: string])[] = [
  [10 * minute, '+10 min'],
  [60 * minute, '+1 hour'],
  [24 * 60 * minute, '+1 day'],
  [7 * 24 * 60 * minute, '+1 week'],
]

/** A button that moves the clock to a moment. */
const goTo = (at: Date, text: string, label: string): Markup =>
  html`<button class="small" name="set" value="${at.toISOString()}" aria-label="${text}: ${label}">
    ${text}
  </button>`

const upcomingColumns = (emulator: Shown): readonly Column<Upcoming>[] => [
  { title: 'What happens', main: true, cell: ({ effect }) => effect },
  { title: 'When', number: true, from: 480, cell: ({ at }) => moment(at, emulator) },
  {
    title: 'In',
    number: true,
    cell: ({ at }) =>
      html`<span data-until="${at.toISOString()}"
        >${spanText(at.getTime() - emulator.clock.now().getTime())}</span
      >`,
  },
  {
    title: 'Go',
    number: true,
    cell: ({ at, effect }) =>
      html`<form method="post" action="/inspector/clock" class="inline">
        ${goTo(new Date(at.getTime() - minute), 'A minute before', effect)}
        ${goTo(new Date(at.getTime() + minute), 'A minute after', effect)}
      </form>`,
  },
]

const snapshotColumns = (emulator: Shown): readonly Column<NamedSnapshot>[] => [
  {
    title: 'Snapshot',
    main: true,
    cell: ({ name, automatic }) => (automatic ? html`<span class="muted">${name}</span>` : name),
  },
  { title: 'Clock', number: true, from: 480, cell: ({ time }) => moment(time, emulator) },
  {
    title: 'Change',
    number: true,
    cell: ({ id, name }) =>
      html`<form method="post" action="/inspector/snapshots/${id}/restore" class="inline">
        <button class="small" aria-label="Restore ${name}">Restore</button>
        <button
          class="small danger"
          formaction="/inspector/snapshots/${id}/remove"
          aria-label="Remove ${name}"
        >
          Remove
        </button>
      </form>`,
  },
]

const report = ({ from, to, snapshotId, events, mails }: ClockMove, emulator: Shown): Markup =>
  panel(
    html`The clock went from ${moment(from, emulator)} to ${moment(to, emulator)}`,
    events.length || mails.length
      ? html`<ul class="rows">
          ${events.map(
            ({ id, eventType, createdDate }) =>
              html`<li>
                <a class="main mono" href="/inspector/webhooks/events/${id}">${eventType}</a>
                <span class="side">${moment(createdDate, emulator)}</span>
              </li>`,
          )}
          ${mails.map(
            ({ id, subject, to: reader, createdDate }) =>
              html`<li>
                <a class="main" href="/inspector/outbox/${id}">Mail to ${reader}: ${subject}</a>
                <span class="side">${moment(createdDate, emulator)}</span>
              </li>`,
          )}
        </ul>`
      : html`<p class="body muted">Nothing became due.</p>`,
    html`<form method="post" action="/inspector/snapshots/${snapshotId}/restore">
      <button class="small">Undo</button>
    </form>`,
    'moved',
  )

/** The problem of a field, under it. */
const problem = (id: string, text: string | undefined): Markup =>
  text === undefined ? nothing : html`<p class="problem" id="${id}" role="alert">${text}</p>`

/** The values of a form that was refused, and why. */
export interface RefusedForm {
  readonly field: 'set' | 'name'
  readonly value: string
  readonly problem: string
}

const invalid = (field: RefusedForm['field'], refused: RefusedForm | undefined): Markup =>
  refused?.field === field
    ? html` value="${refused.value}" aria-invalid="true" aria-describedby="${field}-problem" autofocus`
    : nothing

/** The page on which the clock is moved, and states are kept and restored. */
export const clockPage = (emulator: Shown, upcoming: readonly Upcoming[], refused?: RefusedForm): Markup => {
  const { snapshots, lastMove } = emulator.timeMachine
  const { timeZone } = emulator.business
  const offset = emulator.clock.offset()
  return layout(
    { title: 'Time', section: '/inspector/clock', emulator },
    html`${heading(
        html`<span id="time" tabindex="-1">Time</span>`,
        'Holds end, payments settle, reminders are sent and webhooks are retried by this clock. Each move can be undone.',
      )}
      <div class="grid halves">
        ${panel(
          'Move the clock',
          html`<div class="body">
            <form method="post" action="/inspector/clock" class="inline">
              ${steps.map(([milliseconds, text]) => html`<button name="advance" value="${milliseconds}">${text}</button>`)}
              ${
                Math.abs(offset) < 1_000
                  ? nothing
                  : html`<button name="advance" value="${-offset}">Back to the present</button>`
              }
            </form>
            <form method="post" action="/inspector/clock" class="inline" novalidate>
              <label
                >Date and time in ${timeZone}<input
                  type="datetime-local"
                  name="local"
                  step="1"
                  required${invalid('set', refused)} /></label
              ><button class="primary">Go there</button>
            </form>
            ${problem('set-problem', refused?.field === 'set' ? refused.problem : undefined)}
          </div>`,
        )}
        ${panel(
          'Keep this state',
          html`<div class="body">
            <form method="post" action="/inspector/snapshots" class="inline" novalidate>
              <label
                >Name of the snapshot<input
                  name="name"
                  maxlength="80"
                  required${invalid('name', refused)} /></label
              ><button class="primary">Keep</button>
            </form>
            ${problem('name-problem', refused?.field === 'name' ? refused.problem : undefined)}
            <form method="post" action="/inspector/reset">
              <p class="muted">
                Starting again throws away every change, fills the seed in anew and puts the clock right.
                Webhook subscriptions and snapshots stay.
              </p>
              <button class="danger">Reset everything</button>
            </form>
          </div>`,
        )}
      </div>
      ${lastMove ? report(lastMove, emulator) : nothing}
      <h2>Coming up</h2>
      ${
        upcoming.length
          ? table({ caption: 'Coming up', columns: upcomingColumns(emulator), rows: upcoming })
          : empty('Nothing waits', 'Book a time or leave a checkout, and see what follows from it.')
      }
      <h2 id="snapshots" tabindex="-1">Snapshots</h2>
      ${
        snapshots.length
          ? table({ caption: 'Snapshots', columns: snapshotColumns(emulator), rows: snapshots.toReversed() })
          : empty('No snapshots', 'Keep a state to come back to it, for example before a demonstration.')
      }`,
  )
}

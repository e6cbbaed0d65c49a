import type { Context } from 'hono'
import type { Emulator } from '../emulator-api.ts'
import { type FieldViolation, isValidationError } from '@frontdesk/core'
import { html } from '../html/markup.ts'
import { Failure } from '../kernel/failure.ts'
import type { ShownEntity } from '../kernel/entity/shown-entity.ts'
import type { State } from '../kernel/state.ts'
import type { RequestEntry, RequestLog } from '../server/request-log.ts'
import type { EventSamples } from '../webhooks/sample.ts'
import type { Changes } from './changes.ts'
import { layout, type Section } from './layout.ts'
import type { Versions } from './versions.ts'

/** What the routes of the inspector share. */
export interface Inspector {
  readonly emulator: Emulator
  readonly state: State
  /** Tells of what the pages show. */
  readonly changes: Pick<Changes, 'listen'>
  /** Gives requests as they were sent, and the first steps of an app. */
  readonly log: Pick<RequestLog, 'sent' | 'milestones'>
  /** Reads the input of the operation that a request asked for. */
  readonly readCall: (entry: RequestEntry) => object | undefined
  /** The ids of all operations. */
  readonly operations: readonly string[]
  /** The entities as they are on the wire. */
  readonly entities: readonly ShownEntity[]
  /** How entities were before they changed. */
  readonly versions: Pick<Versions, 'of'>
  /** Sends events about the stored data. */
  readonly samples: EventSamples
}

/** Answers with a page, or says that the thing is gone. */
export const pageOr404 = (
  c: Context,
  { emulator }: Pick<Inspector, 'emulator'>,
  section: Section,
  page: Parameters<Context['html']>[0] | undefined,
): Response | Promise<Response> =>
  page === undefined
    ? c.html(
        layout(
          { title: 'Not found', section, emulator },
          html`<h1>This page does not exist any more</h1>
            <p class="muted">
              The address is wrong, or the emulator was reset. <a href="${section}">Go back</a>
            </p>`,
        ),
        404,
      )
    : c.html(page)

/** What is wrong with the first field, when an input was refused. */
export const problemOf = (error: unknown): string | undefined => {
  if (isValidationError(error)) return error.violations[0]?.description
  if (!(error instanceof Failure)) return undefined
  const { fieldViolations } = (error.details['validationError'] ?? {}) as {
    readonly fieldViolations?: readonly FieldViolation[]
  }
  return fieldViolations?.[0]?.description
}

import type { FieldViolation } from '@frontdesk/core'

/** A refusal, answered in the platform's own error body. It undoes the unit in which it is thrown. */
export class Failure extends Error {
  readonly status: number
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, message: string, details: Readonly<Record<string, unknown>>) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** A refusal that leaves its traces: what the unit changed until then is kept, such as the count of wrong answers. */
export class KeepingFailure extends Failure {}

/** Marks a refusal as one that keeps the changes of its unit. */
export const keeping = ({ status, message, details }: Failure): KeepingFailure =>
  new KeepingFailure(status, message, details)

/** The platform declines: `{ details: { applicationError: { code, description, data } } }`. */
export const decline = (status: number, code: string, description: string, data: object = {}): Failure =>
  new Failure(status, description, { applicationError: { code, description, data } })

/** Fields are refused: `{ details: { validationError: { fieldViolations } } }`, status 400. */
export const refuse = (...fieldViolations: readonly FieldViolation[]): Failure =>
  new Failure(400, 'INVALID_ARGUMENT', { validationError: { fieldViolations } })

/** A record that does not exist and a record of somebody else get the same answer. */
export const notFound = (kind: string, id: string, code = 'NOT_FOUND'): Failure =>
  decline(404, code, `There is no ${kind} with id ${id}`, { id })

/** The caller may not do this. */
export const forbidden = (description: string): Failure => decline(403, 'FORBIDDEN', description)

/** Runs work. The fields that it refuses are named anew. */
export const refusedAs = <Result>(rename: (field: string) => string, work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    const refused = error instanceof Failure ? error.details['validationError'] : undefined
    if (refused === undefined) throw error
    const { fieldViolations } = refused as { readonly fieldViolations: readonly FieldViolation[] }
    throw refuse(...fieldViolations.map((violation) => ({ ...violation, field: rename(violation.field) })))
  }
}

/** Runs work. The fields that it refuses are named from the path on: `quantity` becomes `catalogItems.0.quantity`. */
export const refusedUnder = <Result>(path: string, work: () => Result): Result =>
  refusedAs((field) => `${path}.${field}`, work)

/** A failure where a page was asked for. */
export interface PageFailure {
  readonly status: number
  /** The message that the body of the API would hold. */
  readonly message: string
  /** Whether the same address may work later. */
  readonly retryable: boolean
}

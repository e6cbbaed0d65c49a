import { type AnySpec, isValidationError, type SystemFieldNames, type WireForm } from '@frontdesk/core'
import { check, type OperationSchema } from '@frontdesk/core/schema'
import type { Context } from 'hono'
import type { HandlerContext, Identity } from '../kernel/handler.ts'
import { checkPermission, type Permissions } from '../kernel/permissions.ts'
import type { Runner } from '../kernel/runner.ts'
import { encodeAnswer } from './answer.ts'
import { createAnswerCheck, invalidAnswer } from './answer-check.ts'
import { answerOnce, readIdempotencyKey } from './idempotency.ts'
import { createInputReader } from './operation-input.ts'
import { readBody, readQuery } from './request-input.ts'
import type { EntityChange } from './request-changes.ts'
import { type LoggedRequest, sendsBody } from './request-log.ts'
import type { Match } from './route-table.ts'

export interface OperationCallOptions {
  /** The schemas of every operation; an input that they refuse never reaches a handler. */
  readonly schemas: readonly OperationSchema[]
  /** The permission of each operation. */
  readonly permissions: Permissions
  readonly runner: Runner
  /** Reads the `Authorization` header. @throws Failure 401 */
  readonly identify: (authorization: string | undefined) => Identity
  /** Address of the emulator itself. */
  origin(): string
  /** How system fields are named in answers; defaults to the form of the path of the request. */
  readonly names?: SystemFieldNames | undefined
  /** Whether each answer is checked against its operation's output schema; one that does not fit is a 500. */
  readonly strictAnswers?: boolean | undefined
}

/** The parts of a log entry that are filled in while a request is answered. */
export type LogDraft = { -readonly [Key in keyof LoggedRequest]?: LoggedRequest[Key] }

/** The variables of a request. */
export interface RequestEnvironment {
  Variables: {
    entry: LogDraft
    /** The changes that the request has made up to now. */
    changes?: () => readonly EntityChange[]
  }
}

export type RequestContext = Context<RequestEnvironment>

/** Creates the step that answers the call of an operation: who calls, what they ask for, the handler, the answer. */
export const createOperationCall = (
  options: OperationCallOptions,
): ((c: RequestContext, match: Match) => Promise<Response>) => {
  const { schemas, permissions, runner } = options
  const accepts = new Map(schemas.map(({ id, input }) => [id, input] as const))
  const inputOf = createInputReader(schemas)

  const formOf = (c: RequestContext, match: Match): WireForm => {
    const wanted = c.req.header('x-frontdesk-names')
    const names =
      wanted === 'plain' || wanted === 'underscored'
        ? wanted
        : (options.names ?? (match.prefixed ? 'plain' : 'underscored'))
    return { names, media: options.origin() + '/media/' }
  }

  const readInput = async (
    c: RequestContext,
    match: Match,
    form: WireForm,
  ): Promise<Record<string, unknown>> => {
    const { spec } = match.handler.operation
    const query = readQuery(new URL(c.req.url).searchParams)
    const text = sendsBody(c.req.method) ? await c.req.text() : ''
    if (!text && Object.keys(query.payload).length) c.get('entry').requestText = JSON.stringify(query.payload)
    const body = readBody(text, c.req.header('content-type'))
    const input = inputOf(spec, { parameters: match.parameters, query, body, form })
    const accepted = accepts.get(spec.id)
    if (accepted) check(accepted, input)
    return input
  }

  const checkAnswer = options.strictAnswers ? createAnswerCheck(schemas) : undefined

  /** Writes a result for the wire. @throws Failure 500 when it is not what the operation promises */
  const answerOf = (spec: AnySpec, result: unknown, form: WireForm): unknown => {
    let answer
    try {
      answer = encodeAnswer(spec, result, form)
    } catch (error) {
      throw isValidationError(error) ? invalidAnswer(spec, error.violations) : error
    }
    checkAnswer?.(spec, answer, form)
    return answer
  }

  /** Runs a write as one unit; one with a key only once. */
  const write = async (
    c: RequestContext,
    { handler, prefixed }: Match,
    identity: Identity,
    input: Record<string, unknown>,
    form: WireForm,
  ): Promise<unknown> => {
    const { spec } = handler.operation
    const key = readIdempotencyKey(c.req.header('idempotency-key'))
    const { pathname, search } = new URL(c.req.url)
    const request = `${pathname}${search}\n${sendsBody(c.req.method) ? await c.req.text() : ''}`
    const { answer, replayed } = runner.write(identity, input, (context) => {
      const work = (): unknown =>
        answerOf(spec, handler.run({ ...context, prefixed } as HandlerContext<never>), form)
      return key === undefined
        ? { answer: work(), replayed: false }
        : answerOnce(context, { key, operation: spec.id, request }, work)
    })
    if (replayed) {
      c.header('idempotency-replayed', 'true')
      c.get('entry').replayed = true
    }
    return answer
  }

  return async (c, match) => {
    const { spec } = match.handler.operation
    const entry = c.get('entry')
    entry.operation = spec.id
    const identity: Identity = spec.anonymous
      ? { kind: 'none' }
      : options.identify(c.req.header('authorization'))
    entry.identity = identity
    checkPermission(permissions, spec.id, identity)
    const form = formOf(c, match)
    const input = await readInput(c, match, form)
    const answer =
      spec.kind === 'read'
        ? answerOf(
            spec,
            runner.read(identity, input as never, (context) =>
              match.handler.run({ ...context, prefixed: match.prefixed }),
            ),
            form,
          )
        : await write(c, match, identity, input, form)
    entry.responseText = JSON.stringify(answer)
    return c.body(entry.responseText, 200, { 'content-type': 'application/json' })
  }
}

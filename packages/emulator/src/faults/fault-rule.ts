import { STATUS_CODES } from 'node:http'
import * as z from 'zod'
import { check, type Schema, schema } from '@frontdesk/core/schema'
import { refusalBody } from '../auth/grant.ts'
import { decline, refuse } from '../kernel/failure.ts'

/** The effect of a fault. At least one of `status`, `latency`, `reset`, `truncate` and `card` is given. */
export interface FaultEffect {
  /**
   * The answer of the bank to every card that is charged on a hosted page, instead of that of the card. It goes with
   * `probability`, `times` and `disabled` alone.
   */
  readonly card?: 'declined' | 'pending'

  /** Answers with this status, 400 to 599, in the platform's own error body. */
  readonly status?: number
  /** Code of the application error in that body; defaults to a code for the status. */
  readonly code?: string
  /** Seconds, for the `retry-after` header of that answer. */
  readonly retryAfter?: number
  /** Milliseconds to wait first: a number, or from and to. By the clock of the machine, as the caller's timers are. */
  readonly latency?: number | readonly [number, number]
  /** Cuts the connection; there is no answer. */
  readonly reset?: boolean
  /** Cuts the connection in the middle of the answer's body. */
  readonly truncate?: boolean
  /** Does first what was asked for: a write is kept, and only its answer is lost. */
  readonly after?: boolean
}

/** Which requests go wrong, and how. */
export interface FaultRule extends FaultEffect {
  /** Id of the operation, such as `bookings.bookings.create`; `*` stands for any text. Every request unless given. */
  readonly operation?: string
  /** `GET`, `POST`, … */
  readonly method?: string
  /** Path with or without its public prefix, such as `/oauth2/token`; `*` stands for any text. */
  readonly path?: string
  /** Share of the matching requests that go wrong, above 0 and up to 1; defaults to all. */
  readonly probability?: number
  /** How many requests go wrong before the rule is used up; defaults to no end. */
  readonly times?: number
  /** Whether the rule is kept but switched off, so that it strikes no request. */
  readonly disabled?: boolean
}

const longestLatency = 600_000

const share = 'must be a share above 0 and up to 1'

const whole = (from: number, to: number): z.ZodNumber => {
  const range = to === Infinity ? `of ${from} or more` : `from ${from} to ${to}`
  const error = `must be a whole number ${range}`
  return z.int({ error }).min(from, { error }).max(to, { error })
}

const milliseconds = () => z.number().min(0).max(longestLatency)

const flag = () => z.exactOptional(z.boolean({ error: 'must be true or false' }))

/** The rule after parsing. */
type ParsedRule = { -readonly [Field in keyof FaultRule]: FaultRule[Field] }

const ruleSchema: Schema<ParsedRule> = /* @__PURE__ */ schema<ParsedRule>()(() =>
  z
    .looseObject({
      operation: z.exactOptional(z.string({ error: 'must be text' }).min(1, 'must not be empty')),
      method: z.exactOptional(z.string().regex(/^[A-Za-z]+$/, 'must be a method such as POST')),
      path: z.exactOptional(z.string().regex(/^[/*]/, 'must start with / or *')),
      status: z.exactOptional(whole(400, 599)),
      code: z.exactOptional(z.string().min(1).max(100, 'must have 100 characters at most')),
      retryAfter: z.exactOptional(
        z.number({ error: 'must be a number of seconds' }).min(0, 'must not be negative'),
      ),
      latency: z.exactOptional(
        z.union([milliseconds(), z.readonly(z.tuple([milliseconds(), milliseconds()]))], {
          error: `must be milliseconds from 0 to ${longestLatency}, or two of them: from and to`,
        }),
      ),
      reset: flag(),
      truncate: flag(),
      after: flag(),
      card: z.exactOptional(z.enum(['declined', 'pending'], { error: 'must be declined or pending' })),
      probability: z.exactOptional(
        z.number({ error: share }).gt(0, { error: share }).max(1, { error: share }),
      ),
      times: z.exactOptional(whole(1, Infinity)),
      disabled: flag(),
    })
    .superRefine((rule, context) => {
      const issue = (field: string, message: string): void =>
        context.addIssue({ code: 'custom', path: [field], message })
      for (const name of Object.keys(rule))
        if (!names.includes(name)) issue(name, 'is not a part of a fault rule')
      const { status, latency, reset = false, truncate = false, card } = rule
      if (card !== undefined) {
        const other = ofRequests.find((name) => rule[name] !== undefined)
        if (other !== undefined) issue('card', `does not go with ${other}`)
        return
      }
      if (status === undefined && latency === undefined && !reset && !truncate)
        issue('status', 'is required, or else latency, reset, truncate or card')
      if (reset && (status !== undefined || truncate)) issue('reset', 'goes with neither status nor truncate')
      for (const name of ['code', 'retryAfter'] as const)
        if (rule[name] !== undefined && status === undefined) issue(name, 'needs a status')
      if (Array.isArray(latency) && Number(latency[0]) > Number(latency[1]))
        issue('latency', 'must go from the smaller to the larger number')
    }),
)

/** The fields that choose requests, and say what becomes of them. */
const ofRequests: readonly string[] = [
  ...['operation', 'method', 'path', 'status', 'code', 'retryAfter', 'latency', 'reset', 'truncate', 'after'],
]

const names: readonly string[] = [...ofRequests, 'card', 'probability', 'times', 'disabled']

/** @throws ValidationError that names the field. */
export const checkFaultRule = (rule: unknown, path: readonly string[] = []): FaultRule =>
  check(ruleSchema, rule, path)

/** Requests a fault for one call: `status=503`, `latency=200-400`, `reset; after`. With `none`, no rule strikes it. */
export const faultHeader = 'x-frontdesk-fault'

/** The value of the header with which no rule strikes a request. */
export const sparing = 'none'

/** A number as it is written; anything else stays as it is, to be refused. */
const numberOf = (text: string): unknown => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text)

const rangeOf = (text: string): unknown =>
  text.includes('-') ? text.split('-').map(numberOf) : numberOf(text)

const flagOf = (text: string): unknown =>
  text === '' || text === 'true' ? true : text === 'false' ? false : text

/** Names in the header, with how their values are read. */
const headerParts: Readonly<
  Record<string, readonly [Exclude<keyof FaultEffect, 'card'>, (text: string) => unknown]>
> = {
  status: ['status', numberOf],
  code: ['code', String],
  'retry-after': ['retryAfter', numberOf],
  latency: ['latency', rangeOf],
  reset: ['reset', flagOf],
  truncate: ['truncate', flagOf],
  after: ['after', flagOf],
}

/**
 * Reads the header; `undefined` when the request asks to be spared.
 *
 * @throws Failure or ValidationError that names the part.
 */
export const parseFaultHeader = (text: string): FaultEffect | undefined => {
  if (text.trim() === sparing) return undefined
  const effect: Record<string, unknown> = {}
  for (const part of text.split(/[;,]/)) {
    const [name = '', value = ''] = part.split('=').map((piece) => piece.trim())
    const known = Object.hasOwn(headerParts, name) ? headerParts[name] : undefined
    if (!known)
      throw refuse({
        field: faultHeader,
        description: `has no part "${name}": it may name ${Object.keys(headerParts).join(', ')}`,
        violatedRule: 'FORMAT',
      })
    effect[known[0]] = known[1](value)
  }
  return checkFaultRule(effect, [faultHeader])
}

/** The effect in the words of the header. */
export const describeFault = (effect: FaultEffect): string =>
  effect.card === undefined ? effectText(effect) : `card=${effect.card}`

const effectText = (effect: FaultEffect): string =>
  Object.entries(headerParts)
    .flatMap(([name, [key]]) => {
      const value = effect[key]
      if (value === undefined || value === false) return []
      return value === true ? name : `${name}=${Array.isArray(value) ? value.join('-') : String(value)}`
    })
    .join('; ')

/** The codes that the emulator itself gives for these statuses. */
const ownCodes: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 429: 'THROTTLED_FEATURE' }

const oauthErrors: Readonly<Record<number, 'invalid_grant' | 'invalid_client' | 'unauthorized_client'>> = {
  400: 'invalid_grant',
  401: 'invalid_client',
  403: 'unauthorized_client',
}

/** The body that the platform answers with. */
export const faultBody = (status: number, path: string, code?: string): object => {
  const text = STATUS_CODES[status] ?? 'Unknown'
  const error = oauthErrors[status]
  if (path === '/oauth2/token' && error && code === undefined)
    return refusalBody({ error, error_description: `A fault rule answers: ${text}` })
  if (status >= 500 && code === undefined) return { message: text, details: {} }
  const known = code ?? ownCodes[status] ?? text.toUpperCase().replace(/\W+/g, '_')
  const { message, details } = decline(status, known, `A fault rule answers: ${text}`)
  return { message, details }
}

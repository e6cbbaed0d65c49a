import type { AnyOperation, BulkActionMetadata, Price, Read, Route, Shape, Write } from '@frontdesk/core'
import type { Branding } from './branding.ts'
import { withMarks, withoutMarks } from './cursor.ts'
import type { State } from './state.ts'

/**
 * The caller. A visitor and a member act for themselves, an owner for the business; so does an app with a token
 * of its own, which `appId` names.
 */
export type Identity =
  | { readonly kind: 'none' }
  | { readonly kind: 'visitor'; readonly visitorId: string }
  | { readonly kind: 'member'; readonly memberId: string; readonly visitorId?: string }
  | { readonly kind: 'owner'; readonly appId?: string }

/** A change that others are told of by webhook. */
export interface DomainEvent {
  /** `wix.bookings.v2.booking` and the like. */
  readonly entityFqdn: string
  /** `created`, `updated`, `deleted`, or the name of an action such as `confirmed`. */
  readonly slug: string
  readonly entityId: string
  /** The entity after the change, in our form; for an action, the body of the action. Some deletions tell no more than the id. */
  readonly entity?: object
  /** The shape that writes it for the wire. */
  readonly shape?: Shape<unknown>
  /** Set for an action that has the name of a standard change, such as `updated` of the transactions of an order. */
  readonly isAction?: boolean
  /** The previous values of the fields that an update modified, by flat path. */
  readonly modifiedFields?: Readonly<Record<string, unknown>>
}

/** A file that a mail brings. */
export interface MailAttachment {
  readonly fileName: string
  /** The media type with its parameters: `text/calendar; charset=utf-8; method=REQUEST`. */
  readonly contentType: string
  readonly content: string
}

/** A message that would be sent to a person. Shown by the inspector. */
export interface Mail {
  /** The address of the recipient. */
  readonly to: string
  /** The subject line. */
  readonly subject: string
  /** The body as plain text. */
  readonly text: string
  /** A code or link that the person needs, for scripts that read the outbox. */
  readonly code?: string
  /** The page that the mail leads to. */
  readonly link?: string
  /** The files that come with the mail. */
  readonly attachments?: readonly MailAttachment[]
}

/** Names an item of a catalog, as the lines of orders do. */
export interface OrderedItem {
  readonly catalogItemId: string
  readonly appId: string
}

/** The orders that hold the items of catalogs, for the families whose items they hold. */
export interface ItemOrders {
  /** The amount that was paid for an item and can be given back; `undefined` when there is none. */
  paidFor(context: Pick<HandlerContext<unknown>, 'state' | 'business'>, item: OrderedItem): Price | undefined
  /**
   * Gives back what was paid for an item, and forgives what is still to be paid for it. The order's payment status
   * follows, and the customer is told. Gives the amount; `undefined` when nothing was paid.
   */
  refund(context: HandlerContext<unknown>, item: OrderedItem): Price | undefined
  /** The order that holds an item, and the price of the item in it. */
  find(
    context: Pick<HandlerContext<unknown>, 'state'>,
    item: OrderedItem,
  ): { readonly orderId: string; readonly price: Price } | undefined
  /**
   * Puts a fee on an order instead of the price of some of its items.
   *
   * @throws Failure 409 when the order cannot be changed any more
   */
  putFee(
    context: HandlerContext<unknown>,
    orderId: string,
    items: readonly OrderedItem[],
    fee: OrderFee,
  ): { readonly additionalFeeId: string; readonly additionalFeePrice: Price }
  /**
   * Charges what is left to pay of a fee that an app has put on an order.
   *
   * @throws Failure when there is no such fee, or nothing is left to pay
   */
  collectFee(context: HandlerContext<unknown>, orderId: string, additionalFeeId: string, appId: string): Price
}

/** A fee for an order. */
export interface OrderFee {
  readonly name: string
  /** Decimal text. */
  readonly amount: string
  /** The app that puts it there. */
  readonly appId: string
}

/** The context of a handler. Everything that is not deterministic comes from here. */
export interface HandlerContext<Input> {
  /** Decoded and checked by the operation's schema: dates are dates, system fields are plain. */
  readonly input: Input
  readonly state: State
  readonly identity: Identity
  /** The time of the emulator's clock. */
  now(): Date
  /** A new unguessable id (a GUID). */
  newId(): string
  /** A number from 0 to below 1. */
  random(): number
  /** Sent after the unit is safe. */
  emit(event: DomainEvent): void
  /** A function writes a mail that is much work: nobody calls it where no mails are sent, as while a seed is made. */
  mail(mail: Mail | (() => Mail)): void
  /**
   * Gathers parts under a key, and hands them over together when the unit ends: for one mail about several things. What a
   * part is about may have been undone by then.
   */
  gather<Part>(key: string, part: Part, finish: (parts: readonly Part[]) => void): void
  /** Address of the emulator itself: `http://127.0.0.1:4600`. */
  readonly origin: string
  /** The orders of items; absent where nothing is sold, as while a seed is made. */
  readonly orders?: ItemOrders
  /** Business settings: name, time zone, currency, language. */
  readonly business: Business
  /** Whether the call came by the path of the hosted platform, with its public prefix, and not by the bare path. */
  readonly prefixed?: boolean
}

/** The business that the emulator plays. */
export interface Business {
  readonly name: string
  /** IANA name. */
  readonly timeZone: string
  /** ISO 4217. */
  readonly currency: string
  /** Language code: `en`. */
  readonly language: string
  readonly email: string
  /** How the hosted pages look. */
  readonly branding?: Branding
  /** Whether customers can pay by card; they can unless this is `false`. */
  readonly acceptsCards?: boolean
  /** Decimal text: the lowest subtotal with which customers can order; defaults to no minimum. */
  readonly minimumOrderSubtotal?: string
  /**
   * The version of the catalog of products; defaults to `V1_CATALOG`. The calls of the store are those of this version.
   */
  readonly catalogVersion?: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED'
}

/** Answers one operation. Synchronous: a write is one unit of the state. */
export interface Handler {
  readonly operation: AnyOperation
  /** Other routes by which clients of the hosted platform make the same call. */
  readonly otherRoutes: readonly Route[]
  readonly run: (context: HandlerContext<never>) => unknown
  /** Does the job that the operation starts, when the clock comes to it. */
  readonly work?: JobWorker
}

/** Does the jobs of one operation, in the name of the business. */
export type JobWorker = (context: HandlerContext<unknown>, input: object) => BulkActionMetadata

/** The result of a handler that gives a page; the server writes the paging metadata. */
export interface PageResult<T> {
  readonly items: readonly T[]
  readonly total?: number
  readonly offset?: number
  readonly nextCursor?: string
  readonly previousCursor?: string
  /** Further fields of this operation's paging metadata. */
  readonly metadata?: Readonly<Record<string, unknown>>
}

/** The result of a handler for an operation whose result is Output: a page result where the client gets a page. */
export type HandlerResult<Output> = Output extends {
  readonly items: readonly (infer Item)[]
  hasNext(): boolean
}
  ? PageResult<Item>
  : Output

/** A result with what the platform answers beside it, for clients that read the whole body. */
export class AnswerWith<Result> {
  readonly result: Result
  readonly beside: Readonly<Record<string, unknown>>

  constructor(result: Result, beside: Readonly<Record<string, unknown>>) {
    this.result = result
    this.beside = beside
  }
}

/** The cursors of a list are its own: it marks those that it answers, and takes no others. */
const withOwnCursors =
  <Input>(id: string, list: (context: HandlerContext<Input>) => unknown) =>
  (context: HandlerContext<Input>): unknown => {
    const result = list({ ...context, input: withoutMarks(context.input, id) })
    return result instanceof AnswerWith
      ? new AnswerWith(withMarks(result.result as PageResult<unknown>, id), result.beside)
      : withMarks(result as PageResult<unknown>, id)
  }

/**
 * Binds a handler to its operation; input and result are those of the operation.
 *
 * @example
 * handle(getService, ({ input, state }) => {
 *   const service = state.in(services).get(input.serviceId)
 *   if (!service) throw notFound('service', input.serviceId)
 *   return service
 * })
 */
export const handle = <Input, Output>(
  operation: Read<Input, Output, never> | Write<Input, Output, never>,
  run: (context: HandlerContext<Input>) => HandlerResult<Output> | AnswerWith<HandlerResult<Output>>,
  ...otherRoutes: readonly Route[]
): Handler => ({
  operation,
  otherRoutes,
  run: operation.spec.response?.metadata === undefined ? run : withOwnCursors(operation.spec.id, run),
})

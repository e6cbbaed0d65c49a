import type { AnyOperation, CallOptions } from '@frontdesk/core'
import { expect } from 'vitest'
import type { CatalogItem, CatalogProvider } from '../../src/kernel/catalog-provider.ts'
import { createCommerce, type Commerce } from '../../src/ecom/index.ts'
import { seedDelivery } from '../../src/ecom/delivery/seed-delivery.ts'
import { seedTax } from '../../src/ecom/tax/seed-tax.ts'
import { decline } from '../../src/kernel/failure.ts'
import {
  AnswerWith,
  type Business,
  type DomainEvent,
  type Handler,
  type HandlerContext,
  type Identity,
  type Mail,
} from '../../src/kernel/handler.ts'
import { paymentsHandlers } from '../../src/payments/index.ts'
import { createState, type State } from '../../src/kernel/state.ts'

export const goodsAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
export const servicesAppId = '13d21c63-b5ec-5912-8397-c3a5ddb27a97'

export const goods = (catalogItemId: string, options?: Record<string, unknown>) => ({
  catalogItemId,
  appId: goodsAppId,
  ...(options && { options }),
})
export const service = (catalogItemId: string) => ({ catalogItemId, appId: servicesAppId })

export interface Shop {
  readonly commerce: Commerce
  readonly state: State
  readonly events: DomainEvent[]
  readonly mails: Mail[]
  /** Items of the fake catalogues, to be changed by tests. */
  readonly items: Map<string, CatalogItem>
  readonly stock: Map<string, number>
  readonly payments: { id: string; status: string }[]
  context<Input>(identity: Identity, input: Input): HandlerContext<Input>
  /** Answers an operation as the server does: in a unit of its own. */
  call<Input, Output>(
    operation: ((client: never, input: Input, options?: CallOptions) => Promise<Output>) & AnyOperation,
    identity: Identity,
    input: Input,
  ): Output extends { items: unknown; hasNext(): boolean }
    ? { items: Output['items']; nextCursor?: string; total?: number }
    : Output
  advance(milliseconds: number): void
}

export const visitor: Identity = { kind: 'visitor', visitorId: 'visitor-1' }
export const member: Identity = { kind: 'member', memberId: 'member-1' }
export const owner: Identity = { kind: 'owner' }

/** A shop with catalogues of its own, whose clock stands still. */
export const openShop = (currency = 'EUR', settings: Partial<Business> = {}): Shop => {
  const items = new Map<string, CatalogItem>([
    [
      'mat',
      {
        name: 'Yoga mat',
        price: '24.99',
        itemType: 'physical',
        path: '/product/mat',
        weight: 2.4,
        sku: 'MAT-1',
        descriptionLines: [{ name: 'Colour', text: 'Sea' }],
      },
    ],
    ['block', { name: 'Block', price: '0.10', itemType: 'PHYSICAL' }],
    ['guide', { name: 'Guide', price: '9.99', itemType: 'DIGITAL' }],
    [
      'booking-1',
      {
        name: 'Morning yoga',
        price: '15.00',
        itemType: 'SERVICE',
        quantityAvailable: 1,
        rootCatalogItemId: 'service-1',
        serviceProperties: { scheduledDate: new Date('2026-03-09T10:00:00.000Z'), numberOfParticipants: 1 },
      },
    ],
  ])
  items.set('visit-1', {
    ...items.get('booking-1')!,
    name: 'Evening yoga',
    paymentOption: 'FULL_PAYMENT_OFFLINE',
  })
  const stock = new Map([['mat', 20]])
  const payments: { id: string; status: string }[] = []
  const provider = (appId: string, owns: (item: CatalogItem) => boolean): CatalogProvider => ({
    appId,
    hasStock: appId === goodsAppId,
    find(_, { catalogItemId }) {
      const item = items.get(catalogItemId)
      const quantityAvailable = stock.get(catalogItemId)
      return item && owns(item)
        ? { ...item, ...(quantityAvailable !== undefined && { quantityAvailable }) }
        : undefined
    },
    claim(_, { catalogItemId }, quantity) {
      const left = stock.get(catalogItemId)
      if (left === undefined) return
      if (left < quantity) throw decline(409, 'INSUFFICIENT_INVENTORY', 'Too few', {})
      stock.set(catalogItemId, left - quantity)
    },
    release(_, { catalogItemId }, quantity) {
      const left = stock.get(catalogItemId)
      if (left !== undefined) stock.set(catalogItemId, left + quantity)
    },
    filter: ({ collectionIds }) =>
      Array.isArray(collectionIds)
        ? (_, { catalogItemId }) => collectionIds.includes(`collection of ${catalogItemId}`)
        : undefined,
    paymentChanged(_, { catalogItemId }, status) {
      payments.push({ id: catalogItemId, status })
    },
  })
  const isService = (item: CatalogItem): boolean => item.itemType === 'SERVICE'
  const commerce = createCommerce([
    provider(goodsAppId, (item) => !isService(item)),
    provider(servicesAppId, isService),
  ])
  const handlers: readonly Handler[] = [...commerce.handlers, ...paymentsHandlers(commerce.catalog)]
  const state = createState()
  const events: DomainEvent[] = []
  const mails: Mail[] = []
  let time = Date.parse('2026-03-02T09:00:00.000Z')
  let ids = 0
  state.unit(() => {
    seedTax({ state, now: () => new Date(time) })
    seedDelivery({ state, now: () => new Date(time) })
  })
  const context: Shop['context'] = (identity, input) => ({
    input,
    identity,
    state,
    now: () => new Date(time),
    random: () => 0,
    newId: () => `id-${++ids}`,
    emit: (event) => void events.push(event),
    mail: (mail) => void mails.push(typeof mail === 'function' ? mail() : mail),
    gather: (_, part, finish) => finish([part]),
    origin: 'http://127.0.0.1:4600',
    business: {
      name: 'Harbour Studio',
      timeZone: 'Europe/Lisbon',
      currency,
      language: 'en',
      email: 'hello@harbour.example',
      ...settings,
    },
  })
  return {
    commerce,
    state,
    events,
    mails,
    items,
    stock,
    payments,
    context,
    call(operation, identity, input) {
      const handler = handlers.find((own) => own.operation.spec.id === operation.spec.id)
      if (!handler) throw new Error(`No handler for ${operation.spec.id}`)
      const answer = state.unit(() => handler.run(context(identity, input) as HandlerContext<never>))
      return plainAnswer(answer) as never
    },
    advance: (milliseconds) => void (time += milliseconds),
  }
}

/** The answer of a handler. A search has its aggregations beside the page. */
export const plainAnswer = (answer: unknown): unknown =>
  answer instanceof AnswerWith ? { ...(answer.result as object), ...answer.beside } : answer

const containing = (fields: object): unknown => expect.objectContaining(fields) as unknown

/** The refusal with that status and code, for `toThrow`. */
export const declined = (status: number, code: string, data: object = {}): Error =>
  containing({
    status,
    details: { applicationError: containing({ code, data: containing(data) }) },
  }) as Error

/** The refusal of fields, for `toThrow`. */
export const refused = (...fieldViolations: object[]): Error =>
  containing({ status: 400, details: { validationError: { fieldViolations } } }) as Error

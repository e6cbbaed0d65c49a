import { formatMoney } from '@frontdesk/core'
import { type DueWork, earliest } from '../../kernel/due-work.ts'
import type { State } from '../../kernel/state.ts'
import type { Catalog, Context } from '../catalog.ts'
import { type KeptRequest, requestEntity, requests } from './request-entity.ts'

/** How long the mail of a request takes, in milliseconds. */
const sendingTime = 30_000

/** Begins to send the mail of a request. */
export const startNotice = (
  context: Context,
  request: KeptRequest,
  notice: Omit<NonNullable<KeptRequest['notice']>, 'dueAt'>,
): void => {
  const dueAt = context.now().getTime() + sendingTime
  requestEntity.change(context, request, { status: 'PROCESSING', notice: { ...notice, dueAt } })
}

/** Addresses in the reserved domain `.invalid` never exist, so no mail reaches them. */
const isReachable = (email: string): boolean => !/[@.]invalid$/i.test(email)

const send = (context: Context, { email = '', itemUrl, notice }: KeptRequest): boolean => {
  if (!notice || !isReachable(email)) return false
  const { name, price, texts = {} } = notice
  const { currency, language: locale } = context.business
  const cost = price === undefined ? '' : ` for ${formatMoney(price, currency, { locale })}`
  context.mail({
    to: email,
    subject: `${name} is back at ${context.business.name}`,
    text: [
      `You asked us to tell you: ${name} is available again${cost}.`,
      ...Object.entries(texts).map(([title, text]) => `${title}: ${text}`),
      ...(itemUrl === undefined ? [] : [itemUrl]),
    ].join('\n'),
    ...(itemUrl !== undefined && { link: itemUrl }),
  })
  return true
}

/** Writes to the customers who wait for an item, once it is back in stock. */
export const createNoticeWork = (catalog: Catalog): DueWork => {
  const isBack = (state: State, { catalogReference }: KeptRequest): boolean =>
    !!catalogReference && catalog.isInStock(state, catalogReference)
  const received = (state: State): KeptRequest[] =>
    state
      .in(requests)
      .by('status', 'RECEIVED')
      .filter((request) => isBack(state, request))
  const processed = (state: State): KeptRequest[] => state.in(requests).by('status', 'PROCESSING')

  return {
    effect: 'Customers hear that an item is back in stock',
    nextAt: (state) =>
      earliest([
        ...processed(state).map(({ notice }) => notice?.dueAt ?? 0),
        ...received(state).map(({ createdDate }) => createdDate?.getTime() ?? 0),
      ]),
    run(context) {
      const now = context.now().getTime()
      for (const request of processed(context.state)) {
        if ((request.notice?.dueAt ?? 0) > now) continue
        const status = send(context, request) ? 'NOTIFICATION_SENT' : 'FAILED'
        requestEntity.change(context, request, {
          status,
          notice: undefined,
          ...(status === 'NOTIFICATION_SENT' && { autoNotified: true }),
        })
      }
      for (const request of received(context.state)) {
        const item = request.catalogReference && catalog.look(context, request.catalogReference)
        startNotice(context, request, { name: item?.name ?? '', ...(item && { price: item.price }) })
      }
    },
  }
}

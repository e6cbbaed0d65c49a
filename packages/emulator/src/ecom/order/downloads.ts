import type { Order, OrderLineItem } from '@frontdesk/ecom'
import type { CatalogItem } from '../../kernel/catalog-provider.ts'
import { collection, type CollectionDefinition, type State, type Stored } from '../../kernel/state.ts'
import type { Catalog, Context } from '../catalog.ts'
import { followFulfillments } from '../fulfillment/order-fulfillments.ts'
import { orders } from './state.ts'

/** A link that a buyer downloads a file by. Its id is the secret part of the link. */
interface Download extends Stored {
  readonly orderId: string
  readonly lineId: string
  readonly file: NonNullable<CatalogItem['digitalFile']>
}

const downloads: CollectionDefinition<Download> = collection<Download>('ecom.downloads')

/** How long a buyer can download a file, in milliseconds. */
export const downloadPeriod: number = 30 * 24 * 60 * 60_000

const withLink = (context: Context, catalog: Catalog, order: Order, line: OrderLineItem): OrderLineItem => {
  const { catalogReference, digitalFile = {} } = line
  const { fileId = '' } = digitalFile
  const item = catalogReference && catalog.look(context, catalogReference)
  const file = item?.digitalFile?.id === fileId ? item.digitalFile : { id: fileId }
  const { id } = context.state.in(downloads).put({
    id: context.newId(),
    orderId: order.id,
    lineId: line.id,
    file,
  })
  return {
    ...line,
    digitalFile: {
      ...digitalFile,
      link: `${context.origin}/pages/downloads/${id}`,
      expirationDate: new Date(context.now().getTime() + downloadPeriod),
    },
  }
}

/** Gives the buyer links to the files of lines that are paid now, and tells of them by mail. */
export const sendDownloadLinks = (
  context: Context,
  catalog: Catalog,
  order: Order,
  isPaid: (line: OrderLineItem) => boolean,
): Order => {
  const { lineItems = [], buyerInfo, number = '' } = order
  const waits = ({ digitalFile }: OrderLineItem): boolean =>
    digitalFile?.fileId !== undefined && digitalFile.link === undefined
  const sent = lineItems.map((line) =>
    waits(line) && isPaid(line) ? withLink(context, catalog, order, line) : line,
  )
  const linked = sent.filter((line, index) => line !== lineItems[index])
  if (!linked.length) return order
  const { business, mail } = context
  if (buyerInfo?.email !== undefined)
    mail({
      to: buyerInfo.email,
      subject: `Your downloads of order ${number} at ${business.name}`,
      text: [
        ...linked.map(
          ({ productName, digitalFile }) => `${productName?.original ?? ''}: ${digitalFile?.link ?? ''}`,
        ),
        '',
        'The links work for 30 days.',
      ].join('\n'),
      ...(linked[0]?.digitalFile?.link !== undefined && { link: linked[0].digitalFile.link }),
    })
  const activities = buyerInfo?.email === undefined ? [] : (['DOWNLOAD_LINK_SENT'] as const)
  return followFulfillments(context, order, { lineItems: sent }, activities, 'SEND_DOWNLOAD_LINK')
}

/** The file that a download link leads to. */
export interface FoundDownload {
  readonly file: Download['file']
  /** The date on which the link ends. */
  readonly expirationDate?: Date
}

/** The file behind a link; `undefined` when the order has no such link (any more). */
export const findDownload = (state: State, id: string): FoundDownload | undefined => {
  const download = state.in(downloads).get(id)
  if (!download) return undefined
  const line = state
    .in(orders)
    .get(download.orderId)
    ?.lineItems?.find((own) => own.id === download.lineId)
  const { link, expirationDate } = line?.digitalFile ?? {}
  if (!link?.endsWith(`/${id}`)) return undefined
  return { file: download.file, ...(expirationDate && { expirationDate }) }
}

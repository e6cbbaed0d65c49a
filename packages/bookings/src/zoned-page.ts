import { type Answer, type Page, page, type Shape } from '@frontdesk/core'

/** A page of a list whose local dates are in one time zone. */
export type ZonedPage<T, Input> = Page<T, Input> & {
  /** IANA time zone of all local dates of the page: the requested one, or that of the business. */
  readonly timeZone?: string | undefined
}

/** The result is a page of a list, with the time zone of the response. */
export const zonedPage = <T, Input>(
  key: string,
  item: Shape<T>,
  metadata?: string,
): Answer<ZonedPage<T, Input>> => {
  const { wrap, ...answer } = page<T, Input>(key, item, metadata)
  return {
    ...answer,
    ...(wrap && {
      wrap: (items, body, call) => ({
        ...wrap(items, body, call),
        timeZone: body['timeZone'] as string | undefined,
      }),
    }),
  }
}

import type { FulfillmentTrackingInfo } from '@frontdesk/ecom'

/** The pages of carriers about a parcel, up to the tracking number. */
const pages: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['fedex', 'https://www.fedex.com/fedextrack/?trknbr='],
  ['ups', 'https://www.ups.com/track?tracknum='],
  ['usps', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  ['dhl', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  ['canadaPost', 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor='],
])

const linkOf = ({ shippingProvider = '', trackingNumber }: FulfillmentTrackingInfo): string | undefined => {
  const page = pages.get(shippingProvider)
  return page === undefined || trackingNumber === undefined
    ? undefined
    : page + encodeURIComponent(trackingNumber)
}

/**
 * Writes the link of a carrier that the platform knows. A link that somebody gave stays as it is; one that the platform
 * wrote follows the tracking number.
 */
export const withTrackingLink = (
  next: FulfillmentTrackingInfo,
  previous: FulfillmentTrackingInfo = {},
): FulfillmentTrackingInfo => {
  if (next.trackingLink !== previous.trackingLink || previous.trackingLink !== linkOf(previous)) return next
  const { trackingLink: _, ...rest } = next
  const trackingLink = linkOf(next)
  return { ...rest, ...(trackingLink !== undefined && { trackingLink }) }
}

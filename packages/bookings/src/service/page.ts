import { date, entity, type Open, type Shape } from '@frontdesk/core'

/** All errors of a slug. */
export const slugErrors = ['SLUG_CONTAINS_ILLEGAL_CHARACTERS', 'SLUG_ALREADY_EXISTS'] as const

/** The error of a slug: it contains invalid characters, or another service has it. */
export type SlugError = Open<(typeof slugErrors)[number]>

/** The slug of a page. */
export interface Slug {
  name?: string
  /** Whether it was set manually. */
  custom?: boolean
  createdDate?: Date
}

/** The URLs of a service's pages. */
export interface ServiceUrls {
  /** The page that describes the service. */
  servicePage?: PageUrl
  /** The page with the booking form. */
  bookingPage?: PageUrl
  /** The page with the time slots. */
  calendarPage?: PageUrl
}

/** The URL of a page, relative and absolute. */
export interface PageUrl {
  /** The path on the site, such as `/service-page/yoga`. */
  relativePath?: string
  url?: string
}

export const slugShape: Shape<Slug> = /* @__PURE__ */ entity<Slug>({ createdDate: date })

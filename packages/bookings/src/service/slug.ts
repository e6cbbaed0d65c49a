import { type ElevatedAuth, type Read, read, shape, whole, type Write, write } from '@frontdesk/core'
import { type Service, serviceShape } from './model.ts'
import { type Slug, type SlugError, slugShape } from './page.ts'

const prefix = '/_api/bookings'

/** The slug to check, and its service. */
export interface ValidateSlugInput {
  /** The service for the slug. Its own slugs, including earlier ones, are available to it. */
  serviceId: string
  /** Lower-case letters from a to z, digits and hyphens; at most 500 characters. */
  slug: string
}

/** Availability of a slug. */
export interface SlugValidation {
  /** Whether the service may have the slug. */
  valid: boolean
  /** The slug that was checked. */
  slug?: string
  /** Why the service may not have it; empty if it may. */
  errors?: SlugError[]
}

/**
 * Checks whether a service may have a slug, for the business. A slug that another service has, or once had, is taken.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such service.
 * @throws ValidationError when the slug has more than 500 characters.
 * @throws ContextError without an elevated client.
 * @example
 * const { valid, errors } = await validateSlug(elevatedClient, { serviceId, slug: 'foot-massage' })
 * @function
 */
export const validateSlug: Read<ValidateSlugInput, SlugValidation, ElevatedAuth> = /* @__PURE__ */ read({
  id: 'bookings.services.validateSlug',
  prefix,
  route: 'POST /v2/services/slugs/validate',
  elevated: true,
  response: /* @__PURE__ */ whole<SlugValidation>(),
})

/** The slug to set, and its service. */
export interface SetCustomSlugInput {
  serviceId: string
  /** Lower-case letters from a to z, digits and hyphens; at most 500 characters. */
  slug: string
}

/** A slug that was set, with the service that has it now. */
export interface ServiceSlug {
  slug?: Slug
  service: Service
}

/**
 * Sets the main slug of a service, for the business. It does not change with the name of the service; previous slugs
 * remain in `supportedSlugs`.
 *
 * @throws ValidationError with the rule `SLUG_CONTAINS_ILLEGAL_CHARACTERS`.
 * @throws ApplicationError `SLUG_ALREADY_EXISTS` when another service has the slug, or once had it; `NOT_FOUND` when
 * there is no such service.
 * @throws ContextError without an elevated client.
 * @example
 * const { service } = await setCustomSlug(elevatedClient, { serviceId, slug: 'foot-massage' })
 * console.log(service.mainSlug?.name, service.urls?.servicePage?.relativePath)
 * @function
 */
export const setCustomSlug: Write<SetCustomSlugInput, ServiceSlug, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.services.setCustomSlug',
  prefix,
  route: 'POST /v2/services/{serviceId}/slugs/custom',
  elevated: true,
  response: /* @__PURE__ */ whole(
    /* @__PURE__ */ shape<ServiceSlug>({ slug: slugShape, service: serviceShape }),
  ),
})

import { type Open, pick, type Read, read } from '@frontdesk/core'

/** All versions of a business's catalog. */
export const catalogVersions = ['V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED'] as const

/** The version of the catalog of a business. The calls of one version do not work with the other one. */
export type CatalogVersion = Open<(typeof catalogVersions)[number]>

/** `getCatalogVersion` has no input. */
export type GetCatalogVersionInput = Record<string, never>

/**
 * Returns the catalog version of the business. The operations of this package are for `V1_CATALOG`: with another
 * version, all other calls are declined with status 428 and the code `CATALOG_V3_CALLING_CATALOG_V1_API`, or
 * `APP_NOT_INSTALLED` if there is no store.
 *
 * @throws AuthError `UNAUTHENTICATED` when the client has no `auth`.
 * @example
 * const version = await getCatalogVersion(client, {})
 * if (version !== 'V1_CATALOG') console.warn(`The catalogue of this business is ${version}`)
 * @function
 */
export const getCatalogVersion: Read<GetCatalogVersionInput, CatalogVersion> = /* @__PURE__ */ read({
  id: 'stores.catalogVersion.get',
  prefix: '/stores',
  route: 'GET /v3/provision/version',
  response: /* @__PURE__ */ pick('catalogVersion'),
})

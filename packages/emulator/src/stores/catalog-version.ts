import type { CatalogVersion } from '@frontdesk/stores'
import { Hono } from 'hono'
import { decline, type Failure } from '../kernel/failure.ts'
import type { Business, Handler, HandlerContext } from '../kernel/handler.ts'

/** The version of the catalog that the business has. */
export const catalogVersionOf = (business: Business): CatalogVersion =>
  business.catalogVersion ?? 'V1_CATALOG'

/** Whether the business sells products of version 1 of the catalog. */
export const sellsProducts = ({ business }: Pick<HandlerContext<unknown>, 'business'>): boolean =>
  catalogVersionOf(business) === 'V1_CATALOG'

const notInstalled = (): Failure =>
  decline(428, 'APP_NOT_INSTALLED', 'The business has not installed the store', { app: 'stores' })

const wrongVersion = (code: string, called: 'V1' | 'V3', catalogVersion: CatalogVersion): Failure =>
  decline(
    428,
    code,
    `Endpoint belongs to CATALOG_${called}, but your site is using CATALOG_${called === 'V1' ? 'V3' : 'V1'}`,
    { catalogVersion },
  )

/** Lets a handler of version 1 answer a business with that version alone. */
export const ofVersion1 = (handler: Handler): Handler => ({
  ...handler,
  run(context) {
    const version = catalogVersionOf((context as HandlerContext<unknown>).business)
    if (version === 'STORES_NOT_INSTALLED') throw notInstalled()
    if (version !== 'V1_CATALOG') throw wrongVersion('CATALOG_V3_CALLING_CATALOG_V1_API', 'V1', version)
    return handler.run(context)
  },
})

/** The one path of version 3 that is answered for each business. */
const versionPath = '/stores/v3/provision/version'

/** Declines the calls of version 3 of the catalog, as the hosted platform does for a business with version 1. */
export const catalogVersion3Routes = (business: Business): Hono => {
  const routes = new Hono()
  routes.all('/stores/v3/*', (c, next) => {
    const version = catalogVersionOf(business)
    if (c.req.path === versionPath || version === 'V3_CATALOG') return next()
    throw version === 'V1_CATALOG'
      ? wrongVersion('CATALOG_V1_SITE_CALLING_CATALOG_V3_API', 'V3', version)
      : notInstalled()
  })
  return routes
}

/** How the hosted platform's public paths lead to the paths that operations declare. */
interface PublicPath {
  readonly prefix: string
  /** What stands in its place; nothing unless given. */
  readonly root?: string
}

/** Public prefixes of our families on the hosted platform, and the few paths that are written differently there. */
const publicPaths: readonly PublicPath[] = [
  { prefix: '/_api/iam/authentication' },
  { prefix: '/_api/iam/recovery' },
  { prefix: '/_api/iam/verification' },
  { prefix: '/_api/redirects-api' },
  { prefix: '/_api/bookings-service' },
  { prefix: '/_api/bookings-reader' },
  { prefix: '/_api/bookings-settings' },
  { prefix: '/_api/booking-fees' },
  { prefix: '/_api/booking-policy-snapshots' },
  { prefix: '/_api/bookings' },
  { prefix: '/_api/service-availability' },
  { prefix: '/_api/delivery-rates' },
  { prefix: '/_api/subscription-options-reader-server' },
  { prefix: '/availability-calendar' },
  { prefix: '/bookings/bookings-attendance', root: '/v2/attendance' },
  { prefix: '/bookings/catalog-search' },
  { prefix: '/bookings/multiServiceBookings' },
  { prefix: '/bookings/staff' },
  { prefix: '/bookings' },
  { prefix: '/addons' },
  {
    prefix: '/ecom/v1/delivery-profiles/update-carrier-settings',
    root: '/v1/delivery-carriers/update-settings',
  },
  { prefix: '/ecom/subscription-contracts' },
  { prefix: '/ecom' },
  { prefix: '/tip-settings' },
  { prefix: '/tips' },
  { prefix: '/currency_converter' },
  { prefix: '/back-in-stock-service' },
  { prefix: '/billing' },
  { prefix: '/payments' },
  { prefix: '/stores-reader' },
  { prefix: '/stores' },
  { prefix: '/categories' },
]

/** A path as an operation may declare it. */
export interface BarePath {
  readonly path: string
  /** Whether a public prefix stood in front. */
  readonly prefixed: boolean
}

/** The specification writes these paths without their version. */
const withoutVersion = /^\/(bulk\/)?(orders|payments-collector)(\/|$)/

/** The bare forms of a path, most likely first: without the longest public prefix, shorter ones, as it is. */
export const barePaths = (path: string): BarePath[] => {
  const stripped = publicPaths
    .filter(({ prefix }) => path === prefix || path.startsWith(prefix + '/'))
    .sort((left, right) => right.prefix.length - left.prefix.length)
    .map(({ prefix, root = '' }) => ({ path: root + path.slice(prefix.length), prefixed: true }))
  const bare = [{ path, prefixed: false }]
  if (withoutVersion.test(path)) bare.push({ path: '/v1' + path, prefixed: false })
  return [...stripped, ...bare]
}

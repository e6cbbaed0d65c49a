import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Line {
  id: string
  package: string
  method: string
  path: string
}

/** The ids of the operations that the sources of a package export. */
const declaredIn = (name: string): string[] => {
  const folder = join(root, 'packages', name, 'src')
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /(?<!\.schema)\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /^export const \w+: (?:Read|Write)<[\s\S]+?\(\s*\{\s+id: '([\w.]+)',$/gm,
      ),
    ])
    .map(([, id = '']) => id)
}

it('prints every operation with its declaration, one in each line', () => {
  const output = execFileSync(process.execPath, [join(root, 'tooling/operations.mjs')], { encoding: 'utf8' })
  const lines = output.trimEnd().split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '{"id":"auth.oauth.requestTokens","package":"auth","kind":"write","method":"POST","path":"/oauth2/token","elevated":false}',
      '{"id":"bookings.services.get","package":"bookings","kind":"read","method":"GET","path":"/v2/services/{serviceId}","elevated":false}',
      '{"id":"bookings.bookings.confirm","package":"bookings","kind":"write","method":"POST","path":"/v2/bookings/{bookingId}/confirm","elevated":true}',
      '{"id":"stores.collections.getBySlug","package":"stores","kind":"read","method":"GET","path":"/v1/collections/slug/{slug}","elevated":false}',
    ]),
  )
  const printed = lines.map((line) => JSON.parse(line) as Line)
  for (const name of ['auth', 'bookings', 'ecom', 'payments', 'stores']) {
    const ids = printed.filter((own) => own.package === name).map(({ id }) => id)
    expect(ids).toEqual(declaredIn(name).sort())
  }
})

it('counts the operations that the README names', () => {
  const operations = JSON.parse(
    readFileSync(join(root, 'packages/core/operations.json'), 'utf8'),
  ) as unknown[]
  const [, count] =
    /The packages cover (\d+) operations/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  expect(Number(count)).toBe(operations.length)
})

/** The calls that an app of the platform can rely on, as the platform names them. */
const promisedCalls: Readonly<Record<string, readonly string[]>> = {
  bookings: [
    'POST /v2/services',
    'POST /v2/bulk/services/create',
    'GET /v2/services/{serviceId}',
    'PATCH /v2/services/{service.id}',
    'POST /v2/bulk/services/update',
    'POST /v2/bulk/services/update-by-filter',
    'DELETE /v2/services/{serviceId}',
    'POST /v2/bulk/services/delete',
    'POST /v2/bulk/services/delete-by-filter',
    'POST /v2/services/query',
    'POST /v2/services/search',
    'POST /v2/services/count',
    'POST /v2/services/policies/query',
    'POST /v2/services/booking-forms/query',
    'POST /v2/services/locations/query',
    'POST /v2/services/categories/query',
    'POST /v2/services/{serviceId}/locations',
    'POST /v2/services/{serviceId}/pricing-plans/add',
    'POST /v2/services/{serviceId}/pricing-plans/remove',
    'POST /v2/services/{serviceId}/slugs/custom',
    'POST /v2/services/slugs/validate',
    'POST /v2/services/clone',
    'POST /v2/services/add-on-groups/create',
    'POST /v2/services/add-on-groups/delete',
    'POST /v2/services/add-on-groups/update',
    'POST /v2/services/add-on-groups/list-add-on-groups-by-service-id',
    'POST /v2/services/add-on-groups/set-add-ons-for-group',
  ],
  payments: [
    'POST /v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection',
    'GET /v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status',
    'POST /v1/payments-collector/orders/{orderId}/manual-payment',
    'POST /v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
    'POST /v1/bulk/payments-collector/mark-as-paid',
    'GET /v1/payments-collector/orders/{ecomOrderId}/refundability',
    'POST /v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order',
    'POST /v1/payments-collector/orders/{ecomOrderId}/charge-membership',
    'POST /v1/payments-collector/orders/{ecomOrderId}/trigger-refund',
    'POST /v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments',
    'POST /v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments',
  ],
  ecom: [
    'GET /v1/orders/{id}',
    'POST /v1/orders/search',
    'POST /v1/orders',
    'PATCH /v1/orders/{order.id}',
    'POST /v1/bulk/orders/update',
    'POST /v1/orders/{id}/commit-deltas',
    'PATCH /v1/orders/{id}/line-item/{lineItem.id}',
    'POST /v1/orders/{id}/activities',
    'PATCH /v1/orders/{id}/activities/{activityId}',
    'DELETE /v1/orders/{id}/activities/{activityId}',
    'POST /v1/orders/{id}/cancel',
    'POST /v1/orders/{orderId}/update-status',
    'POST /v1/orders/aggregate',
    'POST /v1/bulk/orders/update-tags',
  ],
  auth: [
    'POST /v2/register',
    'POST /v2/login',
    'POST /v2/change-password',
    'GET /v1/callback',
    'POST /v2/sign-on',
    'GET /v1/logout',
    'POST /v2/{factorType}/verify',
    'POST /v1/send-email',
    'POST /v1/activation-email',
    'POST /v1/recover',
    'POST /v1/Start',
    'POST /v1/auth/verify',
    'POST /v1/auth/resend',
    'POST /v1/redirect-session',
    'POST /oauth2/token',
  ],
  stores: [
    'GET /v1/products/{id}',
    'GET /v1/collections/slug/{slug}',
    'POST /v1/products/{id}/productOptionsAvailability',
    'POST /v1/products/{id}/variants/query',
    'POST /v1/variants/query',
    'GET /v1/variants/{id}',
    'POST /v1/products/query-platformized',
    'POST /v1/products',
    'PATCH /v1/products/{product.id}',
    'DELETE /v1/products/{id}',
    'PATCH /v1/products/{id}/variants',
    'POST /v1/products/{id}/variants/resetToDefault',
    'POST /v1/collections/{id}/productIds',
    'POST /v1/collections/{id}/productIds/delete',
    'POST /v1/products/{id}/media',
    'POST /v1/products/{id}/media/delete',
    'PATCH /v1/products/{id}/choices/media',
    'POST /v1/products/{id}/choices/media/delete',
    'DELETE /v1/products/{id}/options',
    'POST /v1/products/{id}/remove-brand',
    'POST /v1/products/{id}/remove-ribbon',
    'POST /v1/collections',
    'PATCH /v1/collections/{collection.id}',
    'DELETE /v1/collections/{id}',
    'POST /v1/bulk/products/update',
    'POST /v1/bulk/products/adjust-properties',
  ],
}

it.each(Object.entries(promisedCalls))('offers every promised call of %s', (name, promised) => {
  const output = execFileSync(process.execPath, [join(root, 'tooling/operations.mjs')], { encoding: 'utf8' })
  const printed = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  const calls = printed.filter((own) => own.package === name).map(({ method, path }) => `${method} ${path}`)
  expect(promised.filter((call) => !calls.includes(call))).toEqual([])
})

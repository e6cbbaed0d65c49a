// The packages as they are built: the root of the workspace has none of them installed.
export * from '../../packages/core/dist/index.js'
export * from '../../packages/auth/dist/index.js'
export * from '../../packages/bookings/dist/index.js'
export * from '../../packages/ecom/dist/index.js'
export * from '../../packages/payments/dist/index.js'
export * from '../../packages/stores/dist/index.js'
export * from '../../packages/webhooks/dist/index.js'

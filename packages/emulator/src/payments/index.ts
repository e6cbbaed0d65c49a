export { collectorHandlers as paymentsHandlers } from './collector.ts'

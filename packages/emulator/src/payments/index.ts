export { collectorHandlers as paymentsHandlers } from './collector.ts'
export { paymentsPermissions } from './permissions.ts'

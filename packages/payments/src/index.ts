export * from './charge-memberships.ts'
export * from './collector.ts'
export type * from './errors.ts'

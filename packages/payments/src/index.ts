export * from './collector.ts'
export type * from './errors.ts'

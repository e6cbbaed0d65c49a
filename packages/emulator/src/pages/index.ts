export { createBookSlot } from './book-slot.ts'
export type { PageDependencies } from './dependencies.ts'
export { createPerform } from './perform.ts'
export { pageRoutes } from './routes.ts'

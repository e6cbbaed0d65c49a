export { createBookSlot } from './book-slot.ts'
export type { PageDependencies } from './dependencies.ts'
export { pageRoutes } from './routes.ts'

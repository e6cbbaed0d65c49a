export { createBookSlot } from './book-slot.ts'
export type { PageDependencies } from './dependencies.ts'
export { errorPage } from './error-page.ts'
export { pageRoutes } from './routes.ts'

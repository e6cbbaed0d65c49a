export { createBookSlot } from './book-slot.ts'
export type { CheckoutEntry, CheckoutView, PageDependencies, PagePayment } from './dependencies.ts'
export { createPerform } from './perform.ts'
export { pageRoutes } from './routes.ts'

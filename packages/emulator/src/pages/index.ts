export { createBookSlot } from './book-slot.ts'
export type {
  CheckoutEntry,
  CheckoutLine,
  CheckoutView,
  DeliveryChoice,
  PageAddress,
  PageContact,
  PageDependencies,
  PagePayment,
} from './dependencies.ts'
export { pageRoutes } from './routes.ts'

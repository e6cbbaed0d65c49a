export { availabilityOptions, type AvailabilityQuery } from './availability-query.ts'
export { cartOptions, type CartQuery } from './cart-query.ts'
export { hydration } from './hydration.ts'
export { type MyBookingsOptions, myBookingsOptions, type UseMyBookingsOptions } from './my-bookings-query.ts'
export {
  type Keyed,
  keyOf,
  type PagesData,
  pagesOptions,
  type PagesOptions,
  type PagesQuery,
  type ReadKey,
  readOptions,
  type ReadOptions,
  type ReadQuery,
} from './read-query.ts'
export { type WriteMutation, writeOptions, type WriteOptions } from './write-mutation.ts'

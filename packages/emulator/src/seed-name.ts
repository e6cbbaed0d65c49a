/** The seeds: the data that a business can start with. */
export const seedNames: readonly ['demo', 'empty', 'large'] = ['demo', 'empty', 'large'] as const

/**
 * `demo`: a business with services, products and members. `large`: the same business with 2,000 services, 50 members of
 * staff, 100,000 bookings, 10,000 products and 20,000 orders. `empty`: only what apps connect with, the default booking
 * policy, the main location, the opening hours and the collection of all products.
 */
export type SeedName = (typeof seedNames)[number]

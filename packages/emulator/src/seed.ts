import { seedAuth, seedClients } from './auth/index.ts'
import { seedBookings } from './bookings/index.ts'
import { seedEcom } from './ecom/seed.ts'
import { createFamilies } from './families.ts'
import type { SeedContext } from './kernel/seed-context.ts'
import { seedStores } from './stores/index.ts'

/** `demo`: a business with services, products and members. `empty`: only what apps connect with. */
export type SeedName = 'demo' | 'empty'

/** Fills the state for the first time. */
export type Seed = (context: SeedContext) => void

export const seedEmpty: Seed = (context) => {
  seedClients(context)
}

export const seedDemo: Seed = (context) => {
  seedAuth(context)
  seedBookings(context)
  seedStores(context)
  seedEcom(context, createFamilies())
}

export const seeds: Readonly<Record<SeedName, Seed>> = { demo: seedDemo, empty: seedEmpty }

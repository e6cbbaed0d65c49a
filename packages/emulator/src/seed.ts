import manifest from '../package.json' with { type: 'json' }
import { seedAuth, seedClients } from './auth/index.ts'
import {
  seedBookings,
  seedDefaultHours,
  seedDefaultPolicy,
  seedMainLocation,
  seedSettings,
  seedStaffType,
} from './bookings/index.ts'
import { seedEcom } from './ecom/seed.ts'
import { seedDelivery } from './ecom/delivery/seed-delivery.ts'
import { seedTax } from './ecom/tax/seed-tax.ts'
import { createFamilies } from './families.ts'
import { tokenKey } from './kernel/secret.ts'
import type { Seed } from './kernel/seed-context.ts'
import { seedMemberships } from './memberships/index.ts'
import { grow } from './seed/large/index.ts'
import { large } from './seed/large/size.ts'
import type { SeedName } from './seed-name.ts'
import { keptAsSnapshot } from './seed/snapshot-file.ts'
import { seedAllProducts, seedStores } from './stores/index.ts'

export const seedEmpty: Seed = (context) => {
  tokenKey(context)
  seedClients(context)
  seedDefaultPolicy(context)
  seedStaffType(context)
  seedMainLocation(context)
  seedDefaultHours(context)
  seedSettings(context)
  seedAllProducts(context)
  seedTax(context)
  seedDelivery(context)
}

export const seedDemo: Seed = (context) => {
  tokenKey(context)
  seedAuth(context)
  seedMemberships(context)
  seedBookings(context)
  seedStores(context)
  seedTax(context)
  seedDelivery(context)
  seedEcom(context, createFamilies())
}

export const seedLarge: Seed = /* @__PURE__ */ keptAsSnapshot('large', manifest.version, (context) => {
  seedDemo(context)
  const { pages, checkout } = createFamilies()
  grow(context, { perform: pages.perform, checkout }, large)
})

export const seeds: Readonly<Record<SeedName, Seed>> = { demo: seedDemo, empty: seedEmpty, large: seedLarge }

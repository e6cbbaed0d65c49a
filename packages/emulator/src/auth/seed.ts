import type { SeedContext } from '../kernel/seed-context.ts'
import { apiKeys, defaultApiKey, defaultClientId, defaultClientSecret } from './client.ts'
import { putClient } from './client-registry.ts'
import { createMember, type NewMember } from './member.ts'
import { digest } from '../kernel/secret.ts'

/** The members of the demo, with the passwords that the pages and the docs show. */
export const demoMembers: readonly (NewMember & { readonly id: string })[] = [
  {
    id: '5e7a1ce0-0000-4000-8000-0000000000a1',
    email: 'ana@example.com',
    password: 'harbour-ana-1',
    firstName: 'Ana',
    lastName: 'Ferreira',
    phone: '+351 912 345 678',
  },
  {
    id: '5e7a1ce0-0000-4000-8000-0000000000a2',
    email: 'tom@example.com',
    password: 'harbour-tom-1',
    firstName: 'Tom',
    lastName: 'Becker',
    phone: '+49 151 2345 6789',
  },
]

/** In milliseconds. */
const day = 24 * 60 * 60_000

/** Registers the client and the owner's key that apps connect with. Every seed needs this, the empty one too. */
export const seedClients = ({ state }: SeedContext): void => {
  putClient(state, { id: defaultClientId, secret: defaultClientSecret })
  state.in(apiKeys).put({ id: digest(defaultApiKey), name: 'Owner' })
}

/** The clients and the members of the demo. */
export const seedAuth = (context: SeedContext): void => {
  seedClients(context)
  // They joined well before their first order.
  const joined = new Date(+context.now() - 120 * day)
  for (const member of demoMembers) createMember({ ...context, now: () => joined }, member)
}

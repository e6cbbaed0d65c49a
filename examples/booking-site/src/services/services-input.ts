import type { QueryServicesInput } from '@frontdesk/bookings'
import { spellingsOf } from '../format/spellings.ts'
import { isKnownServiceType } from './service-type.ts'

/** The services that the address of their list asks for. */
export function servicesInput(params: URLSearchParams): QueryServicesInput {
  const type = params.get('type')
  const category = params.get('category')
  const words = params.get('q')
  return {
    filter: {
      hidden: false,
      ...(isKnownServiceType(type) && { type }),
      ...(category && { 'category.id': category }),
      ...(words && {
        $or: spellingsOf(words).flatMap(($contains) => [
          { name: { $contains } },
          { tagLine: { $contains } },
          { description: { $contains } },
        ]),
      }),
    },
    paging: { limit: 12 },
  }
}

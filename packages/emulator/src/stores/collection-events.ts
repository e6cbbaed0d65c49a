import type { Collection } from '@frontdesk/stores'
import type { HandlerContext } from '../kernel/handler.ts'
import { changedFields } from './changed-fields.ts'

type Context = Pick<HandlerContext<unknown>, 'emit'>

/** The messages of the older format about products and collections. */
export const catalogMessages = 'com.wix.ecommerce.catalog.api.v1'

/** The version of the catalog that a change was made in. */
export const originatedFromVersion = 'V1_CATALOG'

/** Tells of a new, changed or deleted collection. */
export const tellOfCollection = (
  { emit }: Context,
  { previous, current }: { readonly previous?: Collection; readonly current?: Collection },
): void => {
  const { id = '' } = current ?? previous ?? {}
  const tell = (slug: string, data: object): void =>
    emit({
      entityFqdn: catalogMessages,
      slug,
      entityId: id,
      entity: { collection_Id: id, ...data, originatedFromVersion },
    })
  if (!current) tell('CollectionDeleted', {})
  else if (previous) {
    const fields = changedFields(previous, current, ['lastUpdated'])
    if (fields.length) tell('CollectionChanged', { changedFields: fields })
  } else {
    const { name, media, slug, visible } = current
    tell('CollectionCreated', { name, media, slug, visible })
  }
}

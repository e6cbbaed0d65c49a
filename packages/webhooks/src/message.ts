import type { EventFamily } from './event.ts'

/**
 * Converts a message of the platform's older format to the newer one: the type of the message holds the
 * entity's name and the slug, and the message itself is the body of an action.
 */
export const adaptMessage: NonNullable<EventFamily['adapt']> = (
  eventType,
  message,
  { entityFqdn, entity, types },
) => {
  const slug = eventType.slice(entityFqdn.length + 1)
  if (eventType !== `${entityFqdn}.${slug}` || !Object.hasOwn(types, slug)) return undefined
  return { entityFqdn, slug, entityId: message[entity], actionEvent: { body: message } }
}

import {
  bulkCreateResources,
  bulkDeleteResources,
  bulkUpdateResources,
  countResources,
  createResource,
  deleteResource,
  getResource,
  queryResources,
  searchResources,
  updateResource,
} from '@frontdesk/bookings'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import type { Handler } from '../../kernel/handler.ts'
import { resourceEntity } from './resource.ts'
import { bulkResourceRules, resourceEntityRules } from './resource-rules.ts'

const on = entityHandlers(resourceEntity, entitySteps(resourceEntity, resourceEntityRules))
const inBulk = entityHandlers(resourceEntity, entitySteps(resourceEntity, bulkResourceRules))

export const resourceHandlers: readonly Handler[] = [
  on.get(getResource, { id: ({ resourceId }) => resourceId }),

  on.query(queryResources),

  on.search(searchResources),

  on.count(countResources),

  on.create(createResource, { value: ({ resource }) => resource }),

  inBulk.bulkCreate(bulkCreateResources, { values: (input) => input.resources, at: 'resources' }),

  on.update(updateResource, { value: ({ resource }) => resource }),

  on.bulkUpdate(bulkUpdateResources, {
    changes: (input) =>
      input.resources.map(({ resource, fieldMask }) => ({ given: resource, mask: fieldMask })),
    at: 'resources',
  }),

  on.remove(deleteResource, { id: ({ resourceId }) => resourceId, removal: () => undefined }),

  on.bulkRemove(bulkDeleteResources, { ids: ({ ids }) => ids, removal: () => undefined }),
]

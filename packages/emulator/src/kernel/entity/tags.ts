import type { TagChanges, Tags } from '@frontdesk/core'
import { refuse } from '../failure.ts'
import type { HandlerContext } from '../handler.ts'

const most = 100

/** The ids of one list after a change. A tag that is both assigned and unassigned is assigned. */
const changeIds = (
  ids: readonly string[] = [],
  assigned: readonly string[] = [],
  unassigned: readonly string[] = [],
): string[] => {
  const kept = ids.filter((id) => !unassigned.includes(id) || assigned.includes(id))
  return [...new Set([...kept, ...assigned])]
}

/** The tags of a record after a change. @throws Failure when a record would have more than 100 of a kind */
export const changeTags = (tags: Tags, { assignTags = {}, unassignTags = {} }: TagChanges): Tags => {
  const changed: Tags = {}
  for (const kind of ['privateTags', 'tags'] as const) {
    const tagIds = changeIds(tags[kind]?.tagIds, assignTags[kind]?.tagIds, unassignTags[kind]?.tagIds)
    if (tagIds.length > most)
      throw refuse({
        field: `assignTags.${kind}.tagIds`,
        description: `would give the record ${tagIds.length} tags; it may have ${most}`,
        violatedRule: 'MAX_SIZE',
      })
    if (tagIds.length || tags[kind]) changed[kind] = { tagIds }
  }
  return changed
}

/** Refuses a change that neither assigns nor unassigns tags. */
export const checkTagChanges = ({ assignTags, unassignTags }: TagChanges): void => {
  if (!assignTags && !unassignTags)
    throw refuse({
      field: 'assignTags',
      description: 'must be given, or unassignTags, or both',
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    })
}

/** The tags that a caller may see: the private ones are for the business alone. */
export const tagsFor = (
  { identity }: Pick<HandlerContext<unknown>, 'identity'>,
  { privateTags, ...tags }: Tags,
): Tags => ({
  ...tags,
  ...(identity.kind === 'owner' && privateTags && { privateTags }),
})

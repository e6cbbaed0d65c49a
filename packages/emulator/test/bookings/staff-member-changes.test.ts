import {
  bulkGetOrCreateStaffMembers,
  bulkUpdateStaffMemberTags,
  bulkUpdateStaffMemberTagsByFilter,
  connectStaffMemberToUser,
  createStaffMember,
  disconnectStaffMemberFromUser,
  getOrCreateStaffMember,
  getStaffMember,
  listAvailabilityTimeSlots,
  queryStaffMembers,
  setServiceProvider,
  type StaffMember,
  staffResourceTypeId,
} from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { staffMemberChangeHandlers } from '../../src/bookings/staff/staff-member-changes.ts'
import { staffIds, staffMemberId } from '../../src/bookings/seed/studio.ts'
import { jobs, jobWork } from '../../src/kernel/job.ts'
import { massage, told } from './bookings.ts'
import { refusal } from './refusal.ts'
import { business, openStudio, type Studio } from './studio.ts'

const fqdn = 'wix.bookings.staff.v1.staff_member'
const unknown = '00000000-0000-4000-8000-999999999999'
const user = '00000000-0000-4000-8000-aaaaaaaaaaaa'
const [ines, rui, marta] = [staffMemberId(1), staffMemberId(2), staffMemberId(3)] as const

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const read = (id: string): Promise<StaffMember> =>
  getStaffMember(studio.owner, { staffMemberId: id, fields: ['ASSOCIATED_IDENTITY_STATUS'] })

const statusOf = async (id: string): Promise<unknown> =>
  (await read(id)).associatedWixIdentity?.connection?.status

/** The slugs of the events that were told of staff members. */
const slugs = (): string[] =>
  studio.events.filter(({ entityFqdn }) => entityFqdn === fqdn).map(({ slug }) => slug)

it('changes of staff members are for the business alone', async () => {
  const assignTags = { tags: { tagIds: ['lead'] } }
  for (const call of [
    getOrCreateStaffMember(studio.visitor, { wixUserId: user }),
    bulkGetOrCreateStaffMembers(studio.visitor, { wixUserIds: [user] }),
    connectStaffMemberToUser(studio.visitor, { staffMemberId: ines }),
    disconnectStaffMemberFromUser(studio.visitor, { staffMemberId: ines }),
    setServiceProvider(studio.visitor, { staffMemberId: ines, serviceProvider: false }),
    bulkUpdateStaffMemberTags(studio.visitor, { ids: [ines], assignTags }),
    bulkUpdateStaffMemberTagsByFilter(studio.visitor, { filter: {}, assignTags }),
  ])
    expect(await refusal(call)).toEqual([403, 'FORBIDDEN'])
  expect(studio.events).toEqual([])
})

describe('a staff member of a user account', () => {
  it('is created once, and found from then on', async () => {
    const made = await getOrCreateStaffMember(studio.owner, {
      wixUserId: user,
      fields: ['ASSOCIATED_IDENTITY_STATUS', 'RESOURCE_DETAILS'],
    })
    expect(made).toMatchObject({
      name: 'Staff member',
      serviceProvider: true,
      associatedWixIdentity: {
        identificationData: { wixUserId: user },
        connection: { status: 'CONNECTED' },
      },
      resource: { id: made.resourceId, usesDefaultWorkingHours: true },
    })
    expect(slugs()).toEqual(['created', 'fully_created', 'updated', 'connected_to_user'])
    studio.events.length = 0
    const { resource: _, ...plain } = made
    expect(await read(made.id)).toEqual(plain)
    const again = await getOrCreateStaffMember(studio.owner, { wixUserId: user })
    expect(again).toEqual({
      ...plain,
      associatedWixIdentity: { identificationData: { wixUserId: user } },
    })
    expect(studio.events).toEqual([])
    const { items } = await queryStaffMembers(studio.owner, {
      filter: { 'associatedWixIdentity.identificationData.wixUserId': user },
    })
    expect(items.map(({ id }) => id)).toEqual([made.id])
  })

  it('is given together with others, in the order of the request', async () => {
    const first = await getOrCreateStaffMember(studio.owner, { wixUserId: user })
    const { results, bulkActionMetadata } = await bulkGetOrCreateStaffMembers(studio.owner, {
      wixUserIds: [unknown, user, unknown],
    })
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 3, totalFailures: 0, undetailedFailures: 0 })
    const [one, two, three] = results
    expect(two).toEqual({
      itemMetadata: { id: first.id, originalIndex: 1, success: true },
      staffMember: first,
    })
    expect(one?.staffMember).toMatchObject({
      associatedWixIdentity: { identificationData: { wixUserId: unknown } },
    })
    expect(three?.staffMember).toEqual(one?.staffMember)
    const bulk = (count: number): Promise<unknown> =>
      bulkGetOrCreateStaffMembers(studio.owner, {
        wixUserIds: Array.from({ length: count }, (_, index) => `user-${index}`),
      })
    expect(await refusal(bulk(0))).toEqual([['wixUserIds', 'MIN_SIZE']])
    expect(await refusal(bulk(51))).toEqual([['wixUserIds', 'MAX_SIZE']])
    await bulk(50)
  })
})

describe('the connection with a user account', () => {
  it('waits for the invitation to be accepted, for thirty days', async () => {
    expect(await statusOf(ines)).toBe('DISCONNECTED')
    const invited = await connectStaffMemberToUser(studio.owner, {
      staffMemberId: ines,
      fields: ['ASSOCIATED_IDENTITY_STATUS'],
    })
    expect(invited).toMatchObject({
      revision: '2',
      associatedWixIdentity: { connection: { status: 'PENDING' } },
    })
    expect(studio.mails).toEqual([
      {
        to: 'ines@harbour.example',
        subject: 'Harbour Studio invites you',
        text: 'Harbour Studio would like you to manage the calendar of Inês Carvalho.',
        link: expect.stringMatching(
          /^http:\/\/127\.0\.0\.1:4600\/pages\/invitations\/[\w-]+\.[\w-]{43}$/,
        ) as string,
      },
    ])
    // The invitation is pending, so no connected event is sent.
    expect(slugs()).toEqual(['updated'])
    studio.setClock('2026-06-03T06:59:59.999Z')
    expect(await statusOf(ines)).toBe('PENDING')
    studio.setClock('2026-06-03T07:00:00.000Z')
    expect(await statusOf(ines)).toBe('EXPIRED')
    await connectStaffMemberToUser(studio.owner, { staffMemberId: ines, email: 'other@example.com' })
    expect(await statusOf(ines)).toBe('PENDING')
    expect(studio.mails[1]?.to).toBe('other@example.com')
  })

  it('is there at once for the owner, and for one staff member alone', async () => {
    const connect = (staffMemberId: string): Promise<StaffMember> =>
      connectStaffMemberToUser(studio.owner, { staffMemberId, email: business.email })
    const connected = await connect(ines)
    expect(connected.associatedWixIdentity).toEqual({ identificationData: { wixUserId: 'owner' } })
    expect(told(studio.events)).toMatchObject([
      { entityFqdn: fqdn, slug: 'updated' },
      {
        entityFqdn: fqdn,
        slug: 'connected_to_user',
        entityId: ines,
        entity: { staffMember: connected },
      },
    ])
    expect(studio.mails).toEqual([])
    studio.events.length = 0
    expect(await connect(ines)).toEqual(connected)
    expect(studio.events).toEqual([])
    expect(await refusal(connect(rui))).toEqual([['email', 'VALIDATION']])

    const disconnected = await disconnectStaffMemberFromUser(studio.owner, {
      staffMemberId: ines,
      fields: ['ASSOCIATED_IDENTITY_STATUS'],
    })
    expect(disconnected.associatedWixIdentity).toEqual({ connection: { status: 'DISCONNECTED' } })
    expect(slugs()).toEqual(['updated', 'disconnected_from_user'])
    // There is nothing to take away any more.
    await disconnectStaffMemberFromUser(studio.owner, { staffMemberId: ines })
    expect(studio.events).toHaveLength(2)
    expect((await connect(rui)).id).toBe(rui)
  })

  it('needs an email address and a staff member', async () => {
    const { id } = await createStaffMember(studio.owner, { staffMember: { name: 'Ana Lopes' } })
    const connect = (staffMemberId: string, email?: string): Promise<unknown> =>
      connectStaffMemberToUser(studio.owner, { staffMemberId, ...(email && { email }) })
    expect(await refusal(connect(id))).toEqual([['email', 'REQUIRED_FIELD']])
    expect(await refusal(connect(id, 'ana'))).toEqual([['email', 'FORMAT']])
    expect(await refusal(connect(unknown))).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(disconnectStaffMemberFromUser(studio.owner, { staffMemberId: unknown }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(studio.mails).toEqual([])
  })
})

it('a staff member can be booked while they give services', async () => {
  const staffOn = async (): Promise<unknown[]> => {
    const { items } = await listAvailabilityTimeSlots(studio.visitor, {
      serviceId: massage,
      fromLocalDate: '2026-05-12T00:00:00',
      toLocalDate: '2026-05-12T23:59:59',
      includeResourceTypeIds: [staffResourceTypeId],
    })
    const ids = items.flatMap(({ availableResources = [] }) =>
      availableResources.flatMap(({ resources = [] }) => resources.map(({ id }) => id)),
    )
    return [...new Set(ids)]
  }
  const set = (serviceProvider: boolean): Promise<StaffMember> =>
    setServiceProvider(studio.owner, { staffMemberId: ines, serviceProvider })
  expect(await staffOn()).toContain(staffIds.ines)
  expect(await set(true)).toMatchObject({ revision: '1' })
  expect(studio.events).toEqual([])
  expect(await set(false)).toMatchObject({ serviceProvider: false, revision: '2' })
  expect(told(studio.events)).toMatchObject([
    { slug: 'updated', entityId: ines, modifiedFields: { serviceProvider: true } },
  ])
  expect(await staffOn()).not.toContain(staffIds.ines)
  await set(true)
  expect(await staffOn()).toContain(staffIds.ines)
  expect(
    await refusal(setServiceProvider(studio.owner, { staffMemberId: unknown, serviceProvider: true })),
  ).toEqual([404, 'NOT_FOUND'])
})

describe('tags', () => {
  const tagsOf = async (id: string): Promise<unknown> => (await read(id)).tags
  const lead = { tags: { tagIds: ['lead'] } }

  it('are put on staff members and taken off them, each on its own', async () => {
    const { results, bulkActionMetadata } = await bulkUpdateStaffMemberTags(studio.owner, {
      ids: [ines, unknown, rui],
      assignTags: { tags: { tagIds: ['lead', 'en'] }, privateTags: { tagIds: ['vip'] } },
    })
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
    expect(results).toMatchObject([
      { itemMetadata: { id: ines, originalIndex: 0, success: true } },
      { itemMetadata: { id: unknown, originalIndex: 1, success: false, error: { code: 'NOT_FOUND' } } },
      { itemMetadata: { id: rui, originalIndex: 2, success: true } },
    ])
    const tags = { tags: { tagIds: ['lead', 'en'] }, privateTags: { tagIds: ['vip'] } }
    expect(await tagsOf(ines)).toEqual(tags)
    expect(told(studio.events).slice(0, 2)).toMatchObject([
      { slug: 'updated', entityId: ines, entity: { tags } },
      {
        slug: 'tags_modified',
        entityId: ines,
        entity: {
          staffMember: { id: ines, tags },
          assignedTags: tags,
          unassignedTags: {},
        },
      },
    ])
    await bulkUpdateStaffMemberTags(studio.owner, {
      ids: [ines],
      assignTags: { tags: { tagIds: ['pt'] } },
      unassignTags: { tags: { tagIds: ['en', 'pt'] }, privateTags: { tagIds: ['vip'] } },
    })
    // A tag that is in both lists is put on.
    expect(await tagsOf(ines)).toEqual({
      tags: { tagIds: ['lead', 'pt'] },
      privateTags: { tagIds: [] },
    })
  })

  it('change for all whom a filter finds, when the clock comes to it', async () => {
    const { jobId } = await bulkUpdateStaffMemberTagsByFilter(studio.owner, {
      filter: { name: { $in: ['Rui Mendes', 'Marta Silva'] } },
      assignTags: lead,
    })
    expect(await tagsOf(rui)).toBeUndefined()
    studio.run({ kind: 'none' }, jobWork(staffMemberChangeHandlers).run)
    expect(await tagsOf(rui)).toEqual(lead)
    expect(await tagsOf(marta)).toEqual(lead)
    expect(await tagsOf(ines)).toBeUndefined()
    expect(studio.state.in(jobs).get(jobId)?.bulkActionMetadata).toEqual({
      totalSuccesses: 2,
      totalFailures: 0,
      undetailedFailures: 0,
    })
    expect(slugs()).toEqual(['updated', 'tags_modified', 'updated', 'tags_modified'])
  })

  it('must be named, and no more than the platform takes', async () => {
    const bulk = (input: object): Promise<unknown> =>
      bulkUpdateStaffMemberTags(studio.owner, { ids: [ines], ...input })
    const byFilter = (input: object): Promise<unknown> =>
      bulkUpdateStaffMemberTagsByFilter(studio.owner, { filter: {}, ...input })
    for (const empty of [{}, { assignTags: {} }, { unassignTags: { tags: { tagIds: [] } } }]) {
      expect(await refusal(bulk(empty))).toEqual([400, 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'])
      expect(await refusal(byFilter(empty))).toEqual([400, 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'])
    }
    const ids = (count: number): string[] => Array.from({ length: count }, () => ines)
    expect(await refusal(bulk({ ids: [], assignTags: lead }))).toEqual([['ids', 'MIN_SIZE']])
    expect(await refusal(bulk({ ids: ids(101), assignTags: lead }))).toEqual([['ids', 'MAX_SIZE']])
    await bulk({ ids: ids(100), assignTags: lead })
    expect(await refusal(bulk({ assignTags: { tags: { tagIds: ['longer'] } } }))).toEqual([
      ['assignTags.tags.tagIds.0', 'MAX_LENGTH'],
    ])
    expect(await refusal(byFilter({ filter: { age: 3 }, assignTags: lead }))).toEqual([
      ['filter.age', 'FIELD_NOT_ALLOWED'],
    ])
  })
})

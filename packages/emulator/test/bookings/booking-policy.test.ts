import { apiKey } from '@frontdesk/auth'
import {
  type BookingPolicy,
  type BookingPolicyChange,
  type Booking,
  cancelBooking,
  confirmBooking,
  countBookingPolicies,
  createBookingPolicy,
  createService,
  deleteBookingPolicy,
  getBookingPolicy,
  getService,
  getStrictestBookingPolicy,
  listAvailabilityTimeSlots,
  type NewBookingPolicy,
  queryBookingPolicies,
  queryExtendedBookings,
  setDefaultBookingPolicy,
  updateBookingPolicy,
  updateService,
} from '@frontdesk/bookings'
import {
  createClient,
  type FieldViolation,
  isApplicationError,
  isConflictError,
  isValidationError,
  local,
} from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingPolicies } from '../../src/bookings/services/service.ts'
import { createEmulator } from '../../src/emulator.ts'
import { book, massage, slotOf } from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const appointments = '5e7a1ce0-0000-4000-8006-000000000001'
const groups = '5e7a1ce0-0000-4000-8006-000000000002'
const unknown = '00000000-0000-4000-8000-999999999999'
const bookingsApp = '13d21c63-b5ec-5912-8397-c3a5ddb27a97'
const start = new Date('2026-05-04T07:00:00.000Z')

const create = (bookingPolicy: NewBookingPolicy = {}): Promise<BookingPolicy> =>
  createBookingPolicy(studio.owner, { bookingPolicy })

const update = (
  { id, revision = '' }: BookingPolicy,
  change: Partial<BookingPolicyChange>,
  mask?: string[],
): Promise<BookingPolicy> =>
  updateBookingPolicy(studio.owner, { bookingPolicy: { ...change, id, revision }, ...(mask && { mask }) })

const read = (bookingPolicyId: string): Promise<BookingPolicy> =>
  getBookingPolicy(studio.visitor, { bookingPolicyId })

const refusal = async (call: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (isValidationError(error)) {
    expect(error.status).toBe(400)
    return error.violations.map(({ field, ruleName, violatedRule }: FieldViolation) => [
      field,
      ruleName ?? violatedRule,
    ])
  }
  if (isApplicationError(error) || isConflictError(error)) return [error.status, error.code]
  throw error instanceof Error ? error : new Error('Nothing was refused')
}

/** The policy of a caller who says nothing. */
const defaults = {
  appId: bookingsApp,
  createdByAppId: bookingsApp,
  customPolicyDescription: { enabled: false, description: '' },
  default: false,
  limitEarlyBookingPolicy: { enabled: false, earliestBookingInMinutes: 10_080 },
  limitLateBookingPolicy: { enabled: false, latestBookingInMinutes: 1440 },
  bookAfterStartPolicy: { enabled: false },
  cancellationPolicy: {
    enabled: false,
    limitLatestCancellation: false,
    latestCancellationInMinutes: 1440,
    allowAnonymous: false,
  },
  reschedulePolicy: {
    enabled: false,
    limitLatestReschedule: false,
    latestRescheduleInMinutes: 1440,
    allowAnonymous: false,
  },
  waitlistPolicy: { enabled: false, capacity: 10, reservationTimeInMinutes: 10 },
  participantsPolicy: { maxParticipantsPerBooking: 1 },
  resourcesPolicy: { enabled: false, autoAssignAllowed: false },
  cancellationFeePolicy: { enabled: false, cancellationWindows: [], autoCollectFeeEnabled: false },
  saveCreditCardPolicy: { enabled: false },
  staffSortingPolicy: { sortingMethodType: 'RANDOM' },
}

describe('a new booking policy', () => {
  it('is completed with the defaults of the platform, and told', async () => {
    const made = await create({ name: 'Strict', extendedFields: { namespaces: { mine: { colour: 'red' } } } })
    const expected = {
      ...defaults,
      id: '00000000-0000-4000-8000-000000000002',
      name: 'Strict',
      extendedFields: { namespaces: { mine: { colour: 'red' } } },
      revision: '1',
      createdDate: start,
      updatedDate: start,
    }
    expect(made).toEqual(expected)
    expect(await read(made.id)).toEqual(expected)
    expect(studio.events).toEqual([
      {
        entityFqdn: 'wix.bookings.v1.booking_policy',
        slug: 'created',
        entityId: made.id,
        entity: expected,
        shape: expect.anything() as unknown,
      },
    ])
  })

  it('takes no field that only the platform writes', async () => {
    const forged = { id: 'forged', revision: '9', default: true, createdByAppId: 'forged', evil: true }
    const made = await create({ ...forged, appId: 'app-1' })
    expect(made).toMatchObject({ revision: '1', default: false, appId: 'app-1', createdByAppId: 'app-1' })
    expect(made.id).not.toBe('forged')
    expect(made).not.toHaveProperty('evil')
  })

  const euros = (value: string, currency = 'EUR') => ({ value, currency })
  const fee = (...cancellationWindows: object[]): NewBookingPolicy => ({
    customPolicyDescription: { enabled: true, description: 'Half of it' },
    saveCreditCardPolicy: { enabled: true },
    cancellationFeePolicy: { enabled: true, cancellationWindows },
  })
  const windows = 'bookingPolicy.cancellationFeePolicy.cancellationWindows'

  it.each<[string, NewBookingPolicy, [string, string][]]>([
    [
      'an end of booking before the beginning, and after it',
      { limitLateBookingPolicy: { enabled: true }, bookAfterStartPolicy: { enabled: true } },
      [['bookingPolicy.bookAfterStartPolicy.enabled', 'BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED']],
    ],
    [
      'a booking window without any time',
      {
        limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 60 },
        limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 },
      },
      [['bookingPolicy.limitEarlyBookingPolicy.earliestBookingInMinutes', 'INVALID_BOOKING_WINDOW']],
    ],
    [
      'a fee that is enabled alone',
      { cancellationFeePolicy: { enabled: true } },
      [
        [windows, 'EMPTY_CANCELLATION_WINDOWS_LIST'],
        ['bookingPolicy.saveCreditCardPolicy.enabled', 'CANCELLATION_FEE_WITHOUT_CREDIT_CARD'],
        ['bookingPolicy.customPolicyDescription', 'CANCELLATION_FEE_WITHOUT_DESCRIPTION'],
      ],
    ],
    [
      'a fee with a blank description',
      {
        ...fee({ startInMinutes: 1, percentage: '1' }),
        customPolicyDescription: { enabled: true, description: ' ' },
      },
      [['bookingPolicy.customPolicyDescription', 'CANCELLATION_FEE_WITHOUT_DESCRIPTION']],
    ],
    [
      'a fee with a description that is not shown',
      {
        ...fee({ startInMinutes: 1, percentage: '1' }),
        customPolicyDescription: { description: 'Half of it' },
      },
      [['bookingPolicy.customPolicyDescription', 'CANCELLATION_FEE_WITHOUT_DESCRIPTION']],
    ],
    [
      'two windows that begin together',
      fee({ startInMinutes: 60, percentage: '50' }, { startInMinutes: 60, percentage: '100' }),
      [[windows, 'INVALID_CANCELLATION_WINDOWS_ORDER']],
    ],
    [
      'the later window first',
      fee({ startInMinutes: 60, percentage: '50' }, { startInMinutes: 61, percentage: '100' }),
      [[windows, 'INVALID_CANCELLATION_WINDOWS_ORDER']],
    ],
    [
      'three windows',
      fee(
        { startInMinutes: 3, percentage: '1' },
        { startInMinutes: 2, percentage: '1' },
        { startInMinutes: 1, percentage: '1' },
      ),
      [[windows, 'MAX_SIZE']],
    ],
    [
      'a window without its beginning and its fee',
      fee({}),
      [
        [`${windows}.0.startInMinutes`, 'REQUIRED_FIELD'],
        [`${windows}.0`, 'REQUIRED_ONE_OF_FIELD'],
      ],
    ],
    [
      'a window with two fees',
      fee({ startInMinutes: 60, percentage: '50', amount: euros('10') }),
      [[`${windows}.0`, 'ONE_OF_ALIGNMENT']],
    ],
    [
      'an amount in another currency',
      fee({ startInMinutes: 60, amount: euros('10', 'USD') }),
      [[`${windows}.0.amount.currency`, 'VALIDATION']],
    ],
    [
      'an amount below zero',
      fee({ startInMinutes: 60, amount: euros('-1') }),
      [[`${windows}.0.amount.value`, 'VALIDATION']],
    ],
    ...['0', '0.00', '100.01', '101', '1.001', '-1', 'half', ''].map(
      (percentage): [string, NewBookingPolicy, [string, string][]] => [
        `the percentage "${percentage}"`,
        fee({ startInMinutes: 60, percentage }),
        [[`${windows}.0.percentage`, 'VALIDATION']],
      ],
    ),
    [
      'a fee that is collected by itself',
      { cancellationFeePolicy: { autoCollectFeeEnabled: true } },
      [['bookingPolicy.cancellationFeePolicy.autoCollectFeeEnabled', 'VALIDATION']],
    ],
    [
      'an intake form without its id',
      { intakeFormPolicy: { enabled: true } },
      [['bookingPolicy.intakeFormPolicy.formId', 'INTAKE_FORM_ID_REQUIRED']],
    ],
    [
      'an unknown intake form',
      { intakeFormPolicy: { formId: unknown } },
      [['bookingPolicy.intakeFormPolicy.formId', 'INTAKE_FORM_NOT_FOUND']],
    ],
    [
      'an intake form that is required before, and asked for afterwards',
      { intakeFormPolicy: { timing: 'AFTER_BOOKING', completionRequirement: 'REQUIRED_BEFORE_BOOKING' } },
      [['bookingPolicy.intakeFormPolicy.completionRequirement', 'INVALID_COMPLETION_REQUIREMENT_FOR_TIMING']],
    ],
    [
      'a ranking of the staff without an order',
      { staffSortingPolicy: { sortingMethodType: 'RANKING' } },
      [['bookingPolicy.staffSortingPolicy.rankingOptions.order', 'REQUIRED_FIELD']],
    ],
    [
      'an order of the staff without a ranking',
      { staffSortingPolicy: { rankingOptions: { order: 'LOWEST_TO_HIGHEST' } } },
      [['bookingPolicy.staffSortingPolicy.rankingOptions', 'VALIDATION']],
    ],
    [
      'an app that chooses among the staff',
      { staffSortingPolicy: { sortingMethodType: 'CUSTOM', customOptions: { appId: 'app-1' } } },
      [
        ['bookingPolicy.staffSortingPolicy.sortingMethodType', 'VALIDATION'],
        ['bookingPolicy.staffSortingPolicy.customOptions', 'VALIDATION'],
      ],
    ],
    ['a name that is too long', { name: 'x'.repeat(401) }, [['bookingPolicy.name', 'MAX_LENGTH']]],
    [
      'a description that is too long',
      { customPolicyDescription: { description: 'x'.repeat(2501) } },
      [['bookingPolicy.customPolicyDescription.description', 'MAX_LENGTH']],
    ],
    [
      'numbers below 1',
      {
        limitEarlyBookingPolicy: { earliestBookingInMinutes: 0 },
        participantsPolicy: { maxParticipantsPerBooking: 0 },
      },
      [
        ['bookingPolicy.limitEarlyBookingPolicy.earliestBookingInMinutes', 'MIN'],
        ['bookingPolicy.participantsPolicy.maxParticipantsPerBooking', 'MIN'],
      ],
    ],
  ])('is refused for %s', async (_, wanted, violations) => {
    const refused = (await refusal(create(wanted))) as [string, string][]
    expect([...refused].sort()).toEqual([...violations].sort())
    expect(await countBookingPolicies(studio.visitor, {})).toBe(2)
    expect(studio.events).toEqual([])
  })

  it.each<[string, NewBookingPolicy]>([
    [
      'a booking window of a minute',
      {
        limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 61 },
        limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 },
      },
    ],
    [
      'limits of the window that are not enabled',
      {
        limitEarlyBookingPolicy: { enabled: false, earliestBookingInMinutes: 1 },
        limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 },
      },
    ],
    ['booking after the beginning', { bookAfterStartPolicy: { enabled: true } }],
    [
      'two windows in order',
      fee({ startInMinutes: 61, percentage: '0.01' }, { startInMinutes: 60, amount: euros('10.00') }),
    ],
    ['the whole price as the fee', fee({ startInMinutes: 1, percentage: '100.00' })],
    [
      'the longest texts',
      { name: 'x'.repeat(400), customPolicyDescription: { description: 'x'.repeat(2500) } },
    ],
    ['the smallest number', { participantsPolicy: { maxParticipantsPerBooking: 1 } }],
  ])('may have %s', async (_, wanted) => {
    expect(await create(wanted)).toMatchObject(wanted)
  })
})

describe('a change of a booking policy', () => {
  it('sets the fields that are given, counts the revision and is told', async () => {
    const made = await create({ name: 'Strict', cancellationPolicy: { enabled: true } })
    studio.setClock('2026-05-04T08:00:00.000Z')
    const changed = await update(made, { cancellationPolicy: { limitLatestCancellation: true } })
    const expected = {
      ...made,
      cancellationPolicy: {
        enabled: true,
        limitLatestCancellation: true,
        latestCancellationInMinutes: 1440,
        allowAnonymous: false,
      },
      revision: '2',
      updatedDate: new Date('2026-05-04T08:00:00.000Z'),
    }
    expect(changed).toEqual(expected)
    expect(await read(made.id)).toEqual(expected)
    expect(studio.events.slice(1)).toEqual([
      {
        entityFqdn: 'wix.bookings.v1.booking_policy',
        slug: 'updated',
        entityId: made.id,
        entity: expected,
        shape: expect.anything() as unknown,
      },
    ])
  })

  it('gives what the mask names, and the change does not, its default', async () => {
    const made = await create({ name: 'Strict', participantsPolicy: { maxParticipantsPerBooking: 4 } })
    const changed = await update(made, {}, ['name', 'participantsPolicy'])
    expect(changed).not.toHaveProperty('name')
    expect(changed.participantsPolicy).toEqual({ maxParticipantsPerBooking: 1 })
  })

  it('is refused where a rule, the mask, the revision or the id is wrong', async () => {
    const made = await create()
    expect(await refusal(update(made, { cancellationFeePolicy: { enabled: true } }))).toContainEqual([
      'bookingPolicy.saveCreditCardPolicy.enabled',
      'CANCELLATION_FEE_WITHOUT_CREDIT_CARD',
    ])
    expect(await refusal(update(made, {}, ['default']))).toEqual([['mask.0', 'FIELD_NOT_ALLOWED']])
    expect(await refusal(update(made, { appId: 'app-2' }))).toEqual([
      ['bookingPolicy.appId', 'FIELD_NOT_ALLOWED'],
    ])
    expect(await refusal(update({ ...made, revision: '2' }, { name: 'Late' }))).toEqual([
      409,
      'REVISION_MISMATCH',
    ])
    expect(await refusal(update({ id: unknown, revision: '1' }, {}))).toEqual([404, 'NOT_FOUND'])
    expect(await read(made.id)).toEqual(made)
  })

  it('shows in the services that use the policy, and in no others', async () => {
    const service = await getService(studio.visitor, { serviceId: massage })
    const policy = await read(appointments)
    expect(service.bookingPolicy).toEqual(policy)
    const changed = await update(policy, {
      name: 'Appointments of the day',
      limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 1440 },
    })
    // The service refers to its policy: nothing of its own has changed.
    expect(await getService(studio.visitor, { serviceId: massage })).toEqual({
      ...service,
      bookingPolicy: changed,
    })
    expect(studio.events.map(({ entityFqdn, slug }) => [entityFqdn, slug])).toEqual([
      ['wix.bookings.v1.booking_policy', 'updated'],
    ])
    const { items } = await listAvailabilityTimeSlots(studio.visitor, {
      serviceId: massage,
      fromLocalDate: '2026-05-07T00:00:00',
      toLocalDate: '2026-05-08T00:00:00',
    })
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ bookingPolicyViolations }) => bookingPolicyViolations?.tooEarlyToBook)).toBe(true)
    await update(await read(groups), { name: 'Groups' })
    expect((await getService(studio.visitor, { serviceId: massage })).bookingPolicy).toEqual(changed)
  })
})

describe('the default policy', () => {
  const slugs = () => studio.events.map(({ slug, entityId }) => [slug, entityId])

  it('is exactly one: another one takes its place, and both are told', async () => {
    const before = { current: await read(groups), previous: await read(appointments) }
    const answer = await setDefaultBookingPolicy(studio.owner, { bookingPolicyId: groups })
    expect(answer).toEqual({
      currentDefaultBookingPolicy: { ...before.current, default: true, revision: '2' },
      previousDefaultBookingPolicy: { ...before.previous, default: false, revision: '2' },
    })
    expect(await queryBookingPolicies(studio.visitor, { filter: { default: true } })).toMatchObject({
      items: [answer.currentDefaultBookingPolicy],
    })
    expect(slugs()).toEqual([
      ['updated', appointments],
      ['updated', groups],
      ['default_booking_policy_set', groups],
    ])
    expect(studio.events.at(-1)).toEqual({
      entityFqdn: 'wix.bookings.v1.booking_policy',
      slug: 'default_booking_policy_set',
      entityId: groups,
      entity: answer,
      shape: expect.anything() as unknown,
    })
    // Services keep their policy, and show what it is now; new ones get the new default.
    expect((await getService(studio.visitor, { serviceId: massage })).bookingPolicy).toEqual(
      answer.previousDefaultBookingPolicy,
    )
    const { bookingPolicy } = await createService(studio.owner, {
      service: {
        type: 'CLASS',
        name: 'Tai Chi',
        defaultCapacity: 6,
        onlineBooking: { enabled: true },
        payment: { rateType: 'NO_FEE', options: { inPerson: true } },
      },
    })
    expect(bookingPolicy).toEqual(answer.currentDefaultBookingPolicy)
  })

  it('stays unchanged when it is the default already', async () => {
    const policy = await read(appointments)
    expect(await setDefaultBookingPolicy(studio.owner, { bookingPolicyId: appointments })).toEqual({
      currentDefaultBookingPolicy: policy,
    })
    expect(await read(appointments)).toEqual(policy)
    expect(studio.events).toEqual([])
  })

  it('cannot be an unknown one, and cannot be deleted', async () => {
    expect(await refusal(setDefaultBookingPolicy(studio.owner, { bookingPolicyId: unknown }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(await refusal(deleteBookingPolicy(studio.owner, { bookingPolicyId: appointments }))).toEqual([
      428,
      'DEFAULT_POLICY_CANNOT_BE_DELETED',
    ])
    expect(await countBookingPolicies(studio.visitor, { filter: { default: true } })).toBe(1)
  })

  it('takes the services of a policy that is deleted', async () => {
    await setDefaultBookingPolicy(studio.owner, { bookingPolicyId: groups })
    const service = await getService(studio.visitor, { serviceId: massage })
    studio.events.length = 0
    await deleteBookingPolicy(studio.owner, { bookingPolicyId: appointments })
    expect(await refusal(read(appointments))).toEqual([404, 'NOT_FOUND'])
    expect(await getService(studio.visitor, { serviceId: massage })).toEqual({
      ...service,
      bookingPolicy: await read(groups),
      revision: '2',
      updatedDate: start,
    })
    expect(studio.events.at(-1)).toEqual({
      entityFqdn: 'wix.bookings.v1.booking_policy',
      slug: 'deleted',
      entityId: appointments,
    })
    expect(studio.events).toContainEqual(
      expect.objectContaining({
        entityFqdn: 'wix.bookings.services.v2.service',
        slug: 'updated',
        entityId: massage,
        modifiedFields: expect.objectContaining({ 'bookingPolicy.id': appointments }) as unknown,
      }),
    )
    expect(await refusal(deleteBookingPolicy(studio.owner, { bookingPolicyId: appointments }))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })

  it('is there in a business without any service', async () => {
    const emulator = await createEmulator({ port: 0, seed: 'empty', clock: '2026-05-04T07:00:00Z' })
    try {
      const client = createClient({
        platform: local(emulator.url),
        auth: apiKey({ apiKey: emulator.apiKey }),
      })
      const { items } = await queryBookingPolicies(client, {})
      expect(items).toEqual([
        {
          ...defaults,
          id: expect.any(String) as string,
          name: 'Default policy',
          default: true,
          cancellationPolicy: { ...defaults.cancellationPolicy, enabled: true },
          reschedulePolicy: { ...defaults.reschedulePolicy, enabled: true },
          revision: '1',
          createdDate: start,
          updatedDate: start,
        },
      ])
    } finally {
      await emulator.close()
    }
  })

  it('is the first policy of a business that has none', async () => {
    studio.run({ kind: 'owner' }, ({ state }) => {
      for (const { id } of state.in(bookingPolicies).all()) state.in(bookingPolicies).delete(id)
    })
    expect(await create()).toMatchObject({ default: true })
    expect(await create()).toMatchObject({ default: false })
  })
})

describe('booking policies', () => {
  it('are found by each kind of condition, sorted by id unless asked for', async () => {
    const ids = async (input: Parameters<typeof queryBookingPolicies>[1]): Promise<string[]> =>
      (await queryBookingPolicies(studio.visitor, input)).items.map(({ id }) => id)
    expect(await ids({})).toEqual([appointments, groups])
    expect(await ids({ sort: [{ fieldName: 'name', order: 'DESC' }] })).toEqual([groups, appointments])
    expect(await ids({ filter: { name: { $startsWith: 'Cla' } } })).toEqual([groups])
    expect(await ids({ filter: { 'limitLateBookingPolicy.latestBookingInMinutes': { $lt: 16 } } })).toEqual([
      groups,
    ])
    expect(await ids({ filter: { id: { $in: [groups, unknown] } } })).toEqual([groups])
    expect(await ids({ filter: { 'waitlistPolicy.enabled': true } })).toEqual([groups])
    const first = await queryBookingPolicies(studio.visitor, { cursorPaging: { limit: 1 } })
    expect((await first.next()).items.map(({ id }) => id)).toEqual([groups])
    expect(await countBookingPolicies(studio.visitor, { filter: { name: { $ne: 'Appointments' } } })).toBe(1)
  })

  it('take no operator that the platform does not', async () => {
    const filter = { name: { $contains: 'a' } } as object
    expect(await refusal(queryBookingPolicies(studio.visitor, { filter }))).toEqual([
      [expect.stringMatching(/filter\.name\.\$contains$/), expect.any(String)],
    ])
  })

  it.each([
    ['create', () => createBookingPolicy(studio.visitor, { bookingPolicy: {} })],
    [
      'update',
      () =>
        updateBookingPolicy(studio.visitor, { bookingPolicy: { id: groups, revision: '1', name: 'Mine' } }),
    ],
    ['delete', () => deleteBookingPolicy(studio.visitor, { bookingPolicyId: groups })],
    ['setDefault', () => setDefaultBookingPolicy(studio.visitor, { bookingPolicyId: groups })],
  ])('are changed by the business alone: %s', async (_, call) => {
    expect(await refusal(call())).toEqual([403, 'FORBIDDEN'])
    expect(studio.events).toEqual([])
  })
})

describe('the strictest policy', () => {
  const strict = async (...policies: NewBookingPolicy[]) => {
    const made: BookingPolicy[] = []
    for (const policy of policies) made.push(await create(policy))
    return getStrictestBookingPolicy(studio.visitor, { bookingPolicyIds: made.map(({ id }) => id) })
  }

  it('is the rules of a single policy, without what names it', async () => {
    const {
      customPolicyDescription,
      staffSortingPolicy,
      appId,
      createdByAppId,
      default: _,
      ...rest
    } = defaults
    expect(await strict({ name: 'One' })).toEqual(rest)
    expect([customPolicyDescription, staffSortingPolicy, appId, createdByAppId]).not.toContain(undefined)
  })

  it('leaves the least time and the fewest people of all', async () => {
    expect(
      await strict(
        {
          limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 5000 },
          limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 30 },
          cancellationPolicy: {
            enabled: true,
            limitLatestCancellation: true,
            latestCancellationInMinutes: 60,
          },
          reschedulePolicy: { enabled: true },
          participantsPolicy: { maxParticipantsPerBooking: 4 },
          waitlistPolicy: { capacity: 5, reservationTimeInMinutes: 60 },
        },
        {
          limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 9000 },
          limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 90 },
          cancellationPolicy: {
            enabled: true,
            limitLatestCancellation: true,
            latestCancellationInMinutes: 120,
          },
          reschedulePolicy: { enabled: true, limitLatestReschedule: true, latestRescheduleInMinutes: 10 },
          participantsPolicy: { maxParticipantsPerBooking: 2 },
          waitlistPolicy: { capacity: 8, reservationTimeInMinutes: 30 },
        },
      ),
    ).toMatchObject({
      limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 5000 },
      limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 90 },
      cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 120 },
      // A limit that is not enabled is none, however many minutes it names.
      reschedulePolicy: { enabled: true, limitLatestReschedule: true, latestRescheduleInMinutes: 10 },
      participantsPolicy: { maxParticipantsPerBooking: 2 },
      waitlistPolicy: { enabled: false, capacity: 5, reservationTimeInMinutes: 30 },
    })
  })

  it('follows a limit that one policy has, and a permission that all give', async () => {
    expect(
      await strict(
        {
          limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 20_000 },
          bookAfterStartPolicy: { enabled: true },
          cancellationPolicy: { enabled: true },
          reschedulePolicy: { enabled: true },
        },
        { limitEarlyBookingPolicy: { earliestBookingInMinutes: 10 }, cancellationPolicy: { enabled: true } },
      ),
    ).toMatchObject({
      limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 20_000 },
      bookAfterStartPolicy: { enabled: false },
      cancellationPolicy: { enabled: true },
      reschedulePolicy: { enabled: false },
    })
  })

  it('has the fee that begins first', async () => {
    const fee = (startInMinutes: number): NewBookingPolicy => ({
      customPolicyDescription: { enabled: true, description: 'Half of it' },
      saveCreditCardPolicy: { enabled: true },
      cancellationFeePolicy: { enabled: true, cancellationWindows: [{ startInMinutes, percentage: '50' }] },
    })
    expect(await strict({}, fee(60), fee(120))).toMatchObject({
      saveCreditCardPolicy: { enabled: true },
      cancellationFeePolicy: {
        enabled: true,
        cancellationWindows: [{ startInMinutes: 120, percentage: '50' }],
      },
    })
  })

  it('is asked for 1 to 100 policies that exist', async () => {
    const ask = (bookingPolicyIds: string[]) =>
      getStrictestBookingPolicy(studio.visitor, { bookingPolicyIds })
    expect(await refusal(ask([]))).toEqual([['bookingPolicyIds', 'MIN_SIZE']])
    expect(await refusal(ask(Array.from({ length: 101 }, () => groups)))).toEqual([
      ['bookingPolicyIds', 'MAX_SIZE'],
    ])
    expect(await refusal(ask([groups, unknown]))).toEqual([404, 'NOT_FOUND'])
    await expect(ask(Array.from({ length: 100 }, () => groups))).resolves.toBeDefined()
  })
})

describe('a booking', () => {
  const confirmed = async (startDate: string): Promise<Booking> => {
    const { id, revision = '' } = await book(studio.visitor, slotOf(massage, startDate))
    return confirmBooking(studio.owner, { bookingId: id, revision })
  }
  const cancel = (client: Studio['visitor'], { id, revision = '' }: Booking): Promise<Booking> =>
    cancelBooking(client, { bookingId: id, revision })
  const extended = async ({ id }: Booking) => {
    const { items } = await queryExtendedBookings(studio.visitor, {
      filter: { id },
      withBookingAllowedActions: true,
      withBookingPolicySettings: true,
      withBookingFeeDetails: true,
    })
    const { booking: _, ...parts } = items[0] ?? {}
    return parts
  }
  const late = [400, 'BOOKING_POLICY_VIOLATION']

  it('keeps the policy that it was made under, whatever becomes of it', async () => {
    const before = await confirmed('2026-05-07T11:00:00')
    const stricter = await update(await read(appointments), {
      cancellationPolicy: { latestCancellationInMinutes: 40 * 1440 },
      reschedulePolicy: { enabled: false },
    })
    const after = await confirmed('2026-05-07T15:00:00')
    expect(await extended(before)).toMatchObject({ allowedActions: { cancel: true, reschedule: true } })
    expect(await extended(after)).toMatchObject({ allowedActions: { cancel: false, reschedule: false } })
    expect(await refusal(cancel(studio.visitor, after))).toEqual(late)
    await setDefaultBookingPolicy(studio.owner, { bookingPolicyId: groups })
    await deleteBookingPolicy(studio.owner, { bookingPolicyId: stricter.id })
    expect(await refusal(cancel(studio.visitor, after))).toEqual(late)
    expect((await cancel(studio.visitor, before)).status).toBe('CANCELED')
    expect(before).not.toHaveProperty('policySnapshotId')
  })

  it('uses the current policy of its service when it comes from the seed', async () => {
    const [seeded] = (await queryExtendedBookings(studio.owner, {})).items
    const { id = '', bookedEntity } = seeded?.booking ?? {}
    const { bookingPolicy } = await getService(studio.visitor, {
      serviceId: bookedEntity?.slot?.serviceId ?? '',
    })
    await update(bookingPolicy!, { cancellationPolicy: { enabled: false } })
    expect(await refusal(cancelBooking(studio.owner, { bookingId: id, revision: '1' }))).toEqual(late)
  })

  const windows = [
    { startInMinutes: 2880, percentage: '50' },
    { startInMinutes: 60, percentage: '100' },
  ]
  const withFee = async (): Promise<void> => {
    const { id: policyId } = await create({
      customPolicyDescription: { enabled: true, description: 'Half of the price, in the last two days.' },
      saveCreditCardPolicy: { enabled: true },
      cancellationPolicy: { enabled: true },
      cancellationFeePolicy: { enabled: true, cancellationWindows: windows },
    })
    const { id, revision = '' } = await getService(studio.owner, { serviceId: massage })
    await updateService(studio.owner, { service: { id, revision, bookingPolicy: { id: policyId } } })
  }
  const none = { cancellationFeeStatus: 'UNKNOWN_STATUS' }

  it.each([
    ['a moment before the first window', '2026-05-05T09:59:59.999Z', 'UNKNOWN_STATUS'],
    ['at its beginning', '2026-05-05T10:00:00.000Z', 'NOT_YET_APPLIED_TO_ORDER'],
    ['in the second window', '2026-05-07T09:59:59.999Z', 'NOT_YET_APPLIED_TO_ORDER'],
  ])('owes a fee by the time of its cancellation: %s', async (_, time, cancellationFeeStatus) => {
    await withFee()
    const booking = await confirmed('2026-05-07T11:00:00')
    expect(await extended(booking)).toMatchObject({
      bookingPolicySettings: { cancellationFeeEnabled: true },
      bookingFeeDetails: none,
    })
    studio.setClock(time)
    await cancel(studio.visitor, booking)
    expect(await extended(booking)).toMatchObject({ bookingFeeDetails: { cancellationFeeStatus } })
  })

  it('owes no fee when the business waives it, before it is ordered, or under a policy without a fee', async () => {
    const without = await confirmed('2026-05-07T09:00:00')
    await withFee()
    const byOwner = await confirmed('2026-05-07T11:00:00')
    const unordered = await book(studio.visitor, slotOf(massage, '2026-05-07T15:00:00'))
    studio.setClock('2026-05-05T10:00:00.000Z')
    await cancel(studio.visitor, without)
    await cancelBooking(studio.owner, {
      bookingId: byOwner.id,
      revision: byOwner.revision ?? '',
      flowControlSettings: { waiveCancellationFee: true },
    })
    await cancel(studio.visitor, unordered)
    for (const booking of [without, byOwner, unordered])
      expect(await extended(booking)).toMatchObject({ bookingFeeDetails: none })
    studio.setClock('2026-05-04T07:00:00.000Z')
    const notWaived = await confirmed('2026-05-07T13:00:00')
    studio.setClock('2026-05-05T12:00:00.000Z')
    await cancel(studio.owner, notWaived)
    expect(await extended(notWaived)).toMatchObject({
      bookingFeeDetails: { cancellationFeeStatus: 'NOT_YET_APPLIED_TO_ORDER' },
    })
    expect(await extended(without)).toMatchObject({
      bookingPolicySettings: { cancellationFeeEnabled: false },
    })
  })
})

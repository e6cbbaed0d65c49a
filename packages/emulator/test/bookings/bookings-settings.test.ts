import { type BookingsSettings, getBookingsSettings, updateBookingsSettings } from '@frontdesk/bookings'
import { beforeEach, describe, expect, it } from 'vitest'
import { settingsId } from '../../src/bookings/seed/studio.ts'
import { told } from './bookings.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const now = new Date('2026-05-04T07:00:00.000Z')
const seeded = {
  cartCheckout: { enabled: true },
  multiServiceAppointments: { enabled: true },
  displayTimeZone: { basedOn: 'BUSINESS_TIME_ZONE', customerCanChange: true },
  staffSelection: {
    timing: 'BEFORE_SLOT_SELECTION',
    strategy: 'CUSTOMER_MAY_CHOOSE',
    allowGenderSelection: false,
  },
  createdDate: now,
  updatedDate: now,
  revision: '1',
}

describe('the settings of bookings', () => {
  it('are read by everybody and changed by the business', async () => {
    expect(await getBookingsSettings(studio.visitor, {})).toEqual(seeded)
    studio.setClock('2026-05-05T07:00:00.000Z')
    const change = { revision: '1', displayTimeZone: { basedOn: 'CUSTOMER_TIME_ZONE' } }
    expect(await refusal(updateBookingsSettings(studio.visitor, { bookingsSettings: change }))).toEqual([
      403,
      'FORBIDDEN',
    ])
    const changed = await updateBookingsSettings(studio.owner, { bookingsSettings: change })
    expect(changed).toEqual({
      ...seeded,
      displayTimeZone: { basedOn: 'CUSTOMER_TIME_ZONE', customerCanChange: true },
      updatedDate: new Date('2026-05-05T07:00:00.000Z'),
      revision: '2',
    })
    expect(await getBookingsSettings(studio.visitor, {})).toEqual(changed)
    expect(told(studio.events)).toMatchObject([
      {
        entityFqdn: 'wix.bookings.v2.bookings_settings',
        slug: 'updated',
        entityId: settingsId,
        entity: changed,
        modifiedFields: { 'displayTimeZone.basedOn': 'BUSINESS_TIME_ZONE' },
      },
    ])
  })

  it('change where the mask says, and are refused otherwise', async () => {
    const update = (settings: object, fieldMask?: string[]): Promise<BookingsSettings> =>
      updateBookingsSettings(studio.owner, {
        bookingsSettings: { revision: '1', ...settings },
        ...(fieldMask && { fieldMask }),
      })
    expect(await refusal(update({ revision: '2', cartCheckout: { enabled: false } }))).toEqual([
      409,
      'REVISION_MISMATCH',
    ])
    expect(await refusal(update({}, ['cartCheckout', 'createdDate']))).toEqual([
      ['fieldMask.1', 'FIELD_NOT_ALLOWED'],
    ])
    expect(await refusal(update({ displayTimeZone: { basedOn: 'MARS' } }))).toEqual([
      ['bookingsSettings.displayTimeZone.basedOn', 'INVALID_ENUM_VALUE'],
    ])
    expect(await getBookingsSettings(studio.owner, {})).toEqual(seeded)
    const { cartCheckout: _, ...others } = seeded
    expect(await update({ multiServiceAppointments: { enabled: false } }, ['cartCheckout'])).toEqual({
      ...others,
      revision: '2',
    })
  })
})

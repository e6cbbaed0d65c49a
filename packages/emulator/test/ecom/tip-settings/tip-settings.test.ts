import {
  createDefaultTipSettings,
  createTipSettings,
  deleteTipSettings,
  type NewTipSettings,
  queryTipSettings,
  type TipSettings,
  updateTipSettings,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { declined, openShop, owner, refused, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(() => {
  shop = openShop()
})

const given = { tipType: 'PERCENTAGE', presets: [{ value: 10 }] } as const
const plain = (): NewTipSettings => ({ ...given, presets: [...given.presets] })
const createDefault = (fields: object = {}): TipSettings =>
  shop.call(createDefaultTipSettings, owner, { tipSettings: { ...plain(), ...fields } })
const create = (fields: object): TipSettings =>
  shop.call(createTipSettings, owner, { tipSettings: { ...plain(), ...fields } })
const update = ({ id, revision = '' }: TipSettings, fields: object, fieldMask?: string[]): TipSettings =>
  shop.call(updateTipSettings, owner, {
    tipSettings: { id, revision, ...fields },
    ...(fieldMask && { fieldMask }),
  })
const found = (filter: object = {}) =>
  shop.call(queryTipSettings, owner, { filter }).items.map(({ id }) => id)

describe('tip settings', () => {
  it('are created as default, found, changed and kept', () => {
    const settings = createDefault({ allowCustomerTip: true })
    expect(settings).toEqual({
      id: settings.id,
      revision: '1',
      createdDate: settings.createdDate,
      updatedDate: settings.createdDate,
      tipType: 'PERCENTAGE',
      presets: [{ value: 10 }],
      allowCustomerTip: true,
      staffDistributionMethod: 'EQUAL',
      default: true,
    })
    const exists = declined(409, 'DEFAULT_SETTINGS_ALREADY_EXISTS', { tipSettingsId: settings.id })
    expect(() => createDefault()).toThrow(exists)
    const changed = update(settings, { tipType: 'AMOUNT', presets: [{ value: 150, default: true }] })
    expect(changed).toMatchObject({ revision: '2', tipType: 'AMOUNT', default: true })
    expect(() => update(settings, { allowCustomerTip: false })).toThrow(declined(409, 'REVISION_MISMATCH'))
    expect(() => shop.call(deleteTipSettings, owner, { tipSettingsId: settings.id })).toThrow(
      declined(400, 'CANNOT_DELETE_DEFAULT_SETTINGS', { tipSettingsId: settings.id }),
    )
    expect(found({ default: true })).toEqual([settings.id])
    expect(shop.events).toEqual([])
  })

  it('hold for a location, a payment terminal or a user, and can be deleted there', () => {
    const general = createDefault()
    const location = create({ locationId: 'location-1' })
    const terminal = create({ paymentTerminalId: 'till-1', allowEditDistribution: true })
    const user = create({ userId: 'user-1' })
    expect([location, terminal, user].map((own) => own.default)).toEqual([false, false, false])
    expect(found({ default: false })).toEqual([location.id, terminal.id, user.id].sort())
    expect(found({ locationId: 'location-1' })).toEqual([location.id])
    expect(found({ paymentTerminalId: 'till-1', allowEditDistribution: true })).toEqual([terminal.id])
    shop.call(deleteTipSettings, owner, { tipSettingsId: location.id })
    expect(found()).toEqual([general.id, terminal.id, user.id].sort())
    expect(() => shop.call(deleteTipSettings, owner, { tipSettingsId: location.id })).toThrow(
      declined(404, 'TIP_SETTINGS_NOT_FOUND'),
    )
  })

  it('become the default ones when their place is cleared and there are no others', () => {
    const own = create({ locationId: 'location-1' })
    const cleared = update(own, {}, ['locationId'])
    expect(cleared.default).toBe(true)
    const other = create({ userId: 'user-1' })
    expect(() => update(other, {}, ['userId'])).toThrow(
      declined(409, 'DEFAULT_SETTINGS_ALREADY_EXISTS', { tipSettingsId: own.id }),
    )
    expect(update(other, { locationId: 'location-2' }, ['userId', 'locationId'])).toMatchObject({
      locationId: 'location-2',
      default: false,
    })
  })

  it.each([
    [[{ value: 100 }], undefined],
    [[{ value: 100.5 }], 'PRESET_PERCENTAGE_TOO_HIGH'],
    [[{ value: 5, default: true }, { value: 10 }], undefined],
    [
      [
        { value: 5, default: true },
        { value: 10, default: true },
      ],
      'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET',
    ],
  ])('with the presets %j are refused with %s', (presets, code) => {
    const general = createDefault()
    const calls = [() => create({ userId: 'user-1', presets }), () => update(general, { presets })]
    for (const call of calls)
      if (code === undefined) expect(call().presets).toEqual(presets)
      else expect(call).toThrow(declined(400, code))
  })

  it('are refused by field', () => {
    expect(() => create({})).toThrow(
      refused(
        expect.objectContaining({
          field: 'tipSettings.locationId',
          violatedRule: 'REQUIRED_FIELD',
        }) as object,
      ),
    )
    const both = (field: string, other: string) => ({
      field: `tipSettings.${field}`,
      description: `cannot be given together with ${other}`,
      violatedRule: 'ONE_OF_ALIGNMENT',
    })
    expect(() => create({ locationId: 'a', paymentTerminalId: 'b', userId: 'c' })).toThrow(
      refused(both('paymentTerminalId', 'locationId'), both('userId', 'locationId')),
    )
    const place = (field: string) => ({
      field: `tipSettings.${field}`,
      description: 'cannot be given to the default settings: create others with createTipSettings',
      violatedRule: 'FIELD_NOT_ALLOWED',
    })
    expect(() => createDefault({ locationId: 'a', userId: 'user-1' })).toThrow(
      refused(place('locationId'), place('userId')),
    )
    const general = createDefault()
    expect(() => update(general, { userId: 'user-1' })).toThrow(refused(place('userId')))
    const own = create({ userId: 'user-1' })
    expect(() => update(own, { locationId: 'a' })).toThrow(refused(both('userId', 'locationId')))
    expect(() => update(own, {}, ['presets', 'tipType'])).toThrow(
      refused(
        ...['tipType', 'presets'].map((field) => ({
          field: `tipSettings.${field}`,
          description: 'must be given',
          violatedRule: 'REQUIRED_FIELD',
        })),
      ),
    )
    expect(found()).toEqual([general.id, own.id].sort())
  })
})

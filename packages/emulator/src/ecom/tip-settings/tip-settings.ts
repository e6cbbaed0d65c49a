import {
  createDefaultTipSettings,
  createTipSettings,
  deleteTipSettings,
  queryTipSettings,
  type TipSettings,
  updateTipSettings,
} from '@frontdesk/ecom'
import { newTipSettingsSchema, tipSettingsFields, tipSettingsSchema } from '@frontdesk/ecom/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { collection } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'

/** Tip settings. The platform documents no events of theirs. */
export const tipSettingsEntity: Entity<TipSettings> = defineEntity<TipSettings>({
  name: 'tipSettings',
  collection: collection<TipSettings>('ecom.tipSettings'),
  schema: tipSettingsSchema,
  writable: newTipSettingsSchema,
  maskField: 'fieldMask',
  query: { fields: tipSettingsFields, defaultSort: { fieldName: 'id', order: 'ASC' } },
  errors: { notFound: 'TIP_SETTINGS_NOT_FOUND' },
})

/** The fields that say where settings hold. */
const places = ['locationId', 'paymentTerminalId', 'userId'] as const

const placesOf = (settings: Partial<TipSettings>) => places.filter((place) => settings[place] !== undefined)

/** The settings that hold where no others do. */
export const defaultTipSettings = (context: Pick<Context, 'state'>): TipSettings | undefined =>
  tipSettingsEntity.in(context).find((settings) => settings.default === true)

const checkPresets = ({ tipType, presets = [] }: Partial<TipSettings>): void => {
  if (presets.filter((preset) => preset.default).length > 1)
    throw decline(
      400,
      'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET',
      'At most one preset can be selected by default',
      {},
    )
  const tooHigh = presets.find(({ value }) => tipType === 'PERCENTAGE' && value > 100)
  if (tooHigh)
    throw decline(400, 'PRESET_PERCENTAGE_TOO_HIGH', 'A preset is at most 100 per cent', {
      value: tooHigh.value,
    })
}

/** Refuses settings that name two places at once. */
const checkPlaces = (settings: Partial<TipSettings>): void => {
  const given = placesOf(settings)
  if (given.length > 1)
    throw refuse(
      ...given.slice(1).map((field) => ({
        field,
        description: `cannot be given together with ${given[0] ?? ''}`,
        violatedRule: 'ONE_OF_ALIGNMENT',
      })),
    )
}

/** Refuses a place for the default settings, which hold everywhere. The path leads to the settings in the input. */
const requireNoPlace = (settings: Partial<TipSettings>, path = ''): void => {
  const given = placesOf(settings)
  if (given.length)
    throw refuse(
      ...given.map((field) => ({
        field: path + field,
        description: 'cannot be given to the default settings: create others with createTipSettings',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })),
    )
}

/** Refuses default settings beside others. */
const requireNoDefault = (context: Context): void => {
  const known = defaultTipSettings(context)
  if (known)
    throw decline(409, 'DEFAULT_SETTINGS_ALREADY_EXISTS', 'There are default tip settings already', {
      tipSettingsId: known.id,
    })
}

const rules: EntityRules<TipSettings> = {
  beforeCreate(_, given) {
    checkPresets(given)
    checkPlaces(given)
    return { staffDistributionMethod: 'EQUAL', ...given, default: !placesOf(given).length }
  },
  beforeUpdate(context, next, previous) {
    const missing = (['tipType', 'presets'] as const).filter((field) => next[field] === undefined)
    if (missing.length)
      throw refuse(
        ...missing.map((field) => ({ field, description: 'must be given', violatedRule: 'REQUIRED_FIELD' })),
      )
    checkPresets(next)
    checkPlaces(next)
    const given = placesOf(next)
    if (previous.default) requireNoPlace(next)
    if (!previous.default && !given.length) requireNoDefault(context)
    return { ...next, default: !given.length }
  },
  beforeRemove(_, kept) {
    if (kept.default)
      throw decline(
        400,
        'CANNOT_DELETE_DEFAULT_SETTINGS',
        'The default tip settings cannot be deleted: change them instead',
        {
          tipSettingsId: kept.id,
        },
      )
  },
}

const steps = entitySteps(tipSettingsEntity, rules)
const on = entityHandlers(tipSettingsEntity, steps)

/** The handlers of tip settings. */
export const tipSettingsHandlers: readonly Handler[] = [
  on.query(queryTipSettings),
  handle(createDefaultTipSettings, (context) => {
    const { tipSettings } = context.input
    requireNoPlace(tipSettings, 'tipSettings.')
    requireNoDefault(context)
    return tipSettingsEntity.show(steps.create(context, tipSettings, 'tipSettings'))
  }),
  handle(createTipSettings, (context) => {
    const { tipSettings } = context.input
    if (!placesOf(tipSettings).length)
      throw refuse({
        field: 'tipSettings.locationId',
        description:
          'must be given, or paymentTerminalId or userId; createDefaultTipSettings creates settings for everywhere',
        violatedRule: 'REQUIRED_FIELD',
      })
    return tipSettingsEntity.show(steps.create(context, tipSettings, 'tipSettings'))
  }),
  on.update(updateTipSettings, { value: ({ tipSettings }) => tipSettings }),
  on.remove(deleteTipSettings, { id: ({ tipSettingsId }) => tipSettingsId, removal: () => undefined }),
]

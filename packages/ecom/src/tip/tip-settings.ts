import {
  change,
  cursorQuery,
  type CursorQuery,
  date,
  type ElevatedAuth,
  encoded,
  entity,
  fieldMask,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'

const prefix = '/tip-settings'

/** Every type of the presets of tip settings. */
export const tipPresetTypes = ['PERCENTAGE', 'AMOUNT'] as const

/** The type of presets: percentages of the price, or amounts of money. */
export type TipPresetType = Open<(typeof tipPresetTypes)[number]>

/** Every way to split a tip among several staff members. */
export const staffDistributionMethods = ['EQUAL', 'PROPORTIONAL'] as const

/** How to split a tip: equally, or by the prices of each staff member's services. */
export type StaffDistributionMethod = Open<(typeof staffDistributionMethods)[number]>

/** A tip that customers can choose with one press. */
export interface TipPreset {
  /** From 0: per cent (at most 100), or money in the currency of the business. */
  value: number
  /** Whether the checkout page chooses it beforehand; at most one preset is. */
  default?: boolean
}

/**
 * The tips that a business offers. The default settings apply everywhere; others apply to one location, one payment
 * terminal or one user.
 */
export interface TipSettings {
  id: string
  /** Increases with each change; an update must include the current one. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  locationId?: string
  /** At most 30 characters. */
  paymentTerminalId?: string
  userId?: string
  /** Whether the presets are amounts or percentages. */
  tipType?: TipPresetType
  /** From 1 to 3. */
  presets?: TipPreset[]
  /** Whether customers can add a tip to their cart. */
  allowCustomerTip?: boolean
  /** Whether the business can ask for a tip when it takes a payment; for point-of-sale apps. */
  allowBusinessTipAtPayment?: boolean
  /** Whether customers may enter an amount of their own. */
  allowCustomAmount?: boolean
  /** Whether the staff may split a tip otherwise; for apps at the till. */
  allowEditDistribution?: boolean
  /** Whether to ask for a tip when a guest checks in; for point-of-sale apps. */
  autoTipOnCheckInEnabled?: boolean
  /** From 0 to 100. */
  autoTipOnCheckInPercentage?: number
  /** Defaults to `EQUAL`. */
  staffDistributionMethod?: StaffDistributionMethod
  /** Whether these are the default settings. */
  default?: boolean
  /** Id of the app that made them. */
  appId?: string
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** Default tip settings to create. */
export type NewDefaultTipSettings = Omit<
  TipSettings,
  | 'id'
  | 'revision'
  | 'createdDate'
  | 'updatedDate'
  | 'default'
  | 'locationId'
  | 'paymentTerminalId'
  | 'userId'
  | 'tipType'
  | 'presets'
> & {
  /** Whether the presets are amounts or percentages. */
  tipType: TipPresetType
  /** From 1 to 3. */
  presets: TipPreset[]
}

/** Tip settings to create. Exactly one of `locationId`, `paymentTerminalId` and `userId` is given. */
export type NewTipSettings = NewDefaultTipSettings &
  Pick<TipSettings, 'locationId' | 'paymentTerminalId' | 'userId'>

/** Some fields of tip settings to change. */
export type TipSettingsChange = Partial<NewTipSettings> & {
  id: string
  /** The revision that you read. */
  revision: string
}

export const tipSettingsShape: Shape<TipSettings> = /* @__PURE__ */ entity<TipSettings>({
  createdDate: date,
  updatedDate: date,
})

/** Codes of the errors of tip settings; read `error.code`. */
export type TipSettingsErrorCode = Open<
  | 'TIP_SETTINGS_NOT_FOUND'
  | 'DEFAULT_SETTINGS_ALREADY_EXISTS'
  | 'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET'
  | 'PRESET_PERCENTAGE_TOO_HIGH'
  | 'CANNOT_DELETE_DEFAULT_SETTINGS'
>

/** The fields that tip settings can be filtered and sorted by. */
export interface TipSettingsFields {
  id: string
  tipType: (typeof tipPresetTypes)[number]
  locationId: string
  paymentTerminalId: string
  allowCustomerTip: boolean
  allowBusinessTipAtPayment: boolean
  allowCustomAmount: boolean
  allowEditDistribution: boolean
  default: boolean
}

/** Input of `queryTipSettings`. */
export type QueryTipSettingsInput = CursorQuery<TipSettingsFields>

/**
 * Finds tip settings, for the business; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryTipSettings(elevatedClient, { filter: { default: true } })
 * @function
 */
export const queryTipSettings: Read<
  QueryTipSettingsInput,
  Page<TipSettings, QueryTipSettingsInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.tipSettings.query',
  prefix,
  route: 'POST /v1/tip-settings/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('tipSettings', tipSettingsShape),
})

/** Input of `createDefaultTipSettings`. */
export interface CreateDefaultTipSettingsInput {
  tipSettings: NewDefaultTipSettings
}

/**
 * Creates the default tip settings, which apply if there are no specific ones. Carts offer their presets to customers.
 *
 * @throws ApplicationError `DEFAULT_SETTINGS_ALREADY_EXISTS`; `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`;
 * `PRESET_PERCENTAGE_TOO_HIGH` for a preset above 100 per cent.
 * @throws ContextError without an elevated client.
 * @example
 * const settings = await createDefaultTipSettings(elevatedClient, {
 *   tipSettings: {
 *     tipType: 'PERCENTAGE',
 *     presets: [{ value: 10 }, { value: 15 }],
 *     allowCustomerTip: true,
 *   },
 * })
 * @function
 */
export const createDefaultTipSettings: Write<CreateDefaultTipSettingsInput, TipSettings, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.tipSettings.createDefault',
    prefix,
    route: 'POST /v1/tip-settings/create-default',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateDefaultTipSettingsInput>({
        tipSettings: /* @__PURE__ */ change<TipSettings, NewDefaultTipSettings>(tipSettingsShape),
      }),
    ),
    response: /* @__PURE__ */ pick('tipSettings', tipSettingsShape),
  })

/** Input of `createTipSettings`. */
export interface CreateTipSettingsInput {
  tipSettings: NewTipSettings
}

/**
 * Creates the tip settings of a location, a payment terminal or a user. If there are several, the latest apply.
 *
 * @throws ApplicationError `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`; `PRESET_PERCENTAGE_TOO_HIGH` for a preset above
 * 100 per cent.
 * @throws ValidationError unless it names exactly one of the three.
 * @throws ContextError without an elevated client.
 * @example
 * const settings = await createTipSettings(elevatedClient, {
 *   tipSettings: { locationId, tipType: 'AMOUNT', presets: [{ value: 2 }, { value: 5 }] },
 * })
 * @function
 */
export const createTipSettings: Write<CreateTipSettingsInput, TipSettings, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.tipSettings.create',
    prefix,
    route: 'POST /v1/tip-settings',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateTipSettingsInput>({
        tipSettings: /* @__PURE__ */ change<TipSettings, NewTipSettings>(tipSettingsShape),
      }),
    ),
    response: /* @__PURE__ */ pick('tipSettings', tipSettingsShape),
  })

/** Input of `updateTipSettings`. */
export interface UpdateTipSettingsInput {
  tipSettings: TipSettingsChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes tip settings. Settings whose location, terminal or user is cleared become the default ones.
 *
 * @throws ConflictError when the settings have changed since you read them.
 * @throws ApplicationError `TIP_SETTINGS_NOT_FOUND`; `DEFAULT_SETTINGS_ALREADY_EXISTS` when they would become the
 * default ones beside others; `CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET`; `PRESET_PERCENTAGE_TOO_HIGH`.
 * @throws ValidationError when default settings would get a location, a terminal or a user.
 * @throws ContextError without an elevated client.
 * @example
 * await updateTipSettings(elevatedClient, {
 *   tipSettings: { id, revision, presets: [{ value: 10 }, { value: 20, default: true }] },
 * })
 * @function
 */
export const updateTipSettings: Write<UpdateTipSettingsInput, TipSettings, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.tipSettings.update',
    prefix,
    route: 'PATCH /v1/tip-settings',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateTipSettingsInput>({
        tipSettings: /* @__PURE__ */ change<TipSettings, TipSettingsChange>(tipSettingsShape),
        fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('tipSettings', tipSettingsShape),
  })

/** Input of `deleteTipSettings`. */
export interface DeleteTipSettingsInput {
  tipSettingsId: string
}

/**
 * Deletes the tip settings of a location, a payment terminal or a user; the default settings apply there again.
 *
 * @throws ApplicationError `TIP_SETTINGS_NOT_FOUND`; `CANNOT_DELETE_DEFAULT_SETTINGS`.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteTipSettings(elevatedClient, { tipSettingsId })
 * @function
 */
export const deleteTipSettings: Write<DeleteTipSettingsInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.tipSettings.delete',
  prefix,
  route: 'DELETE /v1/tip-settings/{tipSettingsId}',
  elevated: true,
})

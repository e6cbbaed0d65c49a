import {
  createDefaultTipSettings,
  createTipSettings,
  deleteTipSettings,
  queryTipSettings,
  updateTipSettings,
} from '@frontdesk/ecom'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const fields = {
  tipType: 'PERCENTAGE',
  presets: [{ value: 10 }, { value: 15.5, default: true }],
  allowCustomerTip: true,
  allowBusinessTipAtPayment: true,
  allowCustomAmount: false,
  allowEditDistribution: true,
  autoTipOnCheckInEnabled: true,
  autoTipOnCheckInPercentage: 5,
  staffDistributionMethod: 'PROPORTIONAL',
  appId: 'app-1',
  extendedFields: { namespaces: { '@studio/till': { printer: 'front' } } },
} as const

const presets = [{ value: 10 }, { value: 15.5, default: true }]
const createdDate = '2026-03-01T10:00:00.000Z'
const updatedDate = '2026-03-02T10:00:00.000Z'
const sent = { ...fields, presets }
const kept = { id: 'settings-1', revision: '2', ...sent, locationId: 'location-1', default: false }
const tipSettings = entity({ ...kept, createdDate, updatedDate })
const decoded = { ...kept, createdDate: new Date(createdDate), updatedDate: new Date(updatedDate) }

runWireRows([
  row({
    operation: queryTipSettings,
    input: {
      filter: { default: false, locationId: { $in: ['location-1'] } },
      sort: [{ fieldName: 'id', order: 'DESC' }],
      cursorPaging: { limit: 2 },
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/tip-settings/v1/tip-settings/query',
    body: {
      query: {
        filter: { default: false, locationId: { $in: ['location-1'] } },
        sort: [{ fieldName: 'id', order: 'DESC' }],
        cursorPaging: { limit: 2 },
      },
    },
    response: { tipSettings: [tipSettings], pagingMetadata: { count: 1, cursors: {}, hasNext: false } },
    output: {
      items: [decoded],
      total: undefined,
      tooManyToCount: false,
      nextInput: undefined,
      previousInput: undefined,
    },
  }),
  row({
    operation: createDefaultTipSettings,
    input: { tipSettings: sent },
    elevated: true,
    request: 'POST https://www.wixapis.com/tip-settings/v1/tip-settings/create-default',
    body: { tipSettings: sent },
    response: { tipSettings },
    output: decoded,
  }),
  row({
    operation: createTipSettings,
    input: { tipSettings: { ...sent, paymentTerminalId: 'till-1' } },
    elevated: true,
    request: 'POST https://www.wixapis.com/tip-settings/v1/tip-settings',
    body: { tipSettings: { ...sent, paymentTerminalId: 'till-1' } },
    response: { tipSettings },
    output: decoded,
  }),
  row({
    operation: updateTipSettings,
    input: {
      tipSettings: { id: 'settings-1', revision: '2', userId: 'user-1', presets },
      fieldMask: ['userId', 'presets', 'extendedFields'],
    },
    elevated: true,
    request: 'PATCH https://www.wixapis.com/tip-settings/v1/tip-settings',
    body: {
      tipSettings: entity({ id: 'settings-1', revision: '2', userId: 'user-1', presets }),
      fieldMask: 'userId,presets,extendedFields',
    },
    response: { tipSettings },
    output: decoded,
  }),
  row({
    operation: deleteTipSettings,
    input: { tipSettingsId: 'settings-1' },
    elevated: true,
    request: 'DELETE https://www.wixapis.com/tip-settings/v1/tip-settings/settings-1',
    response: {},
    output: undefined,
  }),
])

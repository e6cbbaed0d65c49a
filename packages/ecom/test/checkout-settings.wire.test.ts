import { getCheckoutSettings, updateCheckoutSettings } from '@frontdesk/ecom'
import { entity, image, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const picture = image('wix:image://v1/sea.jpg/#originWidth=800&originHeight=600', {
  id: 'sea.jpg',
  width: 800,
  height: 600,
})
const sent = entity({
  checkoutPolicies: { returnPolicy: { visible: true, content: 'Send it back' } },
  checkoutBrand: { header: { backgroundFill: { image: picture }, logo: { size: 'LARGE' as const } } },
  checkoutBillingFields: 'All_FIELDS' as const,
  createdDate: '2026-03-02T09:00:00.000Z',
  updatedDate: '2026-03-02T09:05:00.000Z',
})
const decoded = {
  ...sent,
  createdDate: new Date('2026-03-02T09:00:00.000Z'),
  updatedDate: new Date('2026-03-02T09:05:00.000Z'),
}

runWireRows([
  row({
    operation: getCheckoutSettings,
    elevated: true,
    input: {},
    request: 'GET https://www.wixapis.com/ecom/v1/checkout-settings',
    response: { checkoutSettings: sent },
    output: decoded,
  }),
  row({
    operation: updateCheckoutSettings,
    elevated: true,
    input: {
      checkoutSettings: { checkoutFields: { giftCardRedeemEnabled: false } },
      fieldMask: ['checkoutFields.giftCardRedeemEnabled'],
    },
    request: 'PATCH https://www.wixapis.com/ecom/v1/checkout-settings',
    body: {
      checkoutSettings: { checkoutFields: { giftCardRedeemEnabled: false } },
      fieldMask: 'checkoutFields.giftCardRedeemEnabled',
    },
    response: { checkoutSettings: sent },
    output: decoded,
  }),
])

import {
  createCheckoutFromTemplate,
  createCheckoutTemplate,
  deleteCheckoutTemplate,
  getCheckoutTemplate,
  queryCheckoutTemplates,
  updateCheckoutTemplate,
} from '@frontdesk/ecom'
import { entity, image, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const fields = {
  status: 'ACTIVE',
  customization: { lockedGiftCard: true, lockedCoupon: false, disabledManualPayment: true },
  lineItems: [{ quantity: 2, catalogReference: { catalogItemId: 'product-1', appId: 'app-1' } }],
  couponCode: 'SPRING',
  customContentReference: { appId: 'app-1', componentId: 'component-1' },
  externalReference: { appId: 'app-1', resourceId: 'resource-1' },
}

const wireItem = {
  productName: { original: 'Tasting' },
  price: '40.00',
  quantity: 1,
  quantityAvailable: 12,
  serviceProperties: { scheduledDate: '2026-03-09T18:00:00.000Z', numberOfParticipants: 2 },
  media: image('wix:image://v1/tasting.jpg/#originWidth=640&originHeight=480', {
    id: 'tasting.jpg',
    width: 640,
    height: 480,
  }),
}

const item = {
  ...wireItem,
  serviceProperties: { scheduledDate: new Date('2026-03-09T18:00:00.000Z'), numberOfParticipants: 2 },
}

const withoutMedia = <T extends { media: unknown }>({ media, ...rest }: T): Omit<T, 'media'> => rest

const wireTemplate = entity({ id: 'template-1', ...fields, customLineItems: [wireItem] })
const template = { id: 'template-1', ...fields, customLineItems: [item] }

runWireRows([
  row({
    operation: getCheckoutTemplate,
    elevated: true,
    input: { checkoutTemplateId: 'template/1' },
    request: 'GET https://www.wixapis.com/ecom/v1/checkout-templates/template%2F1',
    response: { checkoutTemplate: wireTemplate },
    output: template,
  }),
  row({
    operation: queryCheckoutTemplates,
    elevated: true,
    input: { filter: { status: 'ACTIVE' }, sort: [{ fieldName: 'id' }], cursorPaging: { limit: 2 } },
    request: 'POST https://www.wixapis.com/ecom/v1/checkout-templates/query',
    body: {
      query: { filter: { status: 'ACTIVE' }, sort: [{ fieldName: 'id' }], cursorPaging: { limit: 2 } },
    },
    response: {
      checkoutTemplates: [wireTemplate],
      pagingMetadata: { count: 1, cursors: {}, hasNext: false },
    },
    output: { items: [template], tooManyToCount: false },
  }),
  row({
    operation: createCheckoutTemplate,
    elevated: true,
    input: { checkoutTemplate: { ...fields, customLineItems: [withoutMedia(item)] } },
    request: 'POST https://www.wixapis.com/ecom/v1/checkout-templates',
    body: { checkoutTemplate: { ...fields, customLineItems: [withoutMedia(wireItem)] } },
    response: { checkoutTemplate: wireTemplate },
    output: template,
  }),
  row({
    operation: updateCheckoutTemplate,
    elevated: true,
    input: { checkoutTemplate: { id: 'template-1', couponCode: 'SUMMER' }, fieldMask: ['couponCode'] },
    request: 'PATCH https://www.wixapis.com/ecom/v1/checkout-templates/template-1',
    body: {
      checkoutTemplate: entity({ id: 'template-1', couponCode: 'SUMMER' }),
      fieldMask: 'couponCode',
    },
    response: { checkoutTemplate: wireTemplate },
    output: template,
  }),
  row({
    operation: deleteCheckoutTemplate,
    elevated: true,
    input: { checkoutTemplateId: 'template-1' },
    request: 'DELETE https://www.wixapis.com/ecom/v1/checkout-templates/template-1',
    response: {},
    output: undefined,
  }),
  row({
    operation: createCheckoutFromTemplate,
    input: { checkoutTemplateId: 'template-1', siteId: 'site-1' },
    request:
      'POST https://www.wixapis.com/ecom/v1/checkout-templates/template-1/create-checkout-from-template',
    body: { siteId: 'site-1' },
    response: {
      checkoutId: 'cart-1',
      checkoutUrl: 'https://harbour.example/checkout/cart-1',
      purchaseFlowId: 'flow-1',
    },
    output: {
      checkoutId: 'cart-1',
      checkoutUrl: 'https://harbour.example/checkout/cart-1',
      purchaseFlowId: 'flow-1',
    },
  }),
])

import {
  addGiftCardToCart,
  addGiftCardToCurrentCart,
  removeGiftCardFromCart,
  removeGiftCardFromCurrentCart,
} from '@frontdesk/ecom'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const held = {
  id: 'card-1',
  obfuscatedCode: '**********JKLM',
  appId: 'app-1',
  externalId: 'external-1',
  requestedRedeemAmount: { amount: '10.00' },
}

const cart = entity({
  id: 'cart-1',
  revision: '4',
  createdDate: '2026-03-01T10:00:00.000Z',
  lineItems: [],
  paymentInfo: { currencyCode: 'EUR', giftCards: [entity(held)] },
})

const decoded = {
  id: 'cart-1',
  revision: '4',
  createdDate: new Date('2026-03-01T10:00:00.000Z'),
  lineItems: [],
  paymentInfo: { currencyCode: 'EUR', giftCards: [held] },
}

const giftCard = { code: 'ABCD-EFGH-JKLM', redeemAmount: { amount: '10.00' } }
const giftCardId = 'card-1'

runWireRows([
  row({
    operation: addGiftCardToCurrentCart,
    input: { giftCard },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/add-gift-card',
    body: { giftCard: { code: 'ABCD-EFGH-JKLM', redeemAmount: { amount: '10.00' } } },
    response: { cart },
    output: decoded,
  }),
  row({
    operation: removeGiftCardFromCurrentCart,
    input: { giftCardId },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/remove-gift-card',
    body: { giftCardId: 'card-1' },
    response: { cart },
    output: decoded,
  }),
  row({
    operation: addGiftCardToCart,
    input: { cartId: 'cart-1', giftCard: { code: 'ABCD-EFGH-JKLM' } },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/add-gift-card',
    body: { giftCard: { code: 'ABCD-EFGH-JKLM' } },
    response: { cart },
    output: decoded,
  }),
  row({
    operation: removeGiftCardFromCart,
    input: { cartId: 'cart-1', giftCardId },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/remove-gift-card',
    body: { giftCardId: 'card-1' },
    response: { cart },
    output: decoded,
  }),
])

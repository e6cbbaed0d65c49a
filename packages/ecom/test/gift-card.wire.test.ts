import { getGiftCard, redeemGiftCard, voidGiftCardTransaction } from '@frontdesk/ecom'
import { row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const giftCard = {
  obfuscatedCode: '**********JKLM',
  balance: { value: '40.00', currency: 'EUR', formattedValue: '€40.00' },
  status: 'VALID',
  appId: 'app-1',
  externalId: 'card-1',
}

runWireRows([
  row({
    operation: getGiftCard,
    input: { code: 'ABCD-EFGH-JKLM', appId: 'app-1' },
    elevated: true,
    request: 'POST https://www.wixapis.com/ecom/v1/gift-cards/ABCD-EFGH-JKLM',
    body: { appId: 'app-1' },
    response: { giftCard },
    output: giftCard,
  }),
  row({
    operation: redeemGiftCard,
    input: {
      code: 'ABCD-EFGH-JKLM',
      amount: { value: '10.00', currency: 'EUR' },
      appId: 'app-1',
      orderId: 'order-1',
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/ecom/v1/gift-cards/redeem',
    body: {
      code: 'ABCD-EFGH-JKLM',
      amount: { value: '10.00', currency: 'EUR' },
      appId: 'app-1',
      orderId: 'order-1',
    },
    response: { transactionId: 'transaction-1' },
    output: 'transaction-1',
  }),
  row({
    operation: voidGiftCardTransaction,
    input: { transactionId: 'transaction-1', appId: 'app-1' },
    elevated: true,
    request: 'POST https://www.wixapis.com/ecom/v1/gift-cards/void',
    body: { transactionId: 'transaction-1', appId: 'app-1' },
    response: {},
    output: undefined,
  }),
])

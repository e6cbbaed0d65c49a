// Defects of requests and answers on the wire, each in one operation or in the code that writes all requests. The wire rows
// must notice each of them.

const booking = 'packages/bookings/src/booking/operations.ts'
const confirm = "  route: 'POST /v2/bookings/{bookingId}/confirm',\n"
const bookingAnswer = "  response: /* @__PURE__ */ pick('booking', bookingShape),\n"
const encode = 'packages/core/src/encode.ts'

/** @type {readonly import('./known-defects.mjs').Defect[]} */
export const wireDefects = [
  {
    defect: 'an address has no prefix',
    test: ['packages/stores/test/product.wire.test.ts', 'stores.products.get: '],
    patch: [['packages/stores/src/product.ts', "const prefix = '/stores-reader'", "const prefix = ''"]],
  },
  {
    defect: 'a request has another method',
    test: ['packages/bookings/test/booking.wire.test.ts', 'bookings.bookings.confirm: '],
    patch: [[booking, confirm, confirm.replace('POST', 'PUT')]],
  },
  {
    defect: 'an answer is not decoded',
    test: ['packages/bookings/test/booking.wire.test.ts', 'bookings.bookings.confirm: '],
    patch: [[booking, confirm + bookingAnswer, confirm + bookingAnswer.replace(', bookingShape', '')]],
  },
  {
    defect: 'a call of the business is sent with any client',
    test: ['packages/bookings/test/booking.wire.test.ts', 'bookings.bookings.confirm: '],
    patch: [[booking, `${confirm}${bookingAnswer}  elevated: true,\n`, confirm + bookingAnswer]],
  },
  {
    defect: 'the input of a call is not converted',
    test: ['packages/auth/test/identity.wire.test.ts', 'auth.authentication.signOn: '],
    patch: [
      ['packages/auth/src/authentication.ts', '  request: /* @__PURE__ */ encoded(signOnInputShape),\n', ''],
    ],
  },
  {
    defect: 'a query is sent without the envelope around it',
    test: ['packages/bookings/test/service.wire.test.ts', 'bookings.services.query: '],
    patch: [
      [
        'packages/bookings/src/service/queries.ts',
        "route: 'POST /v2/services/query',\n  envelope: serviceQuery,\n",
        "route: 'POST /v2/services/query',\n",
      ],
    ],
  },
  {
    defect: 'system fields are sent without underscores where the platform wants them',
    test: ['packages/bookings/test/service.wire.test.ts', 'bookings.services.get: '],
    patch: [
      [
        encode,
        "return shape.entity && form.names === 'underscored' ? toUnderscored(result) : result",
        'void toUnderscored\n  return result',
      ],
    ],
  },
  {
    defect: 'an image is sent as an object where the platform wants text',
    test: ['packages/bookings/test/service.wire.test.ts', 'bookings.services.get: '],
    patch: [
      [encode, "form.names === 'underscored' && typeof value === 'object' ?", "typeof value === 'bigint' ?"],
    ],
  },
  {
    defect: 'the header that asks for underscored names is missing',
    test: ['packages/bookings/test/service.wire.test.ts', 'bookings.services.get: '],
    patch: [
      ['packages/core/src/platform.ts', "headers: { 'x-frontdesk-names': 'underscored' }", 'headers: {}'],
    ],
  },
]

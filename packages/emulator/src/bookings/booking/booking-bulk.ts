import {
  bulkCalculateAllowedActions,
  bulkCancelBooking,
  bulkConfirmOrDeclineBooking,
  bulkCreateBooking,
} from '@frontdesk/bookings'
import { readBulk, runBulk } from '../../kernel/entity/bulk.ts'
import { decline, refusedUnder } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { cancelByCall, create } from './booking.ts'
import { bookingEntity } from './booking-entity.ts'
import { confirmOrDecline } from './booking-settlement.ts'
import { allowedActions } from './extended-booking.ts'

/** Refuses a list that names a booking twice. */
const refuseRepeated = (named: readonly { readonly bookingId: string }[], code: string): void => {
  const ids = named.map(({ bookingId }) => bookingId)
  const bookingIds = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  if (bookingIds.length)
    throw decline(400, code, `Name each booking once: ${bookingIds.join(', ')}`, { bookingIds })
}

const idOf = ({ bookingId }: { readonly bookingId: string }): string => bookingId

export const bookingBulkHandlers: readonly Handler[] = [
  handle(bulkCreateBooking, (context) => {
    const { createBookingsInfo, returnFullEntity } = context.input
    return runBulk(
      context,
      createBookingsInfo,
      (info, index) =>
        bookingEntity.show(refusedUnder(`createBookingsInfo.${index}`, () => create(context, info))),
      { returnEntity: returnFullEntity },
    )
  }),

  handle(bulkConfirmOrDeclineBooking, (context) => {
    const { details, returnEntity } = context.input
    refuseRepeated(details, 'DUPLICATED_BOOKINGS')
    return runBulk(context, details, (detail) => bookingEntity.show(confirmOrDecline(context, detail)), {
      id: idOf,
      returnEntity,
    })
  }),

  handle(bulkCancelBooking, (context) => {
    const { bookings, returnFullEntity } = context.input
    refuseRepeated(bookings.bookingsInfo, 'DUPLICATE_BOOKING_IDS')
    return runBulk(
      context,
      bookings.bookingsInfo,
      (info) => bookingEntity.show(cancelByCall(context, info)),
      { id: idOf, returnEntity: returnFullEntity },
    )
  }),

  handle(bulkCalculateAllowedActions, (context) =>
    readBulk(context.input.bookingIds, (id) =>
      allowedActions(context, bookingEntity.require(context, id), false),
    ),
  ),
]

import type { NewService } from '@frontdesk/bookings'
import { staffIds } from '../../src/bookings/seed/studio.ts'

/** An appointment of 45 minutes with Inês at the harbour. */
export const footMassage: NewService = {
  type: 'APPOINTMENT',
  name: 'Foot massage',
  defaultCapacity: 1,
  onlineBooking: { enabled: true },
  payment: {
    rateType: 'FIXED',
    fixed: { price: { value: '40', currency: 'EUR' } },
    options: { inPerson: true },
  },
  staffMemberIds: [staffIds.ines],
  schedule: { availabilityConstraints: { sessionDurations: [45] } },
}

/** A free class or course with Marta on the hill. */
export const taiChi = (type: 'CLASS' | 'COURSE', changes: Partial<NewService> = {}): NewService => ({
  type,
  name: 'Tai Chi',
  defaultCapacity: 6,
  onlineBooking: { enabled: true },
  payment: { rateType: 'NO_FEE', options: { inPerson: true } },
  staffMemberIds: [staffIds.marta],
  ...changes,
})

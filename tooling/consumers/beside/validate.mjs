import { queryServices } from '@frontdesk/bookings'
import { bookingsSchemas } from '@frontdesk/bookings/schemas'
import { createClient, hosted } from '@frontdesk/core'
import { validation } from '@frontdesk/core/schema'

const client = createClient({ platform: hosted(), validate: validation(bookingsSchemas) })
const error = await queryServices(client, {}).catch((reason) => reason)
if (!/zod 4\.3/.test(error.message)) throw error

import { closed, operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { sessionNotificationSchema } from './changes.schema.ts'
import { setServiceLocations, type SetServiceLocationsInput } from './locations.ts'
import { removedLocationSessionsActions } from './service-location.ts'
import { serviceLocationSchema, serviceSchema } from './model.schema.ts'

const maybe = z.exactOptional

export const setServiceLocationsInputSchema: Schema<SetServiceLocationsInput> =
  /* @__PURE__ */ schema<SetServiceLocationsInput>()(() =>
    z.looseObject({
      serviceId: z.string().min(1),
      locations: z.array(serviceLocationSchema(closed)).min(1).max(100),
      removedLocationSessionsAction: maybe(
        z.looseObject({
          action: maybe(closed(removedLocationSessionsActions)),
          moveToLocationOptions: maybe(z.looseObject({ newLocation: maybe(serviceLocationSchema(closed)) })),
        }),
      ),
      participantNotification: maybe(sessionNotificationSchema()),
    }),
  )

export const serviceLocationSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(setServiceLocations, setServiceLocationsInputSchema, serviceSchema),
]

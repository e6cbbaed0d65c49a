import { type ObjectSchema, schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { type Dimensions, lengthUnits } from './dimensions.ts'

const maybe = z.exactOptional

export const dimensionsSchema: ObjectSchema<Dimensions> = /* @__PURE__ */ schema<Dimensions>()((oneOf) =>
  z.looseObject({
    length: maybe(z.string()),
    width: maybe(z.string()),
    height: maybe(z.string()),
    unit: maybe(oneOf(lengthUnits)),
  }),
)

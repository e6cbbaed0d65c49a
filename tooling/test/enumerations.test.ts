import * as stores from '@frontdesk/stores'
import { expect, it } from 'vitest'

/** The words of the specification, and after them those that the hosted platform knows besides. */
const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stores: {
    productTypes: 'PHYSICAL DIGITAL physical digital',
    inventoryStatuses: 'IN_STOCK OUT_OF_STOCK PARTIALLY_OUT_OF_STOCK',
    optionTypes: 'drop_down color',
    mediaTypes: 'image video audio document zip',
    measurementUnits: 'ML CL L CBM MG G KG MM CM M SQM OZ LB FLOZ PT QT GAL IN FT YD SQFT',
    productDiscountTypes: 'NONE AMOUNT PERCENT',
  },
}

const exported: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { stores }

it.each(Object.keys(lists))(
  '%s exports the values of its enumerations, each list in words of its own',
  (name) => {
    const found = Object.entries(exported[name] ?? {})
      .filter(([, value]) => Array.isArray(value) && value.every((item) => typeof item === 'string'))
      .map(([list, value]) => [list, (value as string[]).join(' ')])
    expect(Object.fromEntries(found)).toEqual(lists[name])
  },
)

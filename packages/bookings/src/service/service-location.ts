import type { Address, Open } from '@frontdesk/core'

/** Every type of location. */
export const locationTypes = ['CUSTOM', 'BUSINESS', 'CUSTOMER'] as const

/**
 * `BUSINESS`: an address of the business. `CUSTOM`: an address for only this service. `CUSTOMER`: an address of the
 * customer.
 */
export type LocationType = Open<(typeof locationTypes)[number]>

/** All ways to handle the sessions at a removed location. */
export const removedLocationSessionsActions = [
  'KEEP_AT_CURRENT_LOCATION',
  'MOVE_TO_LOCATION',
  'DELETE',
] as const

/** The action for the sessions at a removed location: keep, move or delete them. */
export type RemovedLocationSessionsAction = Open<(typeof removedLocationSessionsActions)[number]>

/** A location of a service: set the field for `type`. */
export interface ServiceLocation {
  id?: string
  type?: LocationType
  /** The address of that location; absent for an address of the customer. Read-only. */
  calculatedAddress?: Address
  /** With type `BUSINESS`: the location of the business. */
  business?: BusinessLocation
  /** With type `CUSTOM`: an address for only this service. */
  custom?: { id?: string; address?: Address }
}

/** A location of the business; all but its id is read-only. */
export interface BusinessLocation {
  id?: string
  name?: string
  /** Whether it is the main location of the business. Read-only. */
  default?: boolean
  address?: Address
  email?: string
  phone?: string
}

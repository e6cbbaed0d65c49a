import { type ElevatedAuth, pick, type Write, write } from '@frontdesk/core'

const prefix = '/back-in-stock-service'

/** Whether customers can ask to hear when items are back in stock. */
export interface BackInStockSettings {
  /** By the app with the catalog; it is the store alone. */
  collectionStates: {
    appId: string
    /** Whether customers can ask to be told when items of the app are back in stock. */
    collectingRequests: boolean
  }[]
}

/** Input of `getBackInStockSettings`. */
export type GetBackInStockSettingsInput = Record<string, never>

/**
 * Reads whether customers can ask to hear when items are back in stock, for the business. The platform takes a PUT for
 * it, so it is not repeated by itself.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const { collectionStates } = await getBackInStockSettings(elevatedClient, {})
 * @function
 */
export const getBackInStockSettings: Write<GetBackInStockSettingsInput, BackInStockSettings, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.backInStockSettings.get',
    prefix,
    route: 'PUT /v1/back-in-stock-notification-requests/settings',
    elevated: true,
    response: /* @__PURE__ */ pick('settings'),
  })

/** Input of `startCollectingBackInStockRequests`. */
export interface StartCollectingBackInStockRequestsInput {
  /** Id of the app with the catalog: the store's. */
  appId: string
}

/**
 * Lets customers ask to hear when items are back in stock, for the business. A new business does from the start.
 *
 * @throws ApplicationError `NOT_SUPPORTED_APP_DEF_ID` for another app than the store.
 * @throws ContextError without an elevated client.
 * @example
 * await startCollectingBackInStockRequests(elevatedClient, { appId: storesAppId })
 * @function
 */
export const startCollectingBackInStockRequests: Write<
  StartCollectingBackInStockRequestsInput,
  BackInStockSettings,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.backInStockSettings.start',
  prefix,
  route: 'POST /v1/back-in-stock-notification-requests/settings/start-collecting',
  elevated: true,
  response: /* @__PURE__ */ pick('settings'),
})

/** Input of `stopCollectingBackInStockRequests`. */
export interface StopCollectingBackInStockRequestsInput {
  /** Id of the app with the catalog: the store's. */
  appId: string
}

/**
 * Takes no more requests to hear when items are back in stock, for the business. Those that were made stay.
 *
 * @throws ApplicationError `NOT_SUPPORTED_APP_DEF_ID` for another app than the store.
 * @throws ContextError without an elevated client.
 * @example
 * await stopCollectingBackInStockRequests(elevatedClient, { appId: storesAppId })
 * @function
 */
export const stopCollectingBackInStockRequests: Write<
  StopCollectingBackInStockRequestsInput,
  BackInStockSettings,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.backInStockSettings.stop',
  prefix,
  route: 'POST /v1/back-in-stock-notification-requests/settings/stop-collecting',
  elevated: true,
  response: /* @__PURE__ */ pick('settings'),
})

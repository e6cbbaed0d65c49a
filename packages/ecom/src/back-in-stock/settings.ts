import { type ElevatedAuth, pick, type Write, write } from '@frontdesk/core'

const prefix = '/back-in-stock-service'

/** Whether customers can ask to hear when items are back in stock. */
export interface BackInStockSettings {
  /** Settings by app with a catalog; here, only the store. */
  collectionStates: {
    appId: string
    /** Whether customers can request back-in-stock notifications for items of the app. */
    collectingRequests: boolean
  }[]
}

/** Input of `getBackInStockSettings`. */
export type GetBackInStockSettingsInput = Record<string, never>

/**
 * Reads whether customers can request back-in-stock notifications, for the business. The platform uses PUT for it, so
 * it is not retried automatically.
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
 * Stops accepting back-in-stock requests, for the business. Existing requests remain.
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

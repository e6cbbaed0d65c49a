import {
  type BackInStockSettings,
  getBackInStockSettings,
  startCollectingBackInStockRequests,
  stopCollectingBackInStockRequests,
} from '@frontdesk/ecom'
import { decline } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import type { Catalog, Context } from '../catalog.ts'

/** An app whose requests are not taken, by its id. */
const stopped: CollectionDefinition<Stored> = collection<Stored>('ecom.backInStockStopped')

/** Whether customers can ask to hear when items of a catalog are back in stock. */
export const takesRequests = ({ state }: Context, catalog: Catalog, appId: string): boolean =>
  catalog.stockApps.includes(appId) && !state.in(stopped).get(appId)

const settingsOf = (context: Context, catalog: Catalog): BackInStockSettings => ({
  collectionStates: catalog.stockApps.map((appId) => ({
    appId,
    collectingRequests: takesRequests(context, catalog, appId),
  })),
})

const checkApp = (catalog: Catalog, appId: string): void => {
  if (!catalog.stockApps.includes(appId))
    throw decline(400, 'NOT_SUPPORTED_APP_DEF_ID', `The app ${appId} has no catalogue with a stock`, {
      appId,
    })
}

/** The handlers of the settings of requests for items that are out of stock. */
export const backInStockSettingsHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(getBackInStockSettings, (context) => settingsOf(context, catalog)),

  handle(startCollectingBackInStockRequests, (context) => {
    const { appId } = context.input
    checkApp(catalog, appId)
    context.state.in(stopped).delete(appId)
    return settingsOf(context, catalog)
  }),

  handle(stopCollectingBackInStockRequests, (context) => {
    const { appId } = context.input
    checkApp(catalog, appId)
    context.state.in(stopped).put({ id: appId })
    return settingsOf(context, catalog)
  }),
]

import type { CatalogReference } from '@frontdesk/ecom'
import type { CatalogItem, CatalogProvider } from '../kernel/catalog-provider.ts'
import { Failure } from '../kernel/failure.ts'
import type { HandlerContext } from '../kernel/handler.ts'
import type { State } from '../kernel/state.ts'

/** A unit's context outside of an operation. */
export type Context = HandlerContext<unknown>

/** All catalogs as one: each reference goes to the provider of its app. */
export interface Catalog {
  /** Reads the current item; `undefined` when no catalog has it. @throws Failure of the provider */
  find(context: Context, reference: CatalogReference): CatalogItem | undefined
  /** The reference with the app id by which lines, discounts and taxes know the catalogue. */
  canonical(reference: CatalogReference): CatalogReference
  /** Reads an item that is in a cart already: an item that cannot be bought any more is `undefined`, never an error. */
  look(context: Context, reference: CatalogReference): CatalogItem | undefined
  /** The apps whose catalogs have a stock. */
  readonly stockApps: readonly string[]
  /** Whether pieces of an item are in stock now; `false` for an item that is not sold any more. */
  isInStock(state: State, reference: CatalogReference): boolean
  /** Whether the catalog counts pieces in stock. */
  hasStock(reference: CatalogReference): boolean
  claim(context: Context, reference: CatalogReference, quantity: number): void
  release(context: Context, reference: CatalogReference, quantity: number): void
  /** The plans whose memberships can pay for an item, also once it is ordered. */
  pricingPlansOf(context: Context, reference: CatalogReference): readonly string[]
  paymentChanged(context: Context, reference: CatalogReference, paymentStatus: string, orderId: string): void
  /** Reads a filter of a catalog; `undefined` when no catalog knows it. The result says whether an item is meant. */
  filter(filter: {
    readonly appId?: string
    readonly params?: Readonly<Record<string, unknown>>
  }): ((context: Context, reference: CatalogReference) => boolean) | undefined
}

export const createCatalog = (providers: readonly CatalogProvider[]): Catalog => {
  const providerOf = ({ appId }: CatalogReference): CatalogProvider | undefined =>
    providers.find((provider) => provider.appId === appId || provider.otherAppId === appId)
  const find: Catalog['find'] = (context, reference) => providerOf(reference)?.find(context, reference)
  /** An item that cannot be bought any more is none. */
  const unlessRefused = <Result>(read: () => Result): Result | undefined => {
    try {
      return read()
    } catch (error) {
      if (error instanceof Failure) return undefined
      throw error
    }
  }
  return {
    find,
    canonical: (reference) => {
      const { appId = reference.appId } = providerOf(reference) ?? {}
      return appId === reference.appId ? reference : { ...reference, appId }
    },
    look: (context, reference) => unlessRefused(() => find(context, reference)),
    stockApps: providers.filter(({ hasStock }) => hasStock).map(({ appId }) => appId),
    isInStock: (state, reference) =>
      unlessRefused(() => providerOf(reference)?.isInStock?.(state, reference)) ?? false,
    hasStock: (reference) => providerOf(reference)?.hasStock ?? false,
    claim(context, reference, quantity) {
      providerOf(reference)?.claim(context, reference, quantity)
    },
    release(context, reference, quantity) {
      providerOf(reference)?.release(context, reference, quantity)
    },
    pricingPlansOf: (context, reference) => providerOf(reference)?.pricingPlansOf?.(context, reference) ?? [],
    paymentChanged(context, reference, paymentStatus, orderId) {
      providerOf(reference)?.paymentChanged?.(context, reference, paymentStatus, orderId)
    },
    filter({ appId, params = {} }) {
      const own = providers.find((provider) => provider.appId === appId)?.filter?.(params)
      return own && ((context, reference) => reference.appId === appId && own(context, reference))
    },
  }
}

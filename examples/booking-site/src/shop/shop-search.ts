import type { QueryProductsInput, QueryStoreVariantsInput } from '@frontdesk/stores'
import { useSearchParams } from 'react-router'
import { spellingsOf } from '../format/spellings.ts'
import { useChosen } from '../ui/use-chosen.ts'

/** How many products a page holds. */
export const pageSize = 12

/** The orders of the list, by the name that the address has for each. */
export const sortOrders = {
  newest: { label: 'Newest', sort: { fieldName: 'numericId', order: 'DESC' } },
  'price-up': { label: 'Price, low to high', sort: { fieldName: 'price', order: 'ASC' } },
  'price-down': { label: 'Price, high to low', sort: { fieldName: 'price', order: 'DESC' } },
  name: { label: 'Name', sort: { fieldName: 'name', order: 'ASC' } },
} as const

export type SortOrder = keyof typeof sortOrders

/** The bands of prices, by the name that the address has for each. */
export const priceBands = {
  'under-20': { below: 20 },
  '20-to-50': { from: 20, below: 50 },
  'from-50': { from: 50 },
} as const satisfies Record<string, { from?: number; below?: number }>

export type PriceBand = keyof typeof priceBands

/** The choices that products must have, by the name of their option: any of the choices of an option will do. */
export type WantedChoices = ReadonlyMap<string, readonly string[]>

/** The part of the shop that somebody looks at. All of it stands in the address. */
export interface ShopSearch {
  readonly words: string
  readonly order: SortOrder | undefined
  /** The slug of a collection. */
  readonly collection: string
  readonly price: PriceBand | undefined
  readonly choices: WantedChoices
  /** How many products are shown at most. */
  readonly shown: number
}

const isOrder = (name: string): name is SortOrder => Object.hasOwn(sortOrders, name)
const isBand = (name: string): name is PriceBand => Object.hasOwn(priceBands, name)

/** The first page of all variants of the shop. */
export const allVariants: QueryStoreVariantsInput = { paging: { limit: 100 } }

const optionPrefix = 'option.'

/** Reads the address. Parts that the shop does not know are left out. */
export function readSearch(params: URLSearchParams): ShopSearch {
  const order = params.get('sort') ?? ''
  const price = params.get('price') ?? ''
  const shown = Number(params.get('shown'))
  const options = [...new Set(params.keys())].filter((name) => name.startsWith(optionPrefix))
  return {
    words: params.get('q')?.trim() ?? '',
    order: isOrder(order) ? order : undefined,
    collection: params.get('collection') ?? '',
    price: isBand(price) ? price : undefined,
    choices: new Map(options.map((name) => [name.slice(optionPrefix.length), params.getAll(name)])),
    shown: Number.isSafeInteger(shown) && shown > pageSize ? shown : pageSize,
  }
}

/** The number of filters that are set beside the words and the collection. */
export function countFilters({ price, choices }: ShopSearch): number {
  return [...choices.values()].reduce((sum, wanted) => sum + wanted.length, price ? 1 : 0)
}

/** Whether the list leaves anything out. */
export function isNarrowed(search: ShopSearch): boolean {
  return search.words !== '' || search.collection !== '' || countFilters(search) > 0
}

/** Asks for the products of a search. Collections and choices are given by ids, which the address does not hold. */
export function queryOf(
  { words, order, price }: ShopSearch,
  { collectionId, productIds }: { collectionId?: string | undefined; productIds?: string[] | undefined },
): QueryProductsInput {
  const { from, below }: { from?: number; below?: number } = price ? priceBands[price] : {}
  return {
    filter: {
      ...(collectionId !== undefined && { collectionIds: { $hasSome: [collectionId] } }),
      ...(productIds && { id: { $in: productIds } }),
      ...(price && {
        price: { ...(from !== undefined && { $gte: from }), ...(below !== undefined && { $lt: below }) },
      }),
      ...(words && {
        $or: spellingsOf(words).flatMap(($contains) => [
          { name: { $contains } },
          { description: { $contains } },
        ]),
      }),
    },
    ...(order && { sort: [sortOrders[order].sort] }),
    paging: { limit: pageSize },
  }
}

interface ShopSearchControl {
  readonly search: ShopSearch
  /** Sets a part of the address, or takes it out when it is empty. The list begins with its first page again. */
  readonly set: (name: 'q' | 'sort' | 'collection' | 'price', value: string) => void
  /** Wants a choice, or wants it no longer. */
  readonly toggle: (option: string, choice: string) => void
  /** Takes all filters out; the words, the collection and the order stay. */
  readonly clearFilters: () => void
  /** Shows more products of the same list, as the same entry of the history. */
  readonly show: (count: number) => void
}

/** The search in the address, and the changes that can be made to it. */
export function useShopSearch(): ShopSearchControl {
  const [params, setParams] = useSearchParams()
  const [address, setAddress] = useChosen(params.toString(), (next) =>
    setParams(next, { preventScrollReset: true }),
  )
  const change = (edit: (next: URLSearchParams) => void): void => {
    const next = new URLSearchParams(address)
    next.delete('shown')
    edit(next)
    setAddress(next.toString())
  }
  return {
    search: readSearch(new URLSearchParams(address)),
    set: (name, value) => change((next) => (value ? next.set(name, value) : next.delete(name))),
    toggle: (option, choice) =>
      change((next) => {
        const name = optionPrefix + option
        if (next.has(name, choice)) next.delete(name, choice)
        else next.append(name, choice)
      }),
    clearFilters: () =>
      change((next) => {
        for (const name of [...next.keys()])
          if (name === 'price' || name.startsWith(optionPrefix)) next.delete(name)
      }),
    show: (count) => {
      const next = new URLSearchParams(address)
      next.set('shown', String(count))
      setParams(next, { preventScrollReset: true, replace: true })
    },
  }
}

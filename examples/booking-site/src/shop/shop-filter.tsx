import { formatMoney } from '../format/money.ts'
import { studio } from '../studio.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceChip } from '../ui/choice-chip.tsx'
import { cx } from '../ui/class-names.ts'
import { FilterChips } from '../ui/filter-chips.tsx'
import type { Facet } from './facets.ts'
import {
  countFilters,
  type PriceBand,
  priceBands,
  type ShopSearch,
  type useShopSearch,
} from './shop-search.ts'

function bandLabel(band: { from?: number; below?: number }): string {
  const price = (amount: number): string => formatMoney(amount, studio.currency)
  if (band.from === undefined) return `Under ${price(band.below ?? 0)}`
  return band.below === undefined
    ? `${price(band.from)} and more`
    : `${price(band.from)} to ${price(band.below)}`
}

const bands = Object.keys(priceBands) as PriceBand[]

interface ShopFilterProps {
  search: ShopSearch
  /** The options to choose by; none while they are being read. */
  facets: readonly Facet[]
  /** Whether the numbers of products are those of the list, which words and prices narrow further. */
  hasCounts: boolean
  set: ReturnType<typeof useShopSearch>['set']
  toggle: ReturnType<typeof useShopSearch>['toggle']
  onClear: () => void
  /** The id that the button of the panel names. */
  id: string
  /** Whether the panel is open on small screens. */
  isOpen: boolean
}

/** Narrows the list by price and by option: a column beside it, or a panel that a button opens on small screens. */
export function ShopFilter({ search, facets, hasCounts, set, toggle, onClear, id, isOpen }: ShopFilterProps) {
  return (
    <div id={id} className={cx('content-start gap-6 lg:grid', isOpen ? 'grid' : 'hidden')}>
      <FilterChips
        label="Price"
        showLabel
        allLabel="Any"
        value={search.price ?? ''}
        onChange={(value) => set('price', value)}
        options={bands.map((value) => ({ value, label: bandLabel(priceBands[value]) }))}
      />
      {facets.map(({ option, choices }) => (
        <fieldset key={option}>
          <legend className="pb-1.5 text-sm text-muted">{option}</legend>
          <div className="flex flex-wrap gap-1.5">
            {choices.map(({ name, count: products }) => {
              const isChosen = search.choices.get(option)?.includes(name) ?? false
              return (
                <ChoiceChip
                  key={name}
                  name={option}
                  value={name}
                  isMultiple
                  isChosen={isChosen}
                  onChoose={(choice) => toggle(option, choice)}
                  className={cx(
                    'inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 text-base leading-tight',
                    !isChosen && 'border-line hover:border-ink',
                    hasCounts && products === 0 && !isChosen && 'text-muted',
                  )}
                >
                  {name}
                  {hasCounts && (
                    <span className={cx('figures text-sm', !isChosen && 'text-muted')}>
                      {products}
                      <span className="sr-only"> {products === 1 ? 'product' : 'products'}</span>
                    </span>
                  )}
                </ChoiceChip>
              )
            })}
          </div>
        </fieldset>
      ))}
      {countFilters(search) > 0 && (
        <Button look="quiet" size="compact" className="justify-self-start" onPress={onClear}>
          Clear the filters
        </Button>
      )}
    </div>
  )
}

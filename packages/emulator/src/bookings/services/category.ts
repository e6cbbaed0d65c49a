import {
  type Category,
  categoryShape,
  countCategories,
  createCategory,
  deleteCategory,
  getCategory,
  moveCategory,
  type MoveCategoryInput,
  queryCategories,
  updateCategory,
} from '@frontdesk/bookings'
import { categoryFields, categorySchema, newCategorySchema } from '@frontdesk/bookings/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { categoryOfService, serviceCategories, serviceEntity } from './service.ts'

type Context = HandlerContext<unknown>

/** The categories of services. */
export const categoryEntity: Entity<Category> = defineEntity<Category>({
  name: 'category',
  collection: serviceCategories,
  schema: categorySchema,
  writable: newCategorySchema,
  maskField: 'fieldMask',
  query: { fields: categoryFields, defaultSort: { fieldName: 'sortOrder', order: 'ASC' } },
  events: {
    fqdn: 'wix.bookings.categories.v2.category',
    shape: categoryShape,
    updated: 'without modified fields',
  },
})

/** A business has no more categories than these. */
const mostCategories = 100

/** The usual distance between two sort orders: a category is moved between two others without a change of theirs. */
const gap = 1_000_000

const orderOf = ({ sortOrder = 0 }: Category): number => sortOrder

const inOrder = (context: Context): readonly Category[] =>
  [...categoryEntity.in(context).all()].sort((left, right) => orderOf(left) - orderOf(right))

/** Services hold the name and the place of their category, so that filters find them by these. */
const showInServices = (context: Context, category: Category): void => {
  for (const service of serviceEntity.in(context).filter((one) => one.category?.id === category.id))
    serviceEntity.change(context, service, { category: categoryOfService(category) })
}

const placeAt = (context: Context, category: Category, sortOrder: number): Category => {
  if (category.sortOrder === sortOrder) return category
  const placed = categoryEntity.change(context, category, { sortOrder })
  showInServices(context, placed)
  return placed
}

const rules: EntityRules<Category> = {
  beforeCreate(context, given) {
    const all = inOrder(context)
    if (all.length >= mostCategories)
      throw decline(
        428,
        'CATEGORY_LIMIT_REACHED',
        `A business has at most ${mostCategories} categories: delete one before you create another`,
        { limit: mostCategories },
      )
    const last = all.at(-1)
    return { ...given, sortOrder: last ? orderOf(last) + gap : gap }
  },
  beforeUpdate(_, next) {
    if (next.name === undefined)
      throw refuse({ field: 'name', description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
    return next
  },
  afterUpdate(context, updated, previous) {
    if (updated.name !== previous.name) showInServices(context, updated)
  },
}

/** The category that the moved one comes after: none for the first place. */
const readNeighbour = (
  { categoryId, position = 'LAST', afterCategoryId }: MoveCategoryInput,
  others: readonly Category[],
): Category | undefined => {
  if (position !== 'AFTER_CATEGORY') {
    if (afterCategoryId !== undefined)
      throw refuse({
        field: 'afterCategoryId',
        description: `must be left out with ${position}: it goes with AFTER_CATEGORY`,
        violatedRule: 'FIELD_NOT_ALLOWED',
      })
    return position === 'FIRST' ? undefined : others.at(-1)
  }
  if (afterCategoryId === undefined)
    throw refuse({
      field: 'afterCategoryId',
      description: 'must be given with AFTER_CATEGORY',
      violatedRule: 'REQUIRED_FIELD',
    })
  const neighbour = others.find(({ id }) => id === afterCategoryId)
  if (!neighbour)
    throw refuse({
      field: 'afterCategoryId',
      description:
        afterCategoryId === categoryId
          ? 'must be another category than the one that moves'
          : 'is no category of services',
      violatedRule: 'VALIDATION',
    })
  return neighbour
}

const on = entityHandlers(categoryEntity, entitySteps(categoryEntity, rules))

export const categoryHandlers: readonly Handler[] = [
  on.get(getCategory, { id: ({ categoryId }) => categoryId }),

  on.query(queryCategories),

  on.count(countCategories),

  on.create(createCategory, { value: ({ category }) => category }),

  on.update(updateCategory, { value: ({ category }) => category }),

  on.remove(deleteCategory, { id: ({ categoryId }) => categoryId, removal: () => undefined }),

  handle(moveCategory, (context) => {
    const category = categoryEntity.require(context, context.input.categoryId)
    const others = inOrder(context).filter(({ id }) => id !== category.id)
    const before = readNeighbour(context.input, others)
    const index = before ? others.indexOf(before) + 1 : 0
    const after = others[index]
    const low = before && orderOf(before)
    const high = after && orderOf(after)
    if (low === undefined && high === undefined) return category
    if (low === undefined || high === undefined)
      return placeAt(context, category, low === undefined ? (high ?? 0) - gap : low + gap)
    const middle = Math.floor((low + high) / 2)
    if (middle > low) return placeAt(context, category, middle)
    // There is no number left between the two: all categories get their gaps again.
    const order = [...others.slice(0, index), category, ...others.slice(index)]
    order.forEach((one, place) => placeAt(context, one, (place + 1) * gap))
    return categoryEntity.require(context, category.id)
  }),
]

import {
  change,
  cursorQuery,
  type CursorQuery,
  date,
  type ElevatedAuth,
  encoded,
  entity,
  fieldMask,
  type Filter,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'

const prefix = '/bookings'

/** All positions that a category can be moved to. */
export const categoryPositions = ['LAST', 'FIRST', 'AFTER_CATEGORY'] as const

/** The position that a category is moved to: the end, the start, or after another category. */
export type CategoryPosition = Open<(typeof categoryPositions)[number]>

/** A group of services. Sites and the dashboard show services category by category. */
export interface Category {
  id: string
  /** Increases with each change; an update must include the current one. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  /** From 1 to 100 characters. */
  name?: string
  /**
   * Sort position among the categories, in ascending order. The platform leaves large gaps between the numbers;
   * `moveCategory` changes them.
   */
  sortOrder?: number
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

export const categoryShape: Shape<Category> = /* @__PURE__ */ entity<Category>({
  createdDate: date,
  updatedDate: date,
})

/** A category to create. */
export interface NewCategory extends Pick<Category, 'extendedFields'> {
  /** From 1 to 100 characters. */
  name: string
}

/** Some fields of a category to change. */
export interface CategoryChange extends Partial<NewCategory> {
  id: string
  /** The revision that you read. */
  revision: string
}

/** The fields that categories can be filtered and sorted by (platform: Categories v2, query filter). */
export interface CategoryFields {
  id: string
  name: string
  sortOrder: number
}

/** The category to read. */
export interface GetCategoryInput {
  categoryId: string
}

/**
 * Reads one category.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such category.
 * @example
 * const category = await getCategory(client, { categoryId })
 * @function
 */
export const getCategory: Read<GetCategoryInput, Category> = /* @__PURE__ */ read({
  id: 'bookings.categories.get',
  prefix,
  route: 'GET /v2/categories/{categoryId}',
  response: /* @__PURE__ */ pick('category', categoryShape),
})

/** The filter, order and page of the categories to find. */
export type QueryCategoriesInput = CursorQuery<CategoryFields>

/**
 * Finds categories, including those that no service uses; 50 per page by default (at most 100).
 * `queryServiceCategories` lists only categories with services.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryCategories(client, { sort: [{ fieldName: 'sortOrder' }] })
 * @function
 */
export const queryCategories: Read<
  QueryCategoriesInput,
  Page<Category, QueryCategoriesInput>
> = /* @__PURE__ */ read({
  id: 'bookings.categories.query',
  prefix,
  route: 'GET /v2/categories/query',
  fallback: 'POST /v2/categories/query',
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('categories', categoryShape),
})

/** The filter of the categories to count. */
export interface CountCategoriesInput {
  filter?: Filter<CategoryFields>
}

/**
 * Counts categories.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const count = await countCategories(client, { filter: { name: { $startsWith: 'Yoga' } } })
 * @function
 */
export const countCategories: Read<CountCategoriesInput, number> = /* @__PURE__ */ read({
  id: 'bookings.categories.count',
  prefix,
  route: 'POST /v2/categories/count',
  response: /* @__PURE__ */ pick('count'),
})

/** The category to create. */
export interface CreateCategoryInput {
  category: NewCategory
}

/**
 * Creates a category after all others, for the business.
 *
 * @throws ApplicationError `CATEGORY_LIMIT_REACHED` when the business has 100 categories.
 * @throws ValidationError when the name is missing or too long.
 * @throws ContextError without an elevated client.
 * @example
 * const category = await createCategory(elevatedClient, { category: { name: 'Workshops' } })
 * @function
 */
export const createCategory: Write<CreateCategoryInput, Category, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.categories.create',
  prefix,
  route: 'POST /v2/categories',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<CreateCategoryInput>({
      category: /* @__PURE__ */ change<Category, NewCategory>(categoryShape),
    }),
  ),
  response: /* @__PURE__ */ pick('category', categoryShape),
})

/** The fields of one category to change. */
export interface UpdateCategoryInput {
  category: CategoryChange
  /** Paths of the fields to change; defaults to the given fields. A listed field that is not given is cleared. */
  fieldMask?: string[]
}

/**
 * Changes the name or the extended fields of a category, for the business. Its services show the new name immediately,
 * with a new revision. Use `moveCategory` to change its position.
 *
 * @throws ConflictError when the category has changed since you read it.
 * @throws ValidationError when the mask names a field that cannot be changed, or clears the name.
 * @throws ApplicationError `NOT_FOUND` when there is no such category.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getCategory(elevatedClient, { categoryId })
 * await updateCategory(elevatedClient, { category: { id, revision, name: 'Courses' } })
 * @function
 */
export const updateCategory: Write<UpdateCategoryInput, Category, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.categories.update',
  prefix,
  route: 'PATCH /v2/categories/{category.id}',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<UpdateCategoryInput>({
      category: /* @__PURE__ */ change<Category, CategoryChange>(categoryShape),
      fieldMask,
    }),
  ),
  response: /* @__PURE__ */ pick('category', categoryShape),
})

/** The category to delete. */
export interface DeleteCategoryInput {
  categoryId: string
}

/**
 * Deletes a category, for the business. Its services keep its id: customers no longer find them in lists, and an update
 * of such a service is refused with `INVALID_CATEGORY` unless it sets another category.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such category.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteCategory(elevatedClient, { categoryId })
 * @function
 */
export const deleteCategory: Write<DeleteCategoryInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.categories.delete',
  prefix,
  route: 'DELETE /v2/categories/{categoryId}',
  elevated: true,
})

/** The category to move, and its new position. */
export interface MoveCategoryInput {
  categoryId: string
  /** Defaults to `LAST`. */
  position?: CategoryPosition
  /** The preceding category; required with `AFTER_CATEGORY`, and otherwise not allowed. */
  afterCategoryId?: string
}

/**
 * Changes the position of a category, for the business. Its services show the new `sortOrder`.
 *
 * @throws ValidationError when `afterCategoryId` is missing, not allowed, or the same category.
 * @throws ApplicationError `NOT_FOUND` when there is no such category.
 * @throws ContextError without an elevated client.
 * @example
 * await moveCategory(elevatedClient, { categoryId, position: 'FIRST' })
 * await moveCategory(elevatedClient, { categoryId, position: 'AFTER_CATEGORY', afterCategoryId: other.id })
 * @function
 */
export const moveCategory: Write<MoveCategoryInput, Category, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.categories.move',
  prefix,
  route: 'POST /v2/categories/set-position/{categoryId}',
  elevated: true,
  response: /* @__PURE__ */ pick('category', categoryShape),
})

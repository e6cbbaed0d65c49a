import {
  closed,
  countQueryOf,
  cursorQueryOf,
  extendedFieldsSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type Category,
  type CategoryChange,
  type CategoryFields,
  categoryPositions,
  countCategories,
  type CountCategoriesInput,
  createCategory,
  type CreateCategoryInput,
  deleteCategory,
  type DeleteCategoryInput,
  getCategory,
  type GetCategoryInput,
  moveCategory,
  type MoveCategoryInput,
  type NewCategory,
  queryCategories,
  type QueryCategoriesInput,
  updateCategory,
  type UpdateCategoryInput,
} from './category.ts'
import { countSchema } from './query.schema.ts'

const maybe = z.exactOptional

export const categorySchema: ObjectSchema<Category> = /* @__PURE__ */ schema<Category>()(() =>
  z.looseObject({
    id: z.string(),
    revision: maybe(z.string()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    name: maybe(z.string()),
    sortOrder: maybe(z.number()),
    extendedFields: maybe(extendedFieldsSchema()),
  }),
)

/** The fields that a caller may write. */
export const newCategorySchema: ObjectSchema<NewCategory> = /* @__PURE__ */ schema<NewCategory>()(() =>
  z.looseObject({ name: z.string().min(1).max(100), extendedFields: maybe(extendedFieldsSchema()) }),
)

export const categoryChangeSchema: Schema<CategoryChange> = /* @__PURE__ */ schema<CategoryChange>()(() =>
  newCategorySchema()
    .exactPartial()
    .extend({ id: z.string().min(1), revision: z.string() }),
)

/** The fields that categories can be filtered and sorted by. */
export const categoryFields: QueryFields<CategoryFields> = /* @__PURE__ */ queryFields<CategoryFields>()({
  id: 'text',
  name: 'text',
  sortOrder: 'number',
})

export const getCategoryInputSchema: Schema<GetCategoryInput> = /* @__PURE__ */ schema<GetCategoryInput>()(
  () => z.looseObject({ categoryId: z.string().min(1) }),
)

export const queryCategoriesInputSchema: Schema<QueryCategoriesInput> =
  /* @__PURE__ */ schema<QueryCategoriesInput>()(() => cursorQueryOf(categoryFields, { mostSortOrders: 5 }))

export const countCategoriesInputSchema: Schema<CountCategoriesInput> =
  /* @__PURE__ */ schema<CountCategoriesInput>()(() => countQueryOf(categoryFields))

export const createCategoryInputSchema: Schema<CreateCategoryInput> =
  /* @__PURE__ */ schema<CreateCategoryInput>()(() => z.looseObject({ category: newCategorySchema() }))

export const updateCategoryInputSchema: Schema<UpdateCategoryInput> =
  /* @__PURE__ */ schema<UpdateCategoryInput>()(() =>
    z.looseObject({ category: categoryChangeSchema(), fieldMask: maybe(z.array(z.string().min(1))) }),
  )

export const deleteCategoryInputSchema: Schema<DeleteCategoryInput> =
  /* @__PURE__ */ schema<DeleteCategoryInput>()(() => z.looseObject({ categoryId: z.string().min(1) }))

export const moveCategoryInputSchema: Schema<MoveCategoryInput> = /* @__PURE__ */ schema<MoveCategoryInput>()(
  () =>
    z.looseObject({
      categoryId: z.string().min(1),
      position: maybe(closed(categoryPositions)),
      afterCategoryId: maybe(z.string().min(1)),
    }),
)

export const categorySchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getCategory, getCategoryInputSchema, categorySchema),
  /* @__PURE__ */ operationSchema(queryCategories, queryCategoriesInputSchema, categorySchema),
  /* @__PURE__ */ operationSchema(countCategories, countCategoriesInputSchema, countSchema),
  /* @__PURE__ */ operationSchema(createCategory, createCategoryInputSchema, categorySchema),
  /* @__PURE__ */ operationSchema(updateCategory, updateCategoryInputSchema, categorySchema),
  /* @__PURE__ */ operationSchema(deleteCategory, deleteCategoryInputSchema),
  /* @__PURE__ */ operationSchema(moveCategory, moveCategoryInputSchema, categorySchema),
]

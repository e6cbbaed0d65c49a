import type { BulkResult, Read, Route, Write } from '@frontdesk/core'
import { AnswerWith, handle, type Handler, type HandlerContext, type PageResult } from '../handler.ts'
import { startJob } from '../job.ts'
import { compileFilter } from '../query/filter.ts'
import { matching, type QueryInput, runQuery } from '../query/query.ts'
import { runSearch, type SearchInput, type SearchRules } from '../query/search.ts'
import type { Stored } from '../state.ts'
import { runBulk } from './bulk.ts'
import type { Entity } from './entity.ts'
import type { EntityChange, EntitySteps } from './entity-steps.ts'

type Context<Input> = HandlerContext<Input>

/** Completes what an operation answers, such as fields that are filled only when they are asked for. */
type After<Input, T> = (context: Context<Input>, shown: T) => T

/** Other routes by which clients of the hosted platform make the same call. */
interface Routes {
  readonly routes?: readonly Route[]
}

/** A function for each kind of operation: give it the operation and say where its input has what. */
export interface EntityHandlers<T extends Stored, Removal> {
  get<Input>(
    operation: Read<Input, T, never>,
    options: Routes & { readonly id: (input: Input) => string; readonly after?: After<Input, T> },
  ): Handler
  query<Input extends QueryInput>(
    operation: Read<Input, { readonly items: readonly T[]; hasNext(): boolean }, never>,
    options?: Routes & { readonly after?: After<Input, T> },
  ): Handler
  search<Input extends SearchInput>(
    operation: Read<Input, { readonly items: readonly T[]; hasNext(): boolean }, never>,
    options?: Routes & { readonly after?: After<Input, T> },
  ): Handler
  count<Input extends { readonly filter?: object | undefined }>(
    operation: Read<Input, number, never>,
  ): Handler
  create<Input>(
    operation: Write<Input, T, never>,
    options: {
      readonly value: (input: Input) => object
      /** Field of the input that holds the entity; defaults to its name. */
      readonly at?: string
      readonly after?: After<Input, T>
    },
  ): Handler
  /** The change names its fields with a mask, `Masked`, where the operation has one. */
  update<Input extends object>(
    operation: Write<Input, T, never>,
    options: {
      readonly value: (input: Input) => object
      readonly at?: string
      readonly after?: After<Input, T>
    },
  ): Handler
  remove<Input>(
    operation: Write<Input, void, never>,
    options: Routes & {
      readonly id: (input: Input) => string
      readonly removal: (input: Input) => Removal
    },
  ): Handler
  bulkCreate<Input extends { readonly returnEntity?: boolean | undefined }>(
    operation: Write<Input, BulkResult<T>, never>,
    options: { readonly values: (input: Input) => readonly object[]; readonly at: string },
  ): Handler
  bulkUpdate<Input extends { readonly returnEntity?: boolean | undefined }>(
    operation: Write<Input, BulkResult<T>, never>,
    options: { readonly changes: (input: Input) => readonly EntityChange[]; readonly at: string },
  ): Handler
  bulkRemove<Input>(
    operation: Write<Input, BulkResult<T>, never>,
    options: {
      readonly ids: (input: Input) => readonly string[]
      readonly removal: (input: Input) => Removal
    },
  ): Handler
  /** Starts a job, which changes whatever the filter finds by then. */
  updateByFilter<Input extends FilterChange>(
    operation: Write<Input, { jobId: string }, never>,
    options: { readonly value: (input: Input) => object; readonly at?: string },
  ): Handler
  /** Starts a job, which removes whatever the filter finds by then. */
  removeByFilter<Input extends { readonly filter: object }>(
    operation: Write<Input, { jobId: string }, never>,
    options: { readonly removal: (input: Input) => Removal },
  ): Handler
}

/** A change with the mask that the declaration of the entity names. */
interface Masked {
  readonly mask?: readonly string[] | undefined
  readonly fieldMask?: readonly string[] | undefined
}

/** A change of everything that a filter finds. */
interface FilterChange {
  readonly filter: object
  readonly mask?: readonly string[] | undefined
}

/**
 * The handlers of an entity's plain operations.
 *
 * @example
 * const on = entityHandlers(services, entitySteps(services, serviceRules))
 * export const serviceHandlers = [
 *   on.get(getService, { id: ({ serviceId }) => serviceId }),
 *   on.query(queryServices),
 *   on.update(updateService, { value: ({ service }) => service }),
 * ]
 */
export const entityHandlers = <T extends Stored, Kept extends T, Removal>(
  entity: Entity<T, Kept>,
  steps: EntitySteps<Kept, Removal>,
): EntityHandlers<T, Removal> => {
  const { name, query, search, maskField = 'mask' } = entity.declaration
  /** The compiler cannot follow the result through the types of the operation; the signatures above tie them. */
  const answer = <Input, Output>(
    operation: Read<Input, Output, never> | Write<Input, Output, never>,
    run: (context: Context<Input>) => unknown,
    routes: readonly Route[] = [],
  ): Handler => handle(operation, run as never, ...routes)
  const rules = (): NonNullable<typeof query> => {
    if (!query) throw new Error(`The ${name} declares no fields to query by`)
    return query
  }
  const searchRules = (): NonNullable<typeof search> => {
    if (!search) throw new Error(`The ${name} declares no fields to search by`)
    return search
  }
  /** The whole collection is found and sorted by its orders and its indexes of words; somebody's own items are few. */
  const withIndexes = <Rules extends object>(
    context: Context<unknown>,
    items: readonly Kept[],
    given: Rules,
  ): Rules & Pick<SearchRules<Kept>, 'orders' | 'words'> => {
    const kept = entity.in(context)
    return items === kept.all()
      ? {
          ...given,
          orders: (path) => kept.order(path),
          words: (path, wordsOf) => kept.words(path, wordsOf),
        }
      : given
  }
  const showPage = <Input>(
    context: Context<Input>,
    page: PageResult<Kept>,
    after: After<Input, T> | undefined,
  ): PageResult<T> => {
    const items = page.items.map(entity.show)
    return { ...page, items: after ? items.map((item) => after(context, item)) : items }
  }
  return {
    get: (operation, { id, after, routes }) =>
      answer(
        operation,
        (context) => {
          const shown = entity.show(entity.require(context, id(context.input)))
          return after ? after(context, shown) : shown
        },
        routes,
      ),
    query: (operation, { after, routes } = {}) =>
      answer(
        operation,
        (context) => {
          const items = entity.list(context)
          return showPage(
            context,
            runQuery(items, context.input, withIndexes(context, items, rules())),
            after,
          )
        },
        routes,
      ),
    search: (operation, { after, routes } = {}) =>
      answer(
        operation,
        (context) => {
          const items = entity.list(context)
          const known = withIndexes(context, items, searchRules())
          const { page, aggregations } = runSearch(items, context.input, known)
          return new AnswerWith(showPage(context, page, after), {
            aggregationData: { results: aggregations },
          })
        },
        routes,
      ),
    count: (operation) =>
      answer(operation, (context) => {
        return matching(entity.list(context), context.input.filter, rules(), 'filter').length
      }),
    create: (operation, { value, at = name, after }) =>
      answer(operation, (context) => {
        const shown = entity.show(steps.create(context, value(context.input), at))
        return after ? after(context, shown) : shown
      }),
    update: (operation, { value, at = name, after }) =>
      answer(operation, (context) => {
        const { input } = context
        const { [maskField]: mask } = input as Masked
        const shown = entity.show(steps.update(context, { given: value(input), mask }, at))
        return after ? after(context, shown) : shown
      }),
    remove: (operation, { id, removal, routes }) =>
      answer(
        operation,
        (context) => {
          steps.remove(context, id(context.input), removal(context.input))
        },
        routes,
      ),
    bulkCreate: (operation, { values, at }) =>
      answer(operation, (context) => {
        const { returnEntity } = context.input
        return runBulk(
          context,
          values(context.input),
          (given, index) => entity.show(steps.create(context, given, `${at}.${index}`)),
          { returnEntity },
        )
      }),
    bulkUpdate: (operation, { changes, at }) =>
      answer(operation, (context) => {
        const { returnEntity } = context.input
        return runBulk(
          context,
          changes(context.input),
          (change, index) => entity.show(steps.update(context, change, `${at}.${index}.${name}`)),
          { returnEntity, id: ({ given }) => (given as Stored).id },
        )
      }),
    bulkRemove: (operation, { ids, removal }) =>
      answer(operation, (context) =>
        runBulk(
          context,
          ids(context.input),
          (id) => entity.show(steps.remove(context, id, removal(context.input))),
          { id: (id) => id },
        ),
      ),
    updateByFilter: (operation, { value, at = name }) => ({
      ...answer(operation, (context) => {
        const { filter, mask } = context.input
        compileFilter(filter, rules().fields, 'filter')
        steps.checkMask(mask, at)
        return startJob(context, operation.spec.id, context.input)
      }),
      work(context, input) {
        const { filter, mask } = input as FilterChange
        const change = { given: value(input as never), mask }
        const found = matching(entity.list(context), filter, rules(), 'filter')
        return runBulk(context, found, (kept) => steps.apply(context, kept, change, at)).bulkActionMetadata
      },
    }),
    removeByFilter: (operation, { removal }) => ({
      ...answer(operation, (context) => {
        compileFilter(context.input.filter, rules().fields, 'filter')
        return startJob(context, operation.spec.id, context.input)
      }),
      work(context, input) {
        const found = matching(entity.list(context), (input as FilterChange).filter, rules(), 'filter')
        const remove = ({ id }: Stored): Stored => steps.remove(context, id, removal(input as never))
        return runBulk(context, found, remove).bulkActionMetadata
      },
    }),
  }
}

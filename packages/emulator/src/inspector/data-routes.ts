import { Hono } from 'hono'
import { type FormValues, readForm } from '../html/form-values.ts'
import { changeEntity, readJson, removeEntity } from './data-change.ts'
import type { NewEntity } from './data-new.ts'
import { addressOf, collectionPage, collectionsPage, type DataView, isShown } from './data.ts'
import { callAsOwner, creatorOf, describe, idOfAnswer, newForms } from './new-entity.ts'
import { type Inspector, pageOr404, problemOf } from './routes.ts'

const section = '/inspector/entities'

const viewOf = (query: Readonly<Record<string, string>>): Omit<DataView, 'id'> => ({
  search: query['search'] ?? '',
  offset: Math.max(0, Math.trunc(Number(query['offset'] ?? 0)) || 0),
  asSent: query['sent'] !== undefined,
  form: (['edit', 'remove'] as const).find((name) => query[name] !== undefined),
})

/** The form that makes an entity, with the values that were sent; undefined for a collection that no operation fills. */
const newEntity = async (
  { emulator, state, operations }: Inspector,
  collection: string,
  { values = {}, asJson = false }: { readonly values?: FormValues; readonly asJson?: boolean },
): Promise<NewEntity | undefined> => {
  const operation = creatorOf(operations, collection)
  if (operation === undefined) return undefined
  const form = newForms[collection]
  if (form && !asJson) {
    const fields = form.fields(emulator, state)
    return {
      operation,
      fields: fields.map((field) => ({ ...field, value: values[field.name] ?? field.value })),
    }
  }
  const { json = (await describe(emulator, operation))?.example ?? '{}' } = values
  return { operation, json, hasForm: form !== undefined }
}

/**
 * Creates an entity of a collection from a form that was sent, and gives its id. @throws Failure with what was refused
 */
const create = async (
  { emulator, operations }: Inspector,
  collection: string,
  values: FormValues,
): Promise<string> => {
  const call = callAsOwner(emulator)
  const { json } = values
  const form = newForms[collection]
  if (json === undefined && form) return form.create(call, values, emulator)
  const described = await describe(emulator, creatorOf(operations, collection) ?? '')
  return idOfAnswer(await call(described?.path ?? '', readJson(json ?? '')))
}

/** `/inspector/entities`: the stored data, which can be edited. */
export const dataRoutes = (inspector: Inspector): Hono => {
  const { emulator, state, operations } = inspector
  const app = new Hono()
  app.get(section, (c) => c.html(collectionsPage(inspector)))
  app.get(`${section}/:collection`, async (c) => {
    const { collection } = c.req.param()
    const query = c.req.query()
    const { new: mode } = query
    const adding =
      mode === undefined ? undefined : await newEntity(inspector, collection, { asJson: mode === 'json' })
    const view = { ...viewOf(query), adding }
    const page = mode === undefined || adding ? collectionPage(inspector, collection, view) : undefined
    return pageOr404(c, inspector, section, page)
  })
  app.post(`${section}/:collection/new`, async (c) => {
    const { collection } = c.req.param()
    if (creatorOf(operations, collection) === undefined) return pageOr404(c, inspector, section, undefined)
    const values = await readForm(c)
    try {
      const id = await create(inspector, collection, values)
      const isKnown = state.contents()[collection]?.some((item) => item.id === id)
      return c.redirect(isKnown ? addressOf(collection, id) : addressOf(collection), 303)
    } catch (error) {
      const problem = problemOf(error)
      if (problem === undefined) throw error
      const adding = await newEntity(inspector, collection, { values, asJson: values['json'] !== undefined })
      const view = { ...viewOf({}), adding: adding && { ...adding, problem } }
      c.status(422)
      return pageOr404(c, inspector, section, collectionPage(inspector, collection, view))
    }
  })
  app.get(`${section}/:collection/:id`, (c) => {
    const { collection, id } = c.req.param()
    return pageOr404(
      c,
      inspector,
      section,
      collectionPage(inspector, collection, { ...viewOf(c.req.query()), id }),
    )
  })
  app.post(`${section}/:collection/change`, async (c) => {
    const { collection } = c.req.param()
    if (!isShown(collection)) return pageOr404(c, inspector, section, undefined)
    const { json: text = '', id } = await readForm(c)
    try {
      return c.redirect(addressOf(collection, changeEntity(state, collection, text, emulator.url).id), 303)
    } catch (error) {
      const problem = problemOf(error)
      if (problem === undefined) throw error
      const view = { ...viewOf({}), ...(id !== undefined && { id }), refused: { text, problem } }
      c.status(422)
      return pageOr404(c, inspector, section, collectionPage(inspector, collection, view))
    }
  })
  app.post(`${section}/:collection/:id/remove`, (c) => {
    const { collection, id } = c.req.param()
    if (!isShown(collection)) return pageOr404(c, inspector, section, undefined)
    removeEntity(state, collection, id)
    return c.redirect(addressOf(collection), 303)
  })
  return app
}

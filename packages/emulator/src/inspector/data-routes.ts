import { Hono } from 'hono'
import { readForm } from '../html/form-values.ts'
import { changeEntity, removeEntity } from './data-change.ts'
import { addressOf, collectionPage, collectionsPage, type DataView, isShown } from './data.ts'
import { type Inspector, pageOr404, problemOf } from './routes.ts'

const section = '/inspector/entities'

const viewOf = (query: Readonly<Record<string, string>>): Omit<DataView, 'id'> => ({
  search: query['search'] ?? '',
  offset: Math.max(0, Math.trunc(Number(query['offset'] ?? 0)) || 0),
  editing: query['edit'] !== undefined,
})

/** `/inspector/entities`: the stored data, which can be edited. */
export const dataRoutes = (inspector: Inspector): Hono => {
  const { emulator, state } = inspector
  const app = new Hono()
  app.get(section, (c) => c.html(collectionsPage(emulator, state)))
  app.get(`${section}/:collection`, (c) =>
    pageOr404(
      c,
      inspector,
      section,
      collectionPage(emulator, state, c.req.param('collection'), viewOf(c.req.query())),
    ),
  )
  app.get(`${section}/:collection/:id`, (c) => {
    const { collection, id } = c.req.param()
    return pageOr404(
      c,
      inspector,
      section,
      collectionPage(emulator, state, collection, { ...viewOf(c.req.query()), id }),
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
      return pageOr404(c, inspector, section, collectionPage(emulator, state, collection, view))
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

import { Hono } from 'hono'
import { requestsPage } from './requests.ts'
import { type Inspector, pageOr404 } from './routes.ts'

/** `/inspector/requests`: the last requests, and what each of them did. */
export const requestRoutes = (inspector: Inspector): Hono => {
  const { emulator, state } = inspector
  const app = new Hono()
  const filterOf = ({ method = '', status = '', search = '' }: Readonly<Record<string, string>>) => ({
    method,
    status,
    search,
  })
  app.get('/inspector/requests', (c) => c.html(requestsPage(emulator, state, filterOf(c.req.query()))))
  app.get('/inspector/requests/:id', (c) => {
    const entry = emulator.requests.find(({ id }) => id === c.req.param('id'))
    const page = entry && requestsPage(emulator, state, filterOf(c.req.query()), entry)
    return pageOr404(c, inspector, '/inspector/requests', page)
  })
  return app
}

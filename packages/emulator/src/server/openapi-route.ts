import { Hono } from 'hono'
import { type OpenApiDocument, openApiDocument, type OpenApiSource } from './openapi.ts'

/** Serves the description of all operations at `/openapi.json`. It is written when it is first asked for. */
export const openApiRoute = (source: OpenApiSource): Hono => {
  let document: OpenApiDocument | undefined
  const route = new Hono()
  route.get('/openapi.json', (context) => {
    document ??= openApiDocument(source)
    // Viewers of such documents are pages of other origins.
    return context.json(document, 200, { 'access-control-allow-origin': '*' })
  })
  return route
}

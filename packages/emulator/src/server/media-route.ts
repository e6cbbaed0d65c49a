import { Hono } from 'hono'

/**
 * Serves pictures under `/media/{id}`.
 *
 * @example
 * app.route('/', mediaRoute([storesMedia, bookingsMedia]))
 */
export const mediaRoute = (sources: readonly Readonly<Record<string, string>>[]): Hono => {
  const pictures = new Map(sources.flatMap((source) => Object.entries(source)))
  const route = new Hono()
  route.get('/media/:id', (context) => {
    const picture = pictures.get(context.req.param('id'))
    if (picture === undefined) return context.text('There is no such picture', 404)
    return context.body(picture, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      // A picture may be opened on its own: it must not run anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      // Sites on other origins show it.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  return route
}

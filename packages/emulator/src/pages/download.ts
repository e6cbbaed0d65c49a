import { Hono } from 'hono'
import { findDownload } from '../ecom/index.ts'
import type { PageDependencies } from './dependencies.ts'
import { messagePage } from './layout.ts'
import { standInFile } from './stand-in-file.ts'

/** `/pages/downloads/{id}`: the file that a buyer has paid for, until the link ends. */
export const downloadRoutes = ({ run }: PageDependencies): Hono => {
  const app = new Hono()

  app.get('/pages/downloads/:id', (c) =>
    run({ kind: 'none' }, ({ state, business, now }) => {
      const found = findDownload(state, c.req.param('id'))
      if (!found)
        return c.html(
          messagePage(
            { title: 'This link does not work', business },
            `It is incomplete, or ${business.name} has replaced it.`,
          ),
          404,
        )
      if (found.expirationDate && found.expirationDate <= now())
        return c.html(
          messagePage(
            { title: 'This link has ended', business },
            `Ask ${business.name} for a new one: ${business.email}.`,
          ),
          410,
        )
      const { name, contentType, content } = standInFile(found.file, business.name)
      return c.body(content.slice().buffer, 200, {
        'content-type': contentType,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      })
    }),
  )
  return app
}

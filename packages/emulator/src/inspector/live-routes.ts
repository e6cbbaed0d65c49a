import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { lineKeys, logPage } from './log.ts'
import type { Inspector } from './routes.ts'

/** Changes within so many milliseconds are told together. */
const pause = 150

/** Proxies and browsers give up a connection that is silent for long; in milliseconds. */
const heartbeat = 15_000

/** `/inspector/log`, and the stream that tells pages when they are out of date. */
export const liveRoutes = ({ emulator, changes }: Inspector): Hono => {
  const app = new Hono()
  /** All browsers see the same list. */
  let cleared: ReadonlySet<string> = new Set()
  app.get('/inspector/log', (c) => {
    const { search = '', kind = '' } = c.req.query()
    return c.html(logPage(emulator, { search, kind, cleared }))
  })
  app.post('/inspector/log/clear', (c) => {
    cleared = lineKeys(emulator)
    return c.redirect('/inspector/log', 303)
  })
  app.post('/inspector/log/restore', (c) => {
    cleared = new Set()
    return c.redirect('/inspector/log', 303)
  })
  app.get('/inspector/stream', (c) =>
    streamSSE(c, async (stream) => {
      let number = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      const tell = (event: string): void => {
        timer = undefined
        number += 1
        // A page that does not read any more is closed by the listener; its last event is lost with it.
        stream
          .writeSSE({ event, id: String(number), data: emulator.clock.now().toISOString() })
          .catch(() => undefined)
      }
      const stop = changes.listen(() => {
        timer ??= setTimeout(tell, pause, 'change')
      })
      const beat = setInterval(tell, heartbeat, 'heartbeat')
      tell('open')
      await new Promise<void>((resolve) => stream.onAbort(resolve))
      stop()
      clearTimeout(timer)
      clearInterval(beat)
    }),
  )
  return app
}

import type { MiddlewareHandler } from 'hono'
import { html, type Markup, nothing } from '../html/markup.ts'
import { type Faults, isInForce } from '../faults/fault-registry.ts'

/** Says on a page that requests go wrong on purpose, and switches that off; `back` is the page to come back to. */
export const faultStrip = (faults: Pick<Faults, 'list'>, back: string): Markup => {
  const count = faults.list().filter(isInForce).length
  return count
    ? html`<form class="fault-strip" method="post" action="/inspector/faults/off">
        <span>${count === 1 ? '1 fault' : `${count} faults`} in force</span>
        <input type="hidden" name="back" value="${back}" />
        <button>Turn off</button>
      </form>`
    : nothing
}

const hostedPages = /^\/(pages\/|product-page\/|oauth2\/authorize$)/

/** The strip comes last, so that scripts find the form of a page first; the style sheet keeps it in sight. */
const end = '</body>'

/** Puts the strip on the hosted pages while a fault is in force, also of those that tell of a failure. */
export const faultStripOnPages =
  (faults: Pick<Faults, 'list'>): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html') && hostedPages.test(c.req.path)
    if (!isPage || !faults.list().some(isInForce)) return
    const { pathname, search } = new URL(c.req.url)
    const strip = (await faultStrip(faults, pathname + search)).toString()
    const { status, headers } = c.res
    const page = (await c.res.text()).replace(end, () => strip + end)
    c.res = new Response(page, { status, headers })
  }

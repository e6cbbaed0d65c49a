import { html, raw } from 'hono/html'

/** A piece of HTML. Every value in it is escaped unless it is itself such a piece. */
export type Markup = ReturnType<typeof html>

export { html, raw }

/** Nothing, where a piece of HTML may stand. */
export const nothing: Markup = /* @__PURE__ */ html``

import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import { acceptInvitation, invitedStaff } from '../bookings/staff/invitation.ts'
import type { KeptStaffMember } from '../bookings/staff/staff-member.ts'
import { readForm } from '../html/form-values.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { Failure } from '../kernel/failure.ts'
import type { PageDependencies } from './dependencies.ts'
import { alert, type Problem, staleForm } from './form.ts'
import { layout, messagePage } from './layout.ts'
import { formToken, isOwnForm, type PageResponse } from './request.ts'

const pathOf = (c: HonoContext): string =>
  `/pages/invitations/${encodeURIComponent(c.req.param('token') ?? '')}`

const invitationPage = (
  c: HonoContext,
  context: Context,
  { name, invitedEmail = '' }: KeptStaffMember,
  problem?: Problem,
): Markup => {
  const { business } = context
  return layout(
    { title: 'Your invitation', business },
    html`<div class="card">
      <header>
        <h1>${business.name} invites you</h1>
        <p class="muted">to manage the calendar of ${name} as ${invitedEmail}.</p>
      </header>
      ${alert(problem)}
      <form method="post" action="${pathOf(c)}" class="stack">
        ${formToken(c, context)}
        <div class="actions"><button class="wide">Accept the invitation</button></div>
      </form>
    </div>`,
  )
}

const taken: Problem = {
  title: 'It could not be accepted',
  text: 'Your account manages the calendar of somebody else already.',
}

/** `/pages/invitations/{token}`: the holder of an account accepts to manage the calendar of a staff member. */
export const invitationRoutes = ({ run }: PageDependencies): Hono => {
  const app = new Hono()

  /** Works with the staff member of the invitation, or says that the link does not work. */
  const withInvitation = (c: HonoContext, work: (context: Context, kept: KeptStaffMember) => PageResponse) =>
    run({ kind: 'none' }, (context) => {
      const { business } = context
      let kept
      try {
        kept = invitedStaff(context, c.req.param('token') ?? '')
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
      if (kept) return work(context, kept)
      const text = 'It is incomplete, or the invitation was accepted, taken back or too long ago.'
      return c.html(messagePage({ title: 'This link does not work', business }, text), 404)
    })

  app.get('/pages/invitations/:token', (c) =>
    withInvitation(c, (context, kept) => c.html(invitationPage(c, context, kept))),
  )

  app.post('/pages/invitations/:token', async (c) => {
    const values = await readForm(c)
    return withInvitation(c, (context, kept) => {
      if (!isOwnForm(c, context, values)) return c.html(invitationPage(c, context, kept, staleForm), 403)
      const connected = acceptInvitation(context, kept)
      if (!connected) return c.html(invitationPage(c, context, kept, taken), 409)
      const { business } = context
      const text = `You manage the calendar of ${connected.name} now.`
      return c.html(messagePage({ title: 'Welcome', business }, text, nothing))
    })
  })

  return app
}

import { isValidationError } from '@frontdesk/core'
import { Hono } from 'hono'
import { readForm } from '../html/form-values.ts'
import { Failure } from '../kernel/failure.ts'
import type { Delivery } from '../webhooks/delivery.ts'
import type { WebhookEvent } from '../webhooks/event.ts'
import { linkerOf } from './data.ts'
import { type Inspector, pageOr404 } from './routes.ts'
import { type WebhookDetails, webhooksPage } from './webhooks.ts'

const section = '/inspector/webhooks'

/** `/inspector/webhooks`: subscriptions, deliveries and events. */
export const webhookRoutes = (inspector: Inspector): Hono => {
  const { emulator, state, samples } = inspector
  const { webhooks } = emulator
  const app = new Hono()
  const eventOf = (id: string): WebhookEvent | undefined => webhooks.events.find((event) => event.id === id)
  const detailsOf = async (
    event: WebhookEvent | undefined,
    delivery?: Delivery,
  ): Promise<WebhookDetails | undefined> => {
    const signed = event && (await webhooks.sign(event.id))
    const linkOf = linkerOf(state)
    if (delivery) return { delivery, event, signed, linkOf }
    return event && { event, signed, linkOf }
  }
  const sampleTypes = samples.types
  const show = (search: string, details?: WebhookDetails) =>
    webhooksPage(emulator, { search, sampleTypes, ...(details && { details }) })

  app.get(section, (c) => c.html(show(c.req.query('search') ?? '')))
  app.get(`${section}/events/:id`, async (c) => {
    const details = await detailsOf(eventOf(c.req.param('id')))
    return pageOr404(c, inspector, section, details && show('', details))
  })
  app.get(`${section}/deliveries/:id`, async (c) => {
    const delivery = webhooks.deliveries.find(({ id }) => id === c.req.param('id'))
    const details = delivery && (await detailsOf(eventOf(delivery.eventId), delivery))
    return pageOr404(c, inspector, section, details && show('', details))
  })
  app.post(section, async (c) => {
    const { url = '' } = await readForm(c)
    try {
      webhooks.subscribe(url)
    } catch (error) {
      if (!isValidationError(error)) throw error
      return c.html(webhooksPage(emulator, { search: '', sampleTypes, refused: url }), 422)
    }
    return c.redirect(section, 303)
  })
  app.post(`${section}/samples`, async (c) => {
    const { eventType = '', subscriptionId = '' } = await readForm(c)
    try {
      const eventId = samples.send(eventType, subscriptionId)
      const delivery = webhooks.deliveries.findLast((own) => own.eventId === eventId)
      return c.redirect(`${section}/deliveries/${delivery?.id ?? ''}`, 303)
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 409) throw error
      const sample = { eventType, subscriptionId, problem: error.message }
      return c.html(webhooksPage(emulator, { search: '', sampleTypes, sample }), 409)
    }
  })
  app.post(`${section}/deliveries/:id/replay`, (c) => {
    webhooks.replay(c.req.param('id'))
    return c.redirect(section, 303)
  })
  app.post(`${section}/events/:id/send`, (c) => {
    webhooks.send(c.req.param('id'))
    return c.redirect(section, 303)
  })
  app.post(`${section}/:id/remove`, (c) => {
    webhooks.unsubscribe(c.req.param('id'))
    return c.redirect(section, 303)
  })
  return app
}

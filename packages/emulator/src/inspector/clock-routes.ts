import { Hono } from 'hono'
import { createZone } from '../bookings/index.ts'
import { readForm } from '../html/form-values.ts'
import { clockPage, type RefusedForm } from './clock.ts'
import { type Inspector, problemOf } from './routes.ts'
import { upcomingOf } from './upcoming.ts'

const section = '/inspector/clock'

const local = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/

/** `/inspector/clock` and `/inspector/snapshots`: the time machine. */
export const clockRoutes = ({ emulator, state }: Inspector): Hono => {
  const app = new Hono()
  const { timeMachine, clock, business } = emulator
  const page = (refused?: RefusedForm) => clockPage(emulator, upcomingOf(emulator, state), refused)

  const momentOf = ({ advance, set, local: typed = '' }: Readonly<Record<string, string>>): Date => {
    if (advance !== undefined) return new Date(clock.now().getTime() + Number(advance))
    if (set !== undefined) return new Date(set)
    return local.test(typed) ? createZone(business.timeZone).toMoment(typed) : new Date(NaN)
  }

  app.get(section, (c) => c.html(page()))
  app.post(section, async (c) => {
    const form = await readForm(c)
    try {
      timeMachine.move(momentOf(form))
    } catch (error) {
      const problem = problemOf(error)
      if (problem === undefined) throw error
      return c.html(
        page({ field: 'set', value: form['local'] ?? '', problem: `The date and time ${problem}.` }),
        422,
      )
    }
    return c.redirect(`${section}#moved`, 303)
  })
  app.post('/inspector/snapshots', async (c) => {
    const { name = '' } = await readForm(c)
    try {
      timeMachine.keep(name)
    } catch (error) {
      const problem = problemOf(error)
      if (problem === undefined) throw error
      return c.html(page({ field: 'name', value: name, problem: `The name ${problem}.` }), 422)
    }
    return c.redirect(`${section}#snapshots`, 303)
  })
  app.post('/inspector/snapshots/:id/restore', (c) => {
    timeMachine.restore(c.req.param('id'))
    return c.redirect(`${section}#time`, 303)
  })
  app.post('/inspector/snapshots/:id/remove', (c) => {
    timeMachine.remove(c.req.param('id'))
    return c.redirect(`${section}#snapshots`, 303)
  })
  app.post('/inspector/reset', (c) => {
    timeMachine.reset()
    return c.redirect(`${section}#time`, 303)
  })
  return app
}

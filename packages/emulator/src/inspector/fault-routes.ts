import { isValidationError } from '@frontdesk/core'
import { Hono } from 'hono'
import { readForm } from '../html/form-values.ts'
import { isInForce } from '../faults/fault-registry.ts'
import { faultOfPreset, faultPresets } from './fault-presets.ts'
import { type FaultForm, faultOfForm, faultsPage } from './faults.ts'
import type { Inspector } from './routes.ts'

/** `/inspector/faults`: the rules by which requests go wrong on purpose. */
export const faultRoutes = ({ emulator, operations }: Inspector): Hono => {
  const { faults } = emulator
  const app = new Hono()
  app.get('/inspector/faults', (c) => c.html(faultsPage(emulator, operations)))
  app.post('/inspector/faults', async (c) => {
    const form: FaultForm = await readForm(c)
    try {
      faults.add(faultOfForm(form))
    } catch (error) {
      if (!isValidationError(error)) throw error
      return c.html(faultsPage(emulator, operations, form, error.violations), 422)
    }
    return c.redirect('/inspector/faults', 303)
  })
  app.post('/inspector/faults/presets/:id', (c) => {
    const preset = faultPresets.find(({ id }) => id === c.req.param('id'))
    if (!preset) return c.redirect('/inspector/faults', 303)
    const known = faultOfPreset(preset, faults.list())
    if (known) faults.switch(known.id, !isInForce(known))
    else faults.add(preset.rule)
    return c.redirect('/inspector/faults', 303)
  })
  app.post('/inspector/faults/next', async (c) => {
    const { operation = '' } = await readForm(c)
    faults.add({ operation, status: 503, times: 1 })
    return c.redirect('/inspector/faults', 303)
  })
  app.post('/inspector/faults/off', async (c) => {
    const { back = '/' } = await readForm(c)
    for (const { id } of faults.list()) faults.switch(id, false)
    return c.redirect(/^\/(?![/\\])/.test(back) ? back : '/', 303)
  })
  app.post('/inspector/faults/clear', (c) => {
    faults.clear()
    return c.redirect('/inspector/faults', 303)
  })
  app.post('/inspector/faults/:id/switch', async (c) => {
    const { on } = await readForm(c)
    faults.switch(c.req.param('id'), on === 'true')
    return c.redirect('/inspector/faults', 303)
  })
  app.post('/inspector/faults/:id/remove', (c) => {
    faults.remove(c.req.param('id'))
    return c.redirect('/inspector/faults', 303)
  })
  return app
}

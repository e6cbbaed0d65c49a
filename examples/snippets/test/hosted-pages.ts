import type { Emulator } from '@frontdesk/emulator'
import { Window } from 'happy-dom'

/** A person at the hosted pages: keeps cookies, fills and sends forms. Gives the address at which they leave. */
export interface Visitor {
  open(url: string): Promise<void>
  /** Sends the form that has this button, with what is typed in. */
  send(entries: Readonly<Record<string, string>>): Promise<void>
  /** Where the person is: an address of the emulator, or of the app they were sent back to. */
  readonly location: string
  readonly text: string
}

export const createVisitor = (emulator: Emulator): Visitor => {
  const cookies = new Map<string, string>()
  let location = emulator.url
  let text = ''

  const go = async (address: string, init: RequestInit = {}): Promise<void> => {
    location = new URL(address, location).href
    if (new URL(location).origin !== emulator.url) return
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await emulator.fetch(
      new Request(location, { redirect: 'manual', ...init, headers: { cookie } }),
    )
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    text = await response.text()
    const next = response.headers.get('location')
    if (next !== null) await go(next)
  }

  return {
    get location() {
      return location
    },
    get text() {
      return text
    },
    open: (url) => go(url),
    async send(entries) {
      const { document } = new Window({
        settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true },
      })
      document.documentElement.innerHTML = text
      const form = [...document.querySelectorAll('form')].find((one) =>
        Object.keys(entries).every((name) => one.querySelector(`[name="${name}"]`)),
      )
      if (!form) throw new Error(`No form at ${location} takes ${Object.keys(entries).join(', ')}`)
      const body = new URLSearchParams()
      for (const field of form.querySelectorAll('input'))
        if (
          !['radio', 'checkbox'].includes(field.getAttribute('type') ?? '') ||
          field.hasAttribute('checked')
        )
          body.set(field.getAttribute('name') ?? '', field.getAttribute('value') ?? '')
      for (const select of form.querySelectorAll('select'))
        body.set(
          select.getAttribute('name') ?? '',
          select.querySelector('option[selected]')?.getAttribute('value') ?? '',
        )
      for (const [name, value] of Object.entries(entries)) body.set(name, value)
      await go(form.getAttribute('action') ?? location, { method: 'POST', body })
    },
  }
}

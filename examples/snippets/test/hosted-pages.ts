import type { Emulator } from '@frontdesk/emulator'
import { fillForm, readForms } from '../../../tooling/demo/form.mjs'

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
      const names = Object.keys(entries)
      const form = readForms(text, location).find(({ values }) => names.every((name) => values.has(name)))
      if (!form) throw new Error(`No form at ${location} takes ${names.join(', ')}`)
      await go(form.action, { method: form.method, body: fillForm(form, { ...entries }) })
    },
  }
}

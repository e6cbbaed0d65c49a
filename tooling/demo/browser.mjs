import { fillForm, readForms } from './form.mjs'

const mostRedirects = 10
const patience = 15_000

/** The cookies of one person. Like browsers, it does not tell ports apart. */
function createCookies() {
  const kept = new Map()
  const keyOf = ({ hostname }, name) => `${hostname} ${name}`
  return {
    for: ({ hostname }) =>
      [...kept.values()]
        .filter((cookie) => cookie.hostname === hostname)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    keep(url, lines) {
      for (const line of lines) {
        const [pair, ...attributes] = line.split(';').map((part) => part.trim())
        const equals = pair.indexOf('=')
        const name = pair.slice(0, equals)
        const ended = attributes.some((one) => /^max-age=(0|-\d+)$/i.test(one))
        if (ended) kept.delete(keyOf(url, name))
        else kept.set(keyOf(url, name), { hostname: url.hostname, name, value: pair.slice(equals + 1) })
      }
    },
  }
}

/** Opens pages and sends forms as a browser without scripts: with cookies, redirect after redirect. */
export function createBrowser() {
  const cookies = createCookies()

  async function request(address, init = {}) {
    let url = new URL(address)
    let { method = 'GET', body } = init
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const cookie = cookies.for(url)
      const response = await fetch(url, {
        method,
        ...(body && { body }),
        headers: { accept: 'text/html,*/*;q=0.8', ...(cookie && { cookie }) },
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      })
      cookies.keep(url, response.headers.getSetCookie())
      const text = await response.text()
      const location = response.headers.get('location')
      const { status } = response
      if (status < 300 || status > 399 || location === null) {
        const type = response.headers.get('content-type') ?? ''
        // With its fragment: that is where sign-in answers are.
        return {
          url: url.href,
          status,
          type,
          text,
          forms: type.includes('html') ? readForms(text, url.href) : [],
        }
      }
      if (status < 307) [method, body] = ['GET', undefined]
      url = new URL(location, url)
    }
    throw new Error(`${address} redirects without end`)
  }

  return {
    open: (address) => request(address),
    /** Fills in a form and presses one of its buttons, named by its label or by `name=value`. */
    submit(form, values, button) {
      const fields = fillForm(form, values, button)
      if (form.method === 'POST') return request(form.action, { method: 'POST', body: fields })
      const url = new URL(form.action)
      url.search = fields.toString()
      return request(url.href)
    },
  }
}

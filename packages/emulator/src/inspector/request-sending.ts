import { html, type Markup } from '../html/markup.ts'
import { type RequestEntry, sendsBody, type SentRequest } from '../server/request-log.ts'
import { jsonField } from './json-field.ts'
import { option } from './pieces.ts'

/** The fields of the form that sends an edited request. */
export interface SendForm {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly caller: string
  /** Why it was not sent. */
  readonly problem?: string
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const callers = [
  ['same', 'The same'],
  ['owner', 'The business'],
  ['none', 'Nobody'],
] as const

/** The form as it is at first: the request as the log shows it. */
export const formOf = ({ method, path, request }: RequestEntry): SendForm => ({
  method,
  path,
  body: sendsBody(method) && request !== undefined ? JSON.stringify(request, null, 2) : '',
  caller: 'same',
})

/** The form that sends a request which a developer has edited. */
export const sendForm = (address: string, { method, path, body, caller, problem }: SendForm): Markup =>
  html`<form method="post" action="${address}/send" class="grid">
    <input type="hidden" name="edited" value="true" />
    <div class="inline">
      <label
        >Method<select name="method">
          ${methods.map((name) => option(name, method))}
        </select></label
      >
      <label
        >Caller<select name="caller">
          ${callers.map(([value, text]) => option(value, caller, text))}
        </select></label
      >
    </div>
    <label
      >Path and query<input class="mono" name="path" value="${path}" spellcheck="false" required
    /></label>
    ${jsonField({
      name: 'body',
      text: body,
      rows: 16,
      problem,
      hint: html`The other headers stay as they were. Where the log shows <code>[redacted]</code>, the secret
        of the first request is sent.`,
    })}
    <div class="actions">
      <button class="primary">Send</button> <a class="button" href="${address}">Cancel</a>
    </div>
  </form>`

const hidden = '[redacted]'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Puts the secrets back that the log has taken out, wherever they stood. */
const withSecrets = (edited: unknown, sent: unknown): unknown => {
  if (edited === hidden) return sent
  if (Array.isArray(edited))
    return edited.map((item, index) => withSecrets(item, Array.isArray(sent) ? sent[index] : undefined))
  if (!isObject(edited)) return edited
  const own = isObject(sent) ? sent : {}
  return Object.fromEntries(
    Object.entries(edited).map(([name, value]) => [name, withSecrets(value, own[name])]),
  )
}

/** Headers that belong to the connection of the first request, or follow from the new one. */
const notSentAgain = /^(connection|content-length|host|keep-alive|transfer-encoding|accept-encoding)$/

const headersOf = (
  { headers }: SentRequest,
  {
    caller,
    apiKey,
    hasBody,
  }: { readonly caller: string; readonly apiKey: string; readonly hasBody: boolean },
): Headers => {
  const again = new Headers(Object.entries(headers).filter(([name]) => !notSentAgain.test(name)))
  if (caller !== 'same') again.delete('authorization')
  if (caller === 'owner') again.set('authorization', apiKey)
  if (!hasBody) again.delete('content-type')
  else if (!again.has('content-type')) again.set('content-type', 'application/json')
  return again
}

/** The places that a request is sent to, and the key of the business. */
interface Target {
  readonly url: string
  readonly apiKey: string
}

/** The request as it was. */
export const sameRequest = (sent: SentRequest, { url, apiKey }: Target): Request => {
  const { method, target, body } = sent
  const headers = headersOf(sent, { caller: 'same', apiKey, hasBody: body !== undefined })
  return new Request(url + target, { method, headers, ...(body !== undefined && { body }) })
}

/** The request as the form says, or the reason why that is none. */
export const editedRequest = (
  { method, path, body, caller }: SendForm,
  sent: SentRequest,
  { shown, url, apiKey }: Target & { readonly shown: RequestEntry },
): Request | string => {
  const target = path === shown.path ? sent.target : path
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(url + target))
    return 'The path must begin with one slash.'
  if (target.includes(hidden)) return 'The path holds [redacted]: write the value in its place.'
  if (!(methods as readonly string[]).includes(method))
    return `The method must be one of ${methods.join(', ')}.`
  const hasBody = sendsBody(method) && body !== ''
  let text: string | undefined
  if (hasBody)
    try {
      const original: unknown = sent.body === undefined ? undefined : JSON.parse(sent.body)
      text = JSON.stringify(withSecrets(JSON.parse(body), original))
    } catch (error) {
      return `The body is not JSON: ${(error as Error).message}`
    }
  const headers = headersOf(sent, { caller, apiKey, hasBody })
  return new Request(url + target, { method, headers, ...(text !== undefined && { body: text }) })
}

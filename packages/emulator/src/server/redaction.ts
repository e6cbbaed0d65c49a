/** `session` is that of the hosted pages; `.r` is a whole payload, which the log has as the input. */
const secret = /password|token|secret|captcha|verifier|^code$|^session$|^\.r$|authorization|apikey/i

/** In an answer a code says what went wrong; in a request it may be one that was mailed. */
const secretInAnswer = /password|token|secret|captcha|verifier|^session$|authorization|apikey/i

const hidden = '[redacted]'

/** Strings, the signs between values, and everything else as it comes. The last string may be cut. */
const jsonToken = /"((?:[^"\\]|\\[\s\S])*)("|\\?$)|[{}[\],:]|[^"{}[\],:]+/g

/** An authorization header or a token of three parts in free text. Only the beginning of a word is tried: words may be long. */
const bearer = /\b(Bearer\s+)[\w.~+/=-]+|(?<![\w-])[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/gi

/**
 * An id that is signed, as in the path of a booking that its customer sees without signing in: only the id is not a
 * secret.
 */
const signature = /(?<![\w-])([\w-]{8,}\.)[\w-]{43}(?![\w-])/g

/** The path of a file that a buyer has paid for: whoever has the link has the file. */
const download = /(\/pages\/downloads\/)[^/?\s"\\]+/g

const withoutLinks = (text: string): string =>
  text.replace(signature, `$1${hidden}`).replace(download, `$1${hidden}`)

const link = /https?:\/\/[^\s"\\]+\?[^\s"\\]+/g

/** An address with the values of secret parameters, and the secrets in its path, taken out. */
export const redactAddress = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string => {
  const shown = new URLSearchParams(
    [...searchParams].map(([name, value]): [string, string] => [name, secret.test(name) ? hidden : value]),
  )
  const path = withoutLinks(pathname)
  return shown.size ? `${path}?${decodeURIComponent(shown.toString().replace(/\+/g, ' '))}` : path
}

const redactLink = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && [...url.searchParams.keys()].some((name) => secret.test(name))
    ? url.origin + redactAddress(url)
    : text
}

const redactText = (text: string): string =>
  withoutLinks(
    text
      .replace(bearer, (_, scheme: string | undefined) => (scheme ?? '') + hidden)
      .replace(link, redactLink),
  )

/** A link or a path; a fragment may hold a code or a token. */
const redactLocation = (text: string): string => {
  const base = 'http://relative.invalid'
  if (!URL.canParse(text, base)) return redactText(text)
  const url = new URL(text, base)
  const start = url.origin === base ? '' : url.origin === 'null' ? url.protocol : url.origin
  return start + redactAddress(url) + (url.hash ? `#${hidden}` : '')
}

/** Headers with the values of cookies, tokens and keys taken out. */
export const redactHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (/cookie|api-key/.test(name) || secret.test(name)) return [name, hidden]
      return [name, /^(location|referer)$/.test(name) ? redactLocation(value) : redactText(value)]
    }),
  )

/**
 * JSON text with the values of passwords, tokens and codes taken out, at any depth, whatever kind of value they are.
 * Reads the text sign by sign, so that text that was cut in the middle loses its secrets too.
 */
export const redactJson = (json: string, from: 'request' | 'answer' = 'request'): string => {
  const names = from === 'request' ? secret : secretInAnswer
  const parts: string[] = []
  /** Whether the innermost object or array is one whose value is hidden; only its depth counts then. */
  let hiddenDepth = 0
  /** For each open bracket whether it is an object. */
  const open: boolean[] = []
  let key: string | undefined
  let expectsKey = false
  for (const [token, text, end] of json.matchAll(jsonToken)) {
    const isOpening = token === '{' || token === '['
    const isClosing = token === '}' || token === ']'
    if (hiddenDepth) {
      hiddenDepth += isOpening ? 1 : isClosing ? -1 : 0
      continue
    }
    if (isOpening && key !== undefined && names.test(key)) {
      parts.push(`"${hidden}"`)
      hiddenDepth = 1
      key = undefined
    } else if (isOpening || isClosing) {
      if (isOpening) open.push(token === '{')
      else open.pop()
      key = undefined
      expectsKey = token === '{'
      parts.push(token)
    } else if (token === ',') {
      expectsKey = open.at(-1) === true
      key = undefined
      parts.push(token)
    } else if (text !== undefined && expectsKey) {
      key = text
      expectsKey = false
      parts.push(token)
    } else if (token === ':' || !token.trim()) parts.push(token)
    else if (key !== undefined && names.test(key) && token.trim() !== 'null')
      // Whether a value is there at all is not a secret.
      parts.push(`"${hidden}"`)
    else parts.push(text === undefined ? token : `"${redactText(text)}${end === '"' ? '"' : ''}`)
  }
  return parts.join('')
}

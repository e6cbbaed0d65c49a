// Takes away what React Native does not have, with `react-native-get-random-values` and `react-native-url-polyfill` in
// place. Its `fetch` has no streams, so this one is made of node:http.
import { request } from 'node:http'

// Node loads the code of its `Headers` when it is first used: that code needs what is taken away.
new Headers()

const webCrypto = crypto
const random = { getRandomValues: (array) => webCrypto.getRandomValues(array) }

const absent = {
  crypto: random,
  ReadableStream: undefined,
  BroadcastChannel: undefined,
  TextDecoder: undefined,
  CompressionStream: undefined,
  DecompressionStream: undefined,
  navigator: undefined,
}
for (const [name, value] of Object.entries(absent))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
// A name that is not declared throws an error when it is read; `undefined` would hide that.
for (const [name, value] of Object.entries(absent)) if (value === undefined) delete globalThis[name]
delete AbortSignal.any
delete AbortSignal.timeout

globalThis.fetch = (url, { method = 'GET', headers = {}, body, signal } = {}) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: Object.fromEntries(new Headers(headers)) }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({
          ok: answer.statusCode < 300,
          status: answer.statusCode,
          statusText: answer.statusMessage,
          url: String(url),
          headers: new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
          text: async () => text,
          json: async () => JSON.parse(text),
        })
      })
    })
    sent.on('error', reject)
    signal?.addEventListener('abort', () => sent.destroy(signal.reason))
    sent.end(body)
  })

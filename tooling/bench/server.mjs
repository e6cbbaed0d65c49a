// Answers with ready bytes, in a process of its own: what is measured is the client.
import { createServer } from 'node:http'
import { servicePage } from './service-page.mjs'

const page = servicePage(1)
const answers = {
  GET: Buffer.from(JSON.stringify({ service: page.services[0] })),
  POST: Buffer.from(JSON.stringify(page)),
}
let tokens = 0

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.setHeader('content-type', 'application/json')
    if (request.url === '/oauth2/token') {
      tokens++
      response.end(
        JSON.stringify({
          access_token: `access-${tokens}`,
          refresh_token: `refresh-${tokens}`,
          expires_in: 14400,
        }),
      )
    } else if (request.url === '/tokens') {
      response.end(String(tokens))
      tokens = 0
    } else response.end(answers[request.method])
  })
})
// The parent may be busy for seconds: a socket that was closed meanwhile would fail its next call.
server.keepAliveTimeout = 600_000
server.listen(0, '127.0.0.1', () => process.send(server.address().port))

// Ends with whoever measures, also when that one failed.
process.once('disconnect', () => process.exit())

import { createServer } from 'node:http'

/** An app's address for events: keeps every delivery as the text that was sent. */
export async function startWebhookReceiver() {
  const deliveries = []
  const waiting = new Set()
  const server = createServer((request, response) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      deliveries.push(Buffer.concat(chunks).toString())
      response.end()
      for (const look of waiting) look()
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/events`,
    deliveries,
    /** The first event that `test` holds for, whether it has come already or not. */
    find(read, test) {
      let seen = 0
      return new Promise((resolve, reject) => {
        const look = async () => {
          try {
            while (seen < deliveries.length) {
              const event = await read(deliveries[seen++])
              if (test(event)) {
                waiting.delete(look)
                resolve(event)
              }
            }
          } catch (error) {
            reject(error)
          }
        }
        waiting.add(look)
        void look()
      })
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

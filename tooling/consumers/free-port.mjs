// For servers that must know their address before they start.
import { createServer } from 'node:net'

/** A port of this machine that nothing listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

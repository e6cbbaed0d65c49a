// One start of a process that imports a client and creates it. It prints the CPU time of the whole process in
// microseconds. A CommonJS file, so that the start of the module loader counts where modules are imported.
const [, , kind, entries] = process.argv

const starts = {
  empty: async () => undefined,
  async floor() {
    const { createClient } = await import('./fetch-client.mjs')
    return createClient({ origin: 'https://www.wixapis.com' })
  },
  async client() {
    const { createClient, hosted } = await import(JSON.parse(entries).core)
    return createClient({ platform: hosted() })
  },
  async node() {
    const { core, node } = JSON.parse(entries)
    const [{ createClient, hosted }, { nodeTransport }] = await Promise.all([import(core), import(node)])
    return createClient({ platform: hosted(), fetch: nodeTransport() })
  },
  async booking() {
    const { core, auth, bookings } = JSON.parse(entries)
    const [{ createClient, hosted }, { oauth }, { queryServices }] = await Promise.all([
      import(core),
      import(auth),
      import(bookings),
    ])
    return queryServices && createClient({ platform: hosted(), auth: oauth({ clientId: 'id' }) })
  },
}

const before = process.cpuUsage()
starts[kind]().then((client) => {
  if (!client && kind !== 'empty') throw new Error('nothing was imported')
  const { user, system } = process.cpuUsage(before)
  process.stdout.write(String(user + system))
})

// One start of a process that imports a client and creates it; prints the CPU time that this took, in microseconds.
const before = process.cpuUsage()
const kind = process.argv[2]
if (kind === 'frontdesk') {
  const { core, auth, bookings } = JSON.parse(process.argv[3])
  const [{ createClient, hosted }, { oauth }, { queryServices }] = await Promise.all([
    import(core),
    import(auth),
    import(bookings),
  ])
  const client = createClient({ platform: hosted(), auth: oauth({ clientId: 'id' }) })
  if (!client || !queryServices) throw new Error('nothing was imported')
} else {
  const { createClient } = await import('./fetch-client.mjs')
  createClient({ origin: 'https://www.wixapis.com' })
}
const { user, system } = process.cpuUsage(before)
process.stdout.write(String(user + system))

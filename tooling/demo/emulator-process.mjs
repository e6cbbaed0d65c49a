// The platform in a process of its own, so that a check can kill it. Ends with the process that started it.
import { createEmulator } from '../../packages/emulator/dist/index.js'
import { branding } from './branding.mjs'

const { ports, data, seed = 'demo', strictAnswers } = JSON.parse(process.argv[2])
let emulator

async function stop() {
  await emulator?.close()
  process.exit(0)
}
process.on('disconnect', () => void stop())
process.on('SIGTERM', () => void stop())

for (const port of ports) {
  try {
    emulator = await createEmulator({
      port,
      seed,
      strictAnswers,
      ...(seed === 'demo' && { business: { branding } }),
      ...(data !== undefined && { data }),
    })
    break
  } catch (error) {
    if (error.code === 'PORT_IN_USE' && port !== ports.at(-1)) continue
    process.send({ problem: error.message }, () => process.exit(1))
    break
  }
}
if (emulator) {
  const { url, instanceId, clientId, apiKey } = emulator
  process.send({ url, instanceId, clientId, apiKey })
}

import { createEmulator } from '../../src/emulator.ts'

/** Another process: keeps one subscription after the other and says so when it was answered. */
const [folder = '', prefix = ''] = process.argv.slice(2)
const emulator = await createEmulator({ port: 0, seed: 'empty', data: folder })
for (let number = 0; number < 10_000; number++) {
  const response = await emulator.fetch(
    new Request(`${emulator.url}/_emulator/webhooks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: `http://127.0.0.1:9/${prefix}-${number}` }),
    }),
  )
  if (response.ok) process.stdout.write(`${prefix}-${number}\n`)
}

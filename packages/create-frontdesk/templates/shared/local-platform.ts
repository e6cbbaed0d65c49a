import { createEmulator } from '@frontdesk/emulator'
import { loadEnv, type Plugin } from 'vite'

/** Starts the local platform with `npm run dev`, at the address in .env.development, and stops it with the server. */
export function localPlatform(): Plugin {
  return {
    name: 'local-platform',
    apply: (_, { command, mode, isPreview }) => command === 'serve' && mode === 'development' && !isPreview,
    async configureServer(server) {
      const { VITE_FRONTDESK_URL: url } = loadEnv('development', process.cwd())
      if (!url) return
      const emulator = await createEmulator({ port: Number(new URL(url).port) })
      server.httpServer?.once('close', () => void emulator.close())
      server.config.logger.info(`\n  The local platform and its inspector: ${emulator.url}/\n`)
    },
  }
}

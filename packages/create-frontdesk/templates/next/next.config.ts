import type { NextConfig } from 'next'

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // The emulator runs beside the app with `npm run dev`, and is no part of the app.
  serverExternalPackages: ['@frontdesk/emulator'],
}

export default config

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { localPlatform } from './local-platform.ts'

export default defineConfig({
  plugins: [reactRouter(), localPlatform()],
  server: { port: 3000, strictPort: true },
  // Packages are bundled before the first visit, which would otherwise reload the page.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
})

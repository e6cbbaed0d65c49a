import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { localPlatform } from './local-platform.ts'

export default defineConfig({
  plugins: [react(), localPlatform()],
  test: { environment: 'happy-dom' },
})

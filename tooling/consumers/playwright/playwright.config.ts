// #region config
import { defineConfig } from '@playwright/test'

const emulator = 'http://127.0.0.1:4600'
const site = 'http://127.0.0.1:4173'

export default defineConfig({
  testMatch: 'e2e/**/*.e2e.ts', // Vitest takes files that end in .test.ts or .spec.ts
  workers: 1, // all tests share one emulator
  use: { baseURL: site, locale: 'en-GB', timezoneId: 'Europe/Lisbon', trace: 'retain-on-failure' },
  webServer: [
    {
      command: 'npx frontdesk-emulator --port 4600 --clock 2026-05-04T09:00:00Z',
      url: `${emulator}/_emulator/status`,
    },
    {
      command: 'npm run build && npm run preview -- --host 127.0.0.1 --port 4173',
      url: site,
      env: {
        VITE_FRONTDESK_URL: emulator,
        VITE_FRONTDESK_CLIENT_ID: '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40',
      },
    },
  ],
})
// #endregion config

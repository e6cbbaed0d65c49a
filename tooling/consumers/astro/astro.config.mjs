// #region config
import node from '@astrojs/node'
import { defineConfig } from 'astro/config'
import process from 'node:process'

const { hostname } = new URL(process.env.SITE_ORIGIN ?? 'http://localhost:4321')

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  // Without the name of its host, Astro takes the forms of the site for those of another one.
  security: { allowedDomains: [{ hostname }] },
})
// #endregion config

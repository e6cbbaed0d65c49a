import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The packages that render a page. */
const view = /node_modules\/.*\/(react|react-dom|scheduler|react-router|@tanstack\/react-query|clsx)\//

/** The code that asks the platform: it loads first, and asks while the rest is on its way. */
const data =
  /(node_modules\/.*\/@tanstack\/query-core|packages\/core\/(?!dist\/schema)|packages\/react\/(src|dist)\/(query|read-query|identity|query-signal|hydration)|booking-site\/src\/(config|site|warm-up))/

/** The code that most pages share: on a slow line, many small files cost more than a few larger ones. */
const shared =
  /(packages\/react\/|booking-site\/src\/(ui\/(?!dialog|menu-list|aria|field|quantity|merge|totals)|layout\/(?!mobile-drawer|sign-out-failed)|session\/(session-path|use-sign-out)|format|studio)|lucide-react|@internationalized\/date)/

/** The page asks for the code that shows it beside the code that asks for its data, not after it. */
const preloadApp: Plugin = {
  name: 'preload-app',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const files = new Set<string>()
      const add = (file: string): void => {
        const chunk = bundle[file]
        if (files.has(file) || chunk?.type !== 'chunk') return
        files.add(file)
        chunk.imports.forEach(add)
      }
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/src/app.tsx')) add(chunk.fileName)
      return [...files].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      }))
    },
  },
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadApp],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'data', test: data, priority: 3 },
            { name: 'view', test: view, priority: 2 },
            { name: 'shared', test: shared, priority: 1, minShareCount: 3 },
            // The forms bring large libraries with them, which only the steps after the times need.
            {
              name: 'booking',
              test: /booking-site\/src\/(booking|services)\/(?!contact-)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', strictPort: true },
  preview: { host: '127.0.0.1', strictPort: true },
})

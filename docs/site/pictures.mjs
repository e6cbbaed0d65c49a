// Takes the pictures of the home page from the built packages and the built booking site: pnpm build, then
//   node docs/site/pictures.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../../tooling/chromium.mjs'
import { startEmulator } from '../../tooling/demo/emulator.mjs'
import { serveSite } from '../../tooling/demo/site-server.mjs'
import { root } from '../../tooling/packages.mjs'

/** A picture on the home page may weigh this many bytes. */
const most = 150_000
const folder = fileURLToPath(new URL('public/images', import.meta.url))
const schemes = ['light', 'dark']

/** Takes a picture as WebP, which browsers write and npm has no small tool for. */
async function picture(page, name) {
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64')
  const url = await page.evaluate(async (data) => {
    const image = new globalThis.Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = globalThis.document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d').drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.82)
  }, png)
  const bytes = Buffer.from(url.split(',')[1], 'base64')
  if (bytes.length > most) throw new Error(`${name} has ${bytes.length} bytes, more than ${most}`)
  writeFileSync(join(folder, `${name}.webp`), bytes)
  console.log(`${name}.webp: ${bytes.length} bytes`)
}

const emulator = await startEmulator({ ports: [0], seed: 'demo' })
const site = await serveSite({
  folder: join(root, 'examples/booking-site/dist'),
  config: { emulatorUrl: emulator.url, clientId: emulator.clientId },
  ports: [0],
})
const browser = await chromium.launch({ executablePath: await chromiumPath() })
try {
  mkdirSync(folder, { recursive: true })
  for (const colorScheme of schemes) {
    const context = await browser.newContext({
      colorScheme,
      deviceScaleFactor: 1.25,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Lisbon',
      viewport: { width: 1280, height: 820 },
    })
    const page = await context.newPage()
    // A visit first, so that the inspector has something to show.
    for (const path of ['/', '/services', '/shop', '/cart', '/services/deep-tissue-massage']) {
      await page.goto(site.url.replace(/\/$/, '') + path)
      await page.waitForLoadState('networkidle')
    }
    await picture(page, `booking-site-${colorScheme}`)
    await page.goto(`${emulator.url}/inspector/requests`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await picture(page, `inspector-${colorScheme}`)
    await context.close()
  }
} finally {
  await browser.close()
  await site.stop()
  await emulator.stop()
}

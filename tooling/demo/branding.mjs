// The hosted pages of the demo look like the booking site that leads to them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const site = new URL('../../examples/booking-site/', import.meta.url)
const logo = readFileSync(new URL('public/icon.svg', site), 'utf8')
const font = createRequire(new URL('package.json', site)).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
)

export const branding = {
  logo: `data:image/svg+xml,${encodeURIComponent(logo)}`,
  color: '#0d454c',
  darkColor: '#93d6cf',
  radius: 28,
  font: {
    family: 'Instrument Sans Variable',
    source: `data:font/woff2;base64,${readFileSync(font, 'base64')}`,
  },
}

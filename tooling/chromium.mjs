import { existsSync } from 'node:fs'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Finds Chromium: `CHROMIUM_PATH`, then the system's own, then the one that comes from npm. */
export async function chromiumPath() {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) {
    if (existsSync(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH points to ${wanted}, which does not exist.`)
  }
  const system = installed.find((path) => existsSync(path))
  if (system) return system
  // The package unpacks the shared libraries that a bare machine lacks only where it expects to be on Lambda.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

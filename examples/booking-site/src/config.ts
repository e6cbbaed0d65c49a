/** Where the platform is and which of its apps this site is. */
export interface SiteConfig {
  emulatorUrl: string
  clientId: string
}

function readConfig(value: unknown): SiteConfig {
  const { emulatorUrl, clientId } = Object(value) as Partial<Record<keyof SiteConfig, unknown>>
  if (typeof emulatorUrl !== 'string' || !URL.canParse(emulatorUrl))
    throw new Error('"emulatorUrl" in /config.json must be an address such as http://127.0.0.1:4600')
  if (typeof clientId !== 'string' || clientId === '')
    throw new Error('"clientId" in /config.json must be the client id that the emulator printed')
  return { emulatorUrl, clientId }
}

/** Reads `/config.json`, so that one build serves any platform address. The page asks for it before its scripts. */
export async function loadConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json')
  // A single-page server answers an unknown path with the page itself.
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new Error(
      '/config.json is missing. It must hold { "emulatorUrl": "http://127.0.0.1:4600", "clientId": "…" }',
    )
  return readConfig(await response.json())
}

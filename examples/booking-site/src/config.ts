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

/** The configuration that the server has written into the page; nothing where it has not. */
function readPage(): SiteConfig | undefined {
  const text = document.getElementById('site-config')?.textContent
  return text ? readConfig(JSON.parse(text)) : undefined
}

/** Reads the configuration from the page or from `/config.json`, so that one build serves any platform address. */
export async function loadConfig(): Promise<SiteConfig> {
  const inPage = readPage()
  if (inPage) return inPage
  const response = await fetch('/config.json')
  // A single-page server answers an unknown path with the page itself.
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new Error(
      '/config.json is missing. It must hold { "emulatorUrl": "http://127.0.0.1:4600", "clientId": "…" }',
    )
  return readConfig(await response.json())
}

import { loadConfig } from './config.ts'
import { visitorLocale } from './format/locale.ts'
import { createSite } from './site.ts'
import { loadPage, warmUp } from './warm-up.ts'
import './styles.css'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id "root"')

document.documentElement.lang = visitorLocale()

const code = import('./app.tsx')
loadPage(location.pathname)
try {
  const site = createSite(await loadConfig())
  const warm = warmUp(site, location)
  const { renderSite } = await code
  // Not for longer than a visitor would notice.
  await Promise.race([warm, new Promise((resolve) => setTimeout(resolve, 400))])
  renderSite(container, site)
} catch (error) {
  const { renderConfigError } = await code
  renderConfigError(container, error)
}

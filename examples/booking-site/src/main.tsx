import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadConfig } from './config.ts'
import { ConfigError } from './layout/config-error.tsx'
import './styles.css'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id "root"')
const root = createRoot(container)

try {
  root.render(<App config={await loadConfig()} />)
} catch (error) {
  root.render(<ConfigError error={error} />)
}

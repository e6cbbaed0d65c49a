import type { ReactElement } from 'react'
import { darkQuery } from './theme.ts'

/**
 * The script that sets the theme before the first paint, as text for a template. Use the same `storageKey` as in
 * `useTheme`.
 *
 * @example
 * const head = `<script nonce="${nonce}">${themeScript()}</script>`
 */
export const themeScript = (storageKey = 'theme'): string => {
  // Without escaping, `<` in a key would end the script element.
  const key = JSON.stringify(storageKey).replace(/</g, '\\u003c')
  return (
    `(()=>{let t;try{t=localStorage.getItem(${key})}catch{}` +
    `if(t!=='light'&&t!=='dark')t=matchMedia('${darkQuery}').matches?'dark':'light';` +
    `const d=document.documentElement;d.dataset.theme=d.style.colorScheme=t})()`
  )
}

export interface ThemeScriptProps {
  /** Storage key of the choice; defaults to `theme`. */
  readonly storageKey?: string
  /** For a content security policy without `unsafe-inline`. */
  readonly nonce?: string
}

/**
 * Sets the theme before the first paint; place it in the head of a server-rendered page. The `html` element needs
 * `suppressHydrationWarning`, because the script changes it before React hydrates.
 *
 * @example
 * <html suppressHydrationWarning><head><ThemeScript nonce={nonce} /></head>…</html>
 */
export const ThemeScript = ({ storageKey, nonce }: ThemeScriptProps): ReactElement => (
  // Browsers hide the nonce from scripts, so it never matches.
  <script
    nonce={nonce}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: themeScript(storageKey) }}
  />
)

import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { siteLocale } from '../format/locale.ts'

/** The language of the site for components that speak by themselves; otherwise they take that of the browser. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={siteLocale()}>{children}</I18nProvider>
}

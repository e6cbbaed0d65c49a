/** The theme that a person chose. */
export type Theme = 'light' | 'dark' | 'system'

/** The theme that is shown. */
export type ResolvedTheme = 'light' | 'dark'

/** Asks whether the device prefers dark. */
export const darkQuery = '(prefers-color-scheme: dark)'

/** Anything else that lies in the storage counts as no choice. */
export const parseTheme = (value: unknown): Theme =>
  value === 'light' || value === 'dark' ? value : 'system'

const prefersDark = (): boolean => matchMedia(darkQuery).matches

/** A person's choice of theme, in one browser. */
export interface ThemeStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly theme: () => Theme
  readonly resolved: () => ResolvedTheme
  readonly set: (theme: Theme) => void
}

/** Keeps the choice under `storageKey` and writes the theme to the document, as `data-theme` and `color-scheme`. */
export const createThemeStore = (storageKey: string): ThemeStore => {
  // In memory too: where the storage is denied, the choice lasts as long as the page.
  let chosen: Theme | undefined

  const read = (): Theme => {
    try {
      return parseTheme(localStorage.getItem(storageKey))
    } catch {
      return chosen ?? 'system'
    }
  }
  const theme = (): Theme => (chosen ??= read())
  const resolved = (): ResolvedTheme => {
    const current = theme()
    return current === 'system' ? (prefersDark() ? 'dark' : 'light') : current
  }
  const show = (): void => {
    const { dataset, style } = document.documentElement
    dataset['theme'] = style.colorScheme = resolved()
  }

  return {
    theme,
    resolved,
    subscribe(listener) {
      const update = (): void => {
        show()
        listener()
      }
      const onStorage = ({ key, newValue }: StorageEvent): void => {
        // Without a key, everything was cleared.
        if (key !== storageKey && key !== null) return
        chosen = parseTheme(newValue)
        update()
      }
      const device = matchMedia(darkQuery)
      device.addEventListener('change', update)
      addEventListener('storage', onStorage)
      chosen = read()
      show()
      return () => {
        device.removeEventListener('change', update)
        removeEventListener('storage', onStorage)
      }
    },
    set(next) {
      const newValue = parseTheme(next)
      try {
        localStorage.setItem(storageKey, newValue)
      } catch {
        // Denied or full.
      }
      // The browser tells other tabs only; this tells the other users of the theme on this page.
      dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }))
    },
  }
}

/** The theme that a person selected. */
export type Theme = 'light' | 'dark' | 'system'

/** The effective theme. */
export type ResolvedTheme = 'light' | 'dark'

/** Media query for a device that prefers dark. */
export const darkQuery = '(prefers-color-scheme: dark)'

/** Any other stored value counts as no choice. */
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

/** Stores the choice under `storageKey` and sets `data-theme` and `color-scheme` on the document. */
export const createThemeStore = (storageKey: string): ThemeStore => {
  // The choice is also kept in memory: if storage is denied, it lasts as long as the page.
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
        // An event without a key means that the storage was cleared.
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
        // Storage is denied or full.
      }
      // The browser notifies only other tabs; this notifies other users of the theme on this page.
      dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }))
    },
  }
}

import { useMemo, useSyncExternalStore } from 'react'
import { createThemeStore, type ResolvedTheme, type Theme } from './theme.ts'
import { useStable } from './use-stable.ts'

export interface UseThemeOptions {
  /** Name in the local storage; defaults to `theme`. */
  readonly storageKey?: string
}

export interface ThemeControl {
  /** The theme that the person chose; `system` on a server and until they choose. */
  readonly theme: Theme
  /** The theme that is shown; `light` on a server. */
  readonly resolved: ResolvedTheme
  /** Chooses and keeps a theme. */
  readonly set: (theme: Theme) => void
  /** Light to dark and back, from what is shown. */
  readonly toggle: () => void
}

/**
 * The theme switch: follows the device until the person chooses, keeps the choice, and tells other tabs. Writes
 * `data-theme` on the document. Put {@link ThemeScript} in the head, so that nothing flashes.
 *
 * @example
 * const { resolved, toggle } = useTheme()
 * return <button onClick={toggle}>{resolved === 'dark' ? 'Light' : 'Dark'}</button>
 */
export const useTheme = ({ storageKey = 'theme' }: UseThemeOptions = {}): ThemeControl => {
  const store = useMemo(() => createThemeStore(storageKey), [storageKey])
  const theme = useSyncExternalStore<Theme>(store.subscribe, store.theme, () => 'system')
  const resolved = useSyncExternalStore<ResolvedTheme>(store.subscribe, store.resolved, () => 'light')
  const stable = useStable({
    set: store.set,
    toggle: () => {
      store.set(store.resolved() === 'dark' ? 'light' : 'dark')
    },
  })
  return {
    theme,
    resolved,
    ...stable,
  }
}

import { useMemo, useSyncExternalStore } from 'react'
import { createThemeStore, type ResolvedTheme, type Theme } from './theme.ts'
import { useStable } from './use-stable.ts'

export interface UseThemeOptions {
  /** Name in the local storage; defaults to `theme`. */
  readonly storageKey?: string
}

export interface ThemeControl {
  /** The theme that the person selected; `system` on a server and by default. */
  readonly theme: Theme
  /** The effective theme; `light` on a server. */
  readonly resolved: ResolvedTheme
  /** Selects and stores a theme. */
  readonly set: (theme: Theme) => void
  /** Switches between light and dark, starting from the effective theme. */
  readonly toggle: () => void
}

/**
 * The theme switch: follows the device until the person selects a theme, stores the choice, and notifies other tabs.
 * Sets `data-theme` on the document. Put {@link ThemeScript} in the head to avoid a flash.
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

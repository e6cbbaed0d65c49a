import { useTheme } from '@frontdesk/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { MenuButton } from '../ui/menu.tsx'

const themes = [
  { id: 'light', label: 'Light', Icon: Sun },
  { id: 'dark', label: 'Dark', Icon: Moon },
  { id: 'system', label: 'Same as my device', Icon: Monitor },
] as const

export function ThemeSwitch() {
  const { theme, set } = useTheme({ storageKey: 'theme' })
  const Current = themes.find(({ id }) => id === theme)?.Icon ?? Monitor
  return (
    <MenuButton
      label="Theme"
      icon={<Current aria-hidden size={20} />}
      chosen={theme}
      entries={themes.map((entry) => ({ ...entry, onAction: () => set(entry.id) }))}
    />
  )
}

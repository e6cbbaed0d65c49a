import { useTheme } from '@frontdesk/react'
import { Check, Monitor, Moon, Sun } from 'lucide-react'
import { MenuTrigger } from 'react-aria-components'
import { IconButton } from '../ui/icon-button.tsx'
import { MenuItem, MenuList } from '../ui/menu.tsx'

const themes = [
  { id: 'light', label: 'Light', Icon: Sun },
  { id: 'dark', label: 'Dark', Icon: Moon },
  { id: 'system', label: 'Same as my device', Icon: Monitor },
] as const

export function ThemeSwitch() {
  const { theme, set } = useTheme({ storageKey: 'theme' })
  const Current = themes.find(({ id }) => id === theme)?.Icon ?? Monitor
  return (
    <MenuTrigger>
      <IconButton label="Theme">
        <Current aria-hidden size={20} />
      </IconButton>
      <MenuList aria-label="Theme" selectionMode="single" selectedKeys={[theme]} disallowEmptySelection>
        {themes.map(({ id, label, Icon }) => (
          <MenuItem key={id} id={id} textValue={label} onAction={() => set(id)}>
            <Icon aria-hidden size={18} />
            <span className="grow">{label}</span>
            {id === theme && <Check aria-hidden size={18} />}
          </MenuItem>
        ))}
      </MenuList>
    </MenuTrigger>
  )
}

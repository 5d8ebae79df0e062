import { ActionIcon, Menu, useMantineColorScheme } from "@mantine/core"
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react"

const SCHEMES = [
  { value: "light", label: "Light", icon: IconSun },
  { value: "dark", label: "Dark", icon: IconMoon },
  { value: "auto", label: "System", icon: IconDeviceDesktop },
] as const

export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: false })
  const { icon: Icon, label } = SCHEMES.find(({ value }) => value === colorScheme) ?? SCHEMES[2]
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Color scheme: ${label}`}>
          <Icon size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map((scheme) => (
          <Menu.Item
            key={scheme.value}
            leftSection={<scheme.icon size={16} aria-hidden />}
            rightSection={scheme.value === colorScheme ? <IconCheck size={14} aria-label="selected" /> : null}
            onClick={() => setColorScheme(scheme.value)}
          >
            {scheme.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

import { AlertBell } from "./alert-bell.tsx"
import { ColorSchemeSwitch } from "./color-scheme-switch.tsx"
import { OrganizationSwitch } from "./organization-switch.tsx"
import { UserMenu } from "./user-menu.tsx"

/** The menus at the end of the header. */
export default function Tools() {
  return (
    <>
      <OrganizationSwitch />
      <AlertBell />
      <ColorSchemeSwitch />
      <UserMenu />
    </>
  )
}

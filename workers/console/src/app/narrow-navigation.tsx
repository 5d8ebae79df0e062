import { SidePanel } from "../components/dialog.tsx"
import { Logo } from "./logo.tsx"
import { Navigation } from "./navigation.tsx"

/** The menu where there is no room beside the page. */
export default function NarrowNavigation({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      position="left"
      size={280}
      title={<Logo />}
      closeButtonProps={{ "aria-label": "Close navigation" }}
    >
      <Navigation label="Main menu" onNavigate={onClose} />
    </SidePanel>
  )
}

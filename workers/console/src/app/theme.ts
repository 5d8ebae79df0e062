import { REPLACE_ON_TYPE } from "./replace-on-type.ts"
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core"

/** The color of interactive elements. */
const petrol: MantineColorsTuple = [
  "#eef7f6",
  "#d9ecea",
  "#b3d9d5",
  "#87c3bd",
  "#5faea6",
  "#3f9890",
  "#2a8079",
  "#1d6964",
  "#155450",
  "#0d3f3d",
]

const ochre: MantineColorsTuple = [
  "#fdf6e9",
  "#faeacb",
  "#f2d49b",
  "#e9c27f",
  "#dfa94e",
  "#cf9233",
  "#b67a22",
  "#8f5c16",
  "#6f470f",
  "#513309",
]

/** Warm grays. */
const gray: MantineColorsTuple = [
  "#faf9f6",
  "#f3f1ec",
  "#e8e5dd",
  "#d9d5ca",
  "#bfbaad",
  "#969183",
  "#716d61",
  "#5b584f",
  "#3f3d37",
  "#262520",
]

const dark: MantineColorsTuple = [
  "#dfe4e4",
  "#b9c2c3",
  "#97a2a4",
  "#6d797c",
  "#465155",
  "#364044",
  "#283033",
  "#1d2426",
  "#151a1c",
  "#0e1213",
]

const LIST_POPUP = {
  defaultProps: { withScrollArea: false, openOnFocus: false },
  styles: { options: { maxHeight: 280, overflowY: "auto" } },
} as const

export const theme = createTheme({
  primaryColor: "petrol",
  primaryShade: { light: 7, dark: 6 },
  colors: { petrol, ochre, gray, dark },
  black: "#1f211d",
  // Denser than Mantine's defaults.
  fontSizes: { xs: "0.72rem", sm: "0.82rem", md: "0.92rem", lg: "1.05rem", xl: "1.2rem" },
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif",
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, 'DejaVu Sans Mono', monospace",
  headings: { fontWeight: "650" },
  defaultRadius: "md",
  cursorType: "pointer",
  autoContrast: true,
  focusRing: "auto",
  respectReducedMotion: true,
  components: {
    // A link within text must differ by more than its color.
    Anchor: { defaultProps: { underline: "always" } },
    // The placeholder is not a menu item, which fails the accessibility check.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // Without Mantine's scroll area, screen readers announce the list as a popup.
    Select: { ...LIST_POPUP, defaultProps: { ...LIST_POPUP.defaultProps, ...REPLACE_ON_TYPE } },
    MultiSelect: LIST_POPUP,
    Autocomplete: LIST_POPUP,
    TagsInput: LIST_POPUP,
    Notification: { defaultProps: { closeButtonProps: { "aria-label": "Dismiss" } } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
    Modal: {
      defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.45 } },
      styles: { title: { fontWeight: 600, overflowWrap: "anywhere" } },
    },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.3 } } },
    Badge: { defaultProps: { radius: "sm", tt: "none", fw: 550 } },
    Loader: { defaultProps: { type: "dots" } },
  },
})

/** Colors that pages use. Text on each tint must be readable. */
const TINTS = [
  "petrol",
  "ochre",
  "gray",
  "red",
  "pink",
  "grape",
  "violet",
  "indigo",
  "blue",
  "cyan",
  "teal",
  "green",
  "orange",
]

const tinted = (part: string, colorOf: (name: string) => string) =>
  Object.fromEntries(TINTS.map((name) => [`--mantine-color-${name}-${part}`, colorOf(name)]))

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": "var(--mantine-color-gray-7)",
    "--mantine-color-placeholder": "var(--mantine-color-gray-6)",
    "--mantine-color-error": "#b3261e",
    "--mantine-color-anchor": "var(--mantine-color-petrol-7)",
    ...tinted("light-color", (name) => `color-mix(in srgb, var(--mantine-color-${name}-9) 72%, black)`),
    "--strata-background": "var(--mantine-color-gray-0)",
    "--strata-line": "var(--mantine-color-gray-2)",
    "--strata-hover": "var(--mantine-color-gray-1)",
    "--strata-selected": "var(--mantine-color-petrol-0)",
  },
  dark: {
    "--mantine-color-dimmed": "var(--mantine-color-dark-1)",
    "--mantine-color-placeholder": "var(--mantine-color-dark-2)",
    "--mantine-color-error": "#ff8a80",
    "--mantine-color-anchor": "var(--mantine-color-petrol-3)",
    ...tinted("light", (name) => `color-mix(in srgb, var(--mantine-color-${name}-5) 22%, transparent)`),
    ...tinted("light-hover", (name) => `color-mix(in srgb, var(--mantine-color-${name}-5) 30%, transparent)`),
    ...tinted("light-color", (name) => `var(--mantine-color-${name}-2)`),
    "--strata-background": "var(--mantine-color-dark-8)",
    "--strata-line": "var(--mantine-color-dark-5)",
    "--strata-hover": "var(--mantine-color-dark-6)",
    "--strata-selected": "color-mix(in srgb, var(--mantine-color-petrol-8) 45%, transparent)",
  },
})

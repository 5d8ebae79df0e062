import {
  IconArrowsJoin,
  IconBell,
  IconBooks,
  IconBroadcast,
  IconBuildingStore,
  IconChartBar,
  IconClipboardCheck,
  IconDevices,
  IconDatabaseExport,
  IconFileImport,
  IconFileText,
  IconGrid4x4,
  IconHeartbeat,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconKey,
  IconListCheck,
  IconMessages,
  IconPlug,
  IconSubtask,
  IconTags,
  IconTag,
  IconTemplate,
  IconUsers,
  IconWand,
  IconWebhook,
  IconWorld,
  IconWorldSearch,
} from "@tabler/icons-react"
import type { ComponentType } from "react"
import type { Permission } from "../../../../src/kernel/access/roles.ts"
import type { Feature } from "../../../../src/kernel/ports/features.ts"
import type { Session } from "../session/session.ts"
import type { PagePath } from "./page-paths.ts"

type Group = "Overview" | "Topics" | "Add topics" | "Activate" | "Organization" | "Operators"

export type Page = {
  path: PagePath
  label: string
  icon: ComponentType<{ size?: number; stroke?: number }>
  group: Group
  /** The feature that must be enabled for the page to exist. */
  feature?: Feature
  /** Who sees the page; every signed-in user if unset. */
  sees?: { permission: Permission; orOperator?: true } | "operator"
}

/** Every page, in the order of the navigation. */
export const pages: readonly Page[] = [
  { path: "/", label: "Home", icon: IconHome, group: "Overview" },
  { path: "/runs", label: "Runs", icon: IconListCheck, group: "Overview" },
  { path: "/library", label: "Library", icon: IconBooks, group: "Topics" },
  { path: "/catalog", label: "Catalog", icon: IconWorldSearch, group: "Topics" },
  { path: "/assistant", label: "Assistant", icon: IconMessages, group: "Topics" },
  { path: "/classify", label: "Classify", icon: IconWand, group: "Add topics" },
  { path: "/import", label: "Import", icon: IconFileImport, group: "Add topics", sees: { permission: "import" } },
  { path: "/matrix", label: "Matrix", icon: IconGrid4x4, group: "Add topics", sees: { permission: "topics:write" } },
  { path: "/brief", label: "Brief", icon: IconFileText, group: "Add topics" },
  { path: "/connections", label: "Connections", icon: IconPlug, group: "Activate" },
  { path: "/activations", label: "Activations", icon: IconBroadcast, group: "Activate" },
  { path: "/signals", label: "Signals", icon: IconTags, group: "Activate" },
  {
    path: "/buyers",
    label: "Buyers",
    icon: IconBuildingStore,
    group: "Activate",
    sees: { permission: "settings:manage" },
  },
  { path: "/labels", label: "Labels", icon: IconTag, group: "Organization" },
  { path: "/keys", label: "Keys", icon: IconKey, group: "Organization" },
  { path: "/alerts", label: "Alerts", icon: IconBell, group: "Organization" },
  { path: "/webhooks", label: "Webhooks", icon: IconWebhook, group: "Organization", feature: "webhooks" },
  { path: "/members", label: "Members", icon: IconUsers, group: "Organization" },
  {
    path: "/audit",
    label: "Audit",
    icon: IconHistory,
    group: "Organization",
    sees: { permission: "audit:read", orOperator: true },
  },
  {
    path: "/usage",
    label: "Usage",
    icon: IconChartBar,
    group: "Organization",
    sees: { permission: "audit:read", orOperator: true },
  },
  { path: "/sessions", label: "Sessions", icon: IconDevices, group: "Organization" },
  {
    path: "/organization",
    label: "Name and data",
    icon: IconDatabaseExport,
    group: "Organization",
    sees: { permission: "export:full" },
  },
  { path: "/help", label: "Help", icon: IconHelpCircle, group: "Organization" },
  { path: "/global-topics", label: "Global topics", icon: IconWorld, group: "Operators", sees: "operator" },
  { path: "/review", label: "Review", icon: IconClipboardCheck, group: "Operators", sees: "operator" },
  { path: "/jobs", label: "Jobs", icon: IconSubtask, group: "Operators", sees: "operator" },
  { path: "/templates", label: "Templates", icon: IconTemplate, group: "Operators", sees: "operator" },
  { path: "/duplicates", label: "Duplicates", icon: IconArrowsJoin, group: "Operators", sees: "operator" },
  { path: "/system", label: "System", icon: IconHeartbeat, group: "Operators", sees: "operator" },
]

/** The pages that most people open, at most twelve; all others are behind one more step. */
const MAIN: readonly PagePath[] = [
  "/",
  "/runs",
  "/library",
  "/catalog",
  "/assistant",
  "/classify",
  "/import",
  "/connections",
  "/activations",
  "/alerts",
  "/members",
  "/usage",
]
const OPERATORS_MAIN: readonly PagePath[] = [
  "/",
  "/runs",
  "/library",
  "/catalog",
  "/connections",
  "/activations",
  "/usage",
  "/global-topics",
  "/review",
  "/jobs",
  "/templates",
  "/system",
]

export const isMain = ({ path }: Page, { user }: Pick<Session, "user">) =>
  (user.operator ? OPERATORS_MAIN : MAIN).includes(path)

export function maySee({ sees, feature }: Page, { user, may, features }: Session): boolean {
  if (feature && !features.includes(feature)) return false
  if (!sees) return true
  if (sees === "operator") return user.operator
  return may(sees.permission) || (sees.orOperator === true && user.operator)
}

/** The page whose path is the first segment of the location; the rest of the location belongs to the page. */
export const pageAt = (location: string): Page | undefined =>
  pages.find(({ path }) => location === path || (path !== "/" && location.startsWith(`${path}/`)))

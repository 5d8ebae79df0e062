export const ROLES = ["owner", "admin", "member", "viewer"] as const
export type Role = (typeof ROLES)[number]

export type Permission =
  | "topics:write"
  | "import"
  | "activate"
  | "library:delete"
  | "api_keys:manage"
  | "connections"
  | "settings:manage"
  | "export:full"
  | "members:manage"
  | "audit:read"

const MEMBER: readonly Permission[] = ["topics:write", "import", "activate"]
const ADMIN: readonly Permission[] = [...MEMBER, "library:delete", "api_keys:manage", "connections", "settings:manage"]
const OWNER: readonly Permission[] = [...ADMIN, "export:full", "members:manage", "audit:read"]

const PERMISSIONS: Record<Role, readonly Permission[]> = { owner: OWNER, admin: ADMIN, member: MEMBER, viewer: [] }

export const hasPermission = (role: Role, permission: Permission) => PERMISSIONS[role].includes(permission)

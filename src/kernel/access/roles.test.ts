import { it } from "vitest"
import { hasPermission, type Permission, type Role, ROLES } from "./roles.ts"

/** Written down a second time: the route suite asks the table itself what a role may do. */
const LEAST_ROLE: Record<Permission, Role> = {
  "topics:write": "member",
  import: "member",
  activate: "member",
  "library:delete": "admin",
  "api_keys:manage": "admin",
  connections: "admin",
  "settings:manage": "admin",
  "export:full": "owner",
  "members:manage": "owner",
  "audit:read": "owner",
}

it.for(Object.entries(LEAST_ROLE) as [Permission, Role][])(
  "%s is for the role %s and those above it",
  ([permission, least], { expect }) => {
    const allowed = ROLES.filter((role) => hasPermission(role, permission))
    expect(allowed).toEqual(ROLES.slice(0, ROLES.indexOf(least) + 1))
  },
)

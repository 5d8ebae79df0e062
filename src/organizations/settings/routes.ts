import { session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { OrganizationSettings, SettingsChange } from "./schema.ts"
import { changeSettings, describeSettings } from "./settings.ts"

const path = "/api/organization/settings"

export const settingsRoutes = [
  route(
    {
      method: "get",
      path,
      summary: "Retrieve the organization's settings",
      access: session(),
      answer: { status: 200, schema: OrganizationSettings },
    },
    (ctx) => describeSettings(ctx),
  ),
  route(
    {
      method: "patch",
      path,
      summary: "Change the organization's settings",
      access: session("settings:manage"),
      body: SettingsChange,
      answer: { status: 200, schema: OrganizationSettings },
      errors: [409],
    },
    (ctx, { body }) => changeSettings(ctx, body),
  ),
] as const

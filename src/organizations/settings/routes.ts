import { key, session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { proveDomain, showDomain } from "./domain.ts"
import { DomainProof, OrganizationSettings, SettingsChange, VersionedSettings } from "./schema.ts"
import { changeSettings, describeSettings } from "./settings.ts"

const path = "/api/organization/settings"

export const settingsRoutes = [
  route(
    {
      method: "get",
      path,
      summary: "Retrieve the organization's settings",
      access: key("settings:read"),
      answer: { status: 200, schema: OrganizationSettings },
      headers: { ETag: "The version of the settings, for `If-Match`" },
    },
    async (ctx, { headers }) => {
      const { updatedAt, ...settings } = await describeSettings(ctx)
      headers.push(["ETag", `"${updatedAt}"`])
      return settings
    },
  ),
  route(
    {
      method: "patch",
      path,
      summary: "Change the organization's settings",
      access: key("settings:write", "settings:manage"),
      body: SettingsChange,
      versioned: true,
      answer: { status: 200, schema: VersionedSettings },
    },
    (ctx, { body, version }) => changeSettings(ctx, body, version),
  ),
  route(
    {
      method: "get",
      path: "/api/organization/domain",
      summary: "Retrieve whether the organization's domain is proven, and the DNS record that proves it",
      access: session(),
      answer: { status: 200, schema: DomainProof },
    },
    (ctx) => showDomain(ctx),
  ),
  route(
    {
      method: "post",
      path: "/api/organization/domain/check",
      summary: "Look for the record in the domain's DNS; from then on, the provider file is published for the domain",
      access: session("settings:manage"),
      answer: { status: 200, schema: DomainProof },
      errors: [409, 502],
    },
    (ctx) => proveDomain(ctx),
  ),
] as const

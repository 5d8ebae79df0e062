import { adagentsRoutes } from "../protocols/adagents/routes.ts"
import { brandRoutes } from "../protocols/brand/routes.ts"
import { buyerRoutes } from "../protocols/buyers/routes.ts"
import { mcpRoutes } from "../protocols/mcp/routes.ts"
import { oauthRoutes } from "../protocols/oauth/routes.ts"
import { priceRoutes } from "../topics/prices/routes.ts"
import { mappingRoutes } from "../activation/segments/mapping-routes.ts"
import { activationRoutes } from "../activation/segments/routes.ts"
import { adminTopicRoutes } from "../topics/operators/routes.ts"
import { seedingRoutes } from "../intake/seeding/routes.ts"
import { assistantRoutes } from "../intake/assistant/routes.ts"
import { auditRoutes } from "../organizations/audit/routes.ts"
import { briefRoutes } from "../intake/briefs/routes.ts"
import { catalogRoutes } from "../topics/catalog/routes.ts"
import { connectionTestRoutes } from "../activation/connection-tests/routes.ts"
import { connectionRoutes } from "../organizations/connections/routes.ts"
import { relayRoutes } from "../activation/relay/routes.ts"
import { exportRoutes } from "../topics/export/routes.ts"
import { maintenanceRoutes } from "../operations/hygiene/maintenance-routes.ts"
import { hygieneRoutes } from "../operations/hygiene/routes.ts"
import { identityRoutes } from "../organizations/identity/routes.ts"
import { importRoutes } from "../intake/imports/routes.ts"
import { allRunRoutes } from "../operations/all-runs/routes.ts"
import { scheduleRoutes } from "../operations/schedules/routes.ts"
import { grantRoutes } from "../organizations/grants/routes.ts"
import { homeRoutes } from "../operations/home/routes.ts"
import { questionRoutes } from "../operations/questions/routes.ts"
import { jobRoutes } from "../operations/jobs/routes.ts"
import { keyRoutes } from "../organizations/keys/routes.ts"
import { deadLetterRoutes } from "../operations/dead-letters/routes.ts"
import { removalRoutes } from "../topics/removals/routes.ts"
import { libraryChangeRoutes } from "../operations/library-changes/routes.ts"
import { nameFixRoutes } from "../operations/name-fixes/routes.ts"
import { learnedRuleRoutes } from "../operations/learned-rules/routes.ts"
import { matrixRoutes } from "../intake/matrix/routes.ts"
import { memberRoutes } from "../activation/members/routes.ts"
import { peopleRoutes } from "../organizations/people/routes.ts"
import { pushRoutes } from "../activation/runs/routes.ts"
import { privacyRoutes } from "../operations/privacy/routes.ts"
import { reviewRoutes } from "../operations/review/routes.ts"
import { systemRoutes } from "../operations/system/routes.ts"
import { syncRoutes } from "../intake/sync/routes.ts"
import { templateChoiceRoutes } from "../operations/templates/choice-routes.ts"
import { templateRoutes } from "../operations/templates/routes.ts"
import { labelRoutes } from "../topics/labels/routes.ts"
import { topicRoutes } from "../topics/library/routes.ts"
import { usageRoutes } from "../organizations/usage/routes.ts"
import { alertRoutes } from "../organizations/alerts/routes.ts"
import { webhookRoutes } from "../organizations/webhooks/routes.ts"
import { settingsRoutes } from "../organizations/settings/routes.ts"
import { viewRoutes } from "../organizations/views/routes.ts"
import { openApiRoute } from "./openapi.ts"
import type { Route } from "../kernel/http/route.ts"
import { classifyRoutes } from "../topics/classification/routes.ts"
import { serviceRoutes } from "./service-routes.ts"

const apiRoutes = [
  ...serviceRoutes,
  ...classifyRoutes,
  ...identityRoutes,
  ...peopleRoutes,
  ...keyRoutes,
  ...grantRoutes,
  ...briefRoutes,
  ...assistantRoutes,
  ...matrixRoutes,
  ...catalogRoutes,
  ...removalRoutes,
  ...libraryChangeRoutes,
  ...topicRoutes,
  ...labelRoutes,
  ...memberRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...nameFixRoutes,
  ...connectionRoutes,
  ...connectionTestRoutes,
  ...syncRoutes,
  ...pushRoutes,
  ...activationRoutes,
  ...allRunRoutes,
  ...homeRoutes,
  ...scheduleRoutes,
  ...questionRoutes,
  ...hygieneRoutes,
  ...maintenanceRoutes,
  ...mappingRoutes,
  ...usageRoutes,
  ...settingsRoutes,
  ...webhookRoutes,
  ...alertRoutes,
  ...viewRoutes,
  ...relayRoutes,
  ...auditRoutes,
  ...reviewRoutes,
  ...seedingRoutes,
  ...adminTopicRoutes,
  ...learnedRuleRoutes,
  ...templateRoutes,
  ...templateChoiceRoutes,
  ...jobRoutes,
  ...deadLetterRoutes,
  ...systemRoutes,
  ...privacyRoutes,
  ...priceRoutes,
  ...buyerRoutes,
  ...brandRoutes,
  ...mcpRoutes,
  ...oauthRoutes,
  ...adagentsRoutes,
] as const
export type ApiRoute = (typeof apiRoutes)[number]

/** Every route of the service. */
export const routes: readonly Route[] = [...apiRoutes, openApiRoute(() => routes)]

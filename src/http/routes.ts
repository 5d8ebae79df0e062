import { mappingRoutes } from "../activations/mapping-routes.ts"
import { activationRoutes } from "../activations/routes.ts"
import { adminTopicRoutes } from "../admin-topics/routes.ts"
import { seedingRoutes } from "../admin-topics/seeding-routes.ts"
import { assistantRoutes } from "../assistant/routes.ts"
import { auditRoutes } from "../audit/routes.ts"
import { briefRoutes } from "../briefs/routes.ts"
import { catalogRoutes } from "../catalog/routes.ts"
import { classifyRoutes } from "../classify/routes.ts"
import { connectionRoutes } from "../connections/routes.ts"
import { relayRoutes } from "../deliveries/routes.ts"
import { exportRoutes } from "../export/routes.ts"
import { maintenanceRoutes } from "../hygiene/maintenance-routes.ts"
import { hygieneRoutes } from "../hygiene/routes.ts"
import { identityRoutes } from "../identity/routes.ts"
import { importRoutes } from "../imports/routes.ts"
import { jobRoutes } from "../jobs/routes.ts"
import { keyRoutes } from "../keys/routes.ts"
import { learnedRuleRoutes } from "../learned-rules/routes.ts"
import { matrixRoutes } from "../matrix/routes.ts"
import { memberRoutes } from "../members/routes.ts"
import { pushRoutes } from "../pushes/routes.ts"
import { reviewRoutes } from "../review/routes.ts"
import { syncRoutes } from "../sync/routes.ts"
import { templateRoutes } from "../templates/routes.ts"
import { topicRoutes } from "../topics/routes.ts"
import { usageRoutes } from "../usage/routes.ts"
import { openApiRoute } from "./openapi.ts"
import type { Route } from "./route.ts"
import { serviceRoutes } from "./service-routes.ts"

/** Every route of the service. */
export const routes: readonly Route[] = [
  ...serviceRoutes,
  ...identityRoutes,
  ...keyRoutes,
  ...classifyRoutes,
  ...briefRoutes,
  ...assistantRoutes,
  ...matrixRoutes,
  ...catalogRoutes,
  ...topicRoutes,
  ...memberRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...connectionRoutes,
  ...syncRoutes,
  ...pushRoutes,
  ...activationRoutes,
  ...hygieneRoutes,
  ...maintenanceRoutes,
  ...mappingRoutes,
  ...usageRoutes,
  ...relayRoutes,
  ...auditRoutes,
  ...reviewRoutes,
  ...seedingRoutes,
  ...adminTopicRoutes,
  ...learnedRuleRoutes,
  ...templateRoutes,
  ...jobRoutes,
  openApiRoute(() => routes),
]

import type { ActivationRoutes } from "./activations.ts"
import type { AlertRoutes } from "./alerts.ts"
import type { ClassifyRoutes } from "./classify.ts"
import type { ConnectionRoutes } from "./connections.ts"
import type { GlobalTopicRoutes } from "./global-topics.ts"
import type { HomeRoutes } from "./home.ts"
import type { ImportRoutes } from "./imports.ts"
import type { JobRoutes } from "./jobs.ts"
import type { KeyRoutes } from "./keys.ts"
import type { LabelRoutes } from "./labels.ts"
import type { OperationRoutes } from "./operations.ts"
import type { PeopleRoutes } from "./people.ts"
import type { PriceRoutes } from "./prices.ts"
import type { PrivacyRoutes } from "./privacy.ts"
import type { ReviewRoutes } from "./review.ts"
import type { RunRoutes } from "./runs.ts"
import type { ScheduleRoutes } from "./schedules.ts"
import type { SessionRoutes } from "./session.ts"
import type { SystemRoutes } from "./system.ts"
import type { TemplateRoutes } from "./templates.ts"
import type { TopicRoutes } from "./topics.ts"
import type { WebhookRoutes } from "./webhooks.ts"
import type { ViewRoutes } from "./views.ts"

/**
 * Every route the console calls: "METHOD /path/:param" with its input (`params`, `query`, `body`) and its `response`.
 * Types only, so the table adds nothing to the bundle.
 */
export type Routes = SessionRoutes &
  TopicRoutes &
  LabelRoutes &
  ClassifyRoutes &
  ImportRoutes &
  ConnectionRoutes &
  ActivationRoutes &
  RunRoutes &
  ScheduleRoutes &
  HomeRoutes &
  KeyRoutes &
  PeopleRoutes &
  JobRoutes &
  GlobalTopicRoutes &
  ReviewRoutes &
  TemplateRoutes &
  OperationRoutes &
  SystemRoutes &
  PrivacyRoutes &
  PriceRoutes &
  WebhookRoutes &
  AlertRoutes &
  ViewRoutes

export type RouteName = keyof Routes

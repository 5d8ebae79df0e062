import { ACTIVATION } from "./activation.ts"
import { APP } from "./app.ts"
import { FENCE } from "./fence.ts"
import { INTAKE } from "./intake.ts"
import { KERNEL } from "./kernel.ts"
import type { Mutation } from "./mutation.ts"
import { OAUTH_MUTATIONS } from "./oauth.ts"
import { OPERATIONS } from "./operations.ts"
import { ORGANIZATIONS } from "./organizations.ts"
import { PEOPLE_MUTATIONS } from "./people.ts"
import { PRIVACY_MUTATIONS } from "./privacy.ts"
import { PROTOCOLS } from "./protocols.ts"
import { REVOCATION_MUTATIONS } from "./revocations.ts"
import { SERVICE_ACCOUNTS } from "./service-accounts.ts"
import { TOPICS } from "./topics.ts"
import { WEBHOOK_MUTATIONS } from "./webhooks.ts"

/** Every mutation, top floor first. */
export const MUTATIONS: readonly Mutation[] = [
  ...APP,
  ...FENCE,
  ...SERVICE_ACCOUNTS,
  ...PROTOCOLS,
  ...OAUTH_MUTATIONS,
  ...OPERATIONS,
  ...PRIVACY_MUTATIONS,
  ...ACTIVATION,
  ...INTAKE,
  ...TOPICS,
  ...ORGANIZATIONS,
  ...PEOPLE_MUTATIONS,
  ...REVOCATION_MUTATIONS,
  ...WEBHOOK_MUTATIONS,
  ...KERNEL,
]

import { decideConsent, describeConsent } from "./consent.ts"
import { registerClient } from "./register.ts"
import { oauthEnv, serverAt } from "./server.ts"
import { answerTokenRequest } from "./tokens.ts"

/** What the routes load on demand. */
export const endpoints = { decideConsent, describeConsent, registerClient, answerTokenRequest, oauthEnv, serverAt }

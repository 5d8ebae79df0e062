import { env } from "cloudflare:workers"
import { inject } from "vitest"
import type { OrgContext, Services } from "../kernel/context.ts"
import { openBudget } from "../kernel/budget/budget.ts"
import { atLibrary } from "../kernel/db/databases.ts"
import { createConnection } from "../organizations/connections/connections.ts"
import type { NewConnection } from "../organizations/connections/schema.ts"
import { organizations, memberships, users } from "../kernel/db/schema/index.ts"
import type { Env } from "../app/env.ts"
import { openServices } from "../app/services.ts"
import { openSession } from "../organizations/identity/sessions.ts"
import type { Role } from "../kernel/access/roles.ts"
import { newId, randomBase62 } from "../kernel/ids.ts"
import { createImport } from "../intake/imports/create-import.ts"
import type { NewImport } from "../intake/imports/schema.ts"
import { createJob } from "../operations/jobs/create-job.ts"
import { createGrant } from "../organizations/grants/grants.ts"
import { createInvitation } from "../organizations/people/invitations.ts"
import { createApiKey } from "../organizations/keys/api-keys.ts"
import { createSdkKey } from "../organizations/keys/sdk-keys.ts"
import { DEFAULT_SCOPES, GRANTABLE_SCOPES, type Scope } from "../kernel/access/scopes.ts"
import { deleteTopics } from "../topics/library/delete-topics.ts"
import { createTopic } from "../topics/library/create-topic.ts"
import { createPushRun } from "../activation/runs/create-run.ts"
import type { Plan } from "../kernel/ports/plans.ts"
import { admitBuyer, createBuyerKey } from "../protocols/buyers/manage-buyers.ts"
import type { NewBuyer } from "../protocols/buyers/schema.ts"
import { createWebhook } from "../organizations/webhooks/webhooks.ts"
import { EVENT_TYPES } from "../organizations/webhooks/event-types.ts"
import type { NewWebhook } from "../organizations/webhooks/schema.ts"
import { type Caller, withCookie, withKey } from "./client.ts"
import { insertRows } from "./insert-rows.ts"
import { plant } from "./secret-leaks.ts"

export const bindings: Env = env

/** Without a limit on calls: a test goes on longer than an invocation. The limits suite brings its own budget. */
export const testServices = (budget = openBudget(Number.POSITIVE_INFINITY)): TestServices => ({
  ...openServices(bindings, (work) => void work, budget),
  d1: bindings.DB,
})

/** For what a test itself reads and writes, in tables of any kind. */
type TestDatabase = { d1: D1Database }
export type TestServices = Services & TestDatabase
export type TestContext = OrgContext & TestDatabase

/** An organization for one test, with one person per role. */
export type TestOrg = {
  id: string
  ctx: (role?: Role) => TestContext
  userId: (role: Role) => string
  signedInAs: (role: Role) => Promise<Caller>
  apiKey: (scopes?: readonly Scope[]) => Promise<{ id: string; secret: string; caller: Caller }>
  sdkKey: (scopes?: readonly Scope[]) => Promise<{ id: string; secret: string; caller: Caller }>
  /** Creates a topic in the library; the name is unique by default. */
  topic: (name?: string) => Promise<{ id: string; topicId: string }>
  /** Creates a connection; by default its URL leads nowhere. */
  connection: (settings?: Partial<NewConnection>) => Promise<{ id: string }>
  /** Creates a pending activation for a platform that is never called. */
  activation: () => Promise<{ id: string }>
  /** Creates a refresh job without any stale activations. */
  refreshJob: () => Promise<{ id: string }>
  /** The member of the organization who is called that. */
  member: () => Promise<{ id: string }>
  invitation: () => Promise<{ id: string }>
  /** An app that the owner connected. */
  app: () => Promise<{ id: string }>
  /** Creates a webhook; by default its URL leads nowhere. */
  webhook: (settings?: Partial<NewWebhook>) => Promise<{ id: string; secret: string }>
  /** Admits a buyer to the signals. */
  buyer: (settings?: Partial<NewBuyer>) => Promise<{ id: string }>
  /** A key of a buyer. */
  buyerKey: (buyerId?: string) => Promise<{ id: string; secret: string; caller: Caller }>
  /** A topic that was removed from the library. */
  removal: () => Promise<{ id: string }>
  /** Starts an import of a file with the column `Name`. */
  importBatch: (totalRows?: number, settings?: Partial<NewImport>) => Promise<{ id: string }>
}

export async function anOrg(plan: Plan = "enterprise"): Promise<TestOrg> {
  const services = testServices()
  const org = { id: newId("org"), name: "Test organization", plan }
  const at = new Date().toISOString()
  const people: Record<Role, string> = {
    owner: newId("usr"),
    admin: newId("usr"),
    member: newId("usr"),
    viewer: newId("usr"),
  }
  const roles = Object.entries(people) as [Role, string][]
  const { d1 } = services
  await d1.batch([
    ...insertRows(d1, organizations, [{ ...org, issuer: "test", externalId: org.id, createdAt: at, updatedAt: at }]),
    ...insertRows(
      d1,
      users,
      roles.map(([role, id]) => person(id, `${role}@${org.id}.test`, at)),
    ),
    ...insertRows(
      d1,
      memberships,
      roles.map(([role, userId]) => ({ orgId: org.id, userId, role, source: "service" as const })),
    ),
  ])
  const ctx = (role: Role = "owner"): TestContext =>
    atLibrary({
      ...services,
      org,
      workspace: "",
      actor: { kind: "session", userId: people[role], role, operator: false, sessionId: "" },
      meter: services.meterOf(org),
    })
  return {
    id: org.id,
    ctx,
    userId: (role) => people[role],
    signedInAs: async (role) => withCookie(cookiePair(await openSession(services, people[role], org.id))),
    apiKey: async (scopes = GRANTABLE_SCOPES) => {
      const own = ctx()
      const actor = { kind: "session", userId: own.actor.userId, role: "owner", operator: true, sessionId: "" } as const
      const { record, plaintext } = await createApiKey({ ...own, actor }, { name: "test", scopes: [...scopes] })
      return { id: record.id, secret: plaintext, caller: withKey(plaintext) }
    },
    sdkKey: async (scopes = DEFAULT_SCOPES) => {
      const { record, plaintext } = await createSdkKey(ctx(), { name: "test", mode: "live", scopes: [...scopes] })
      return { id: record.id, secret: plaintext, caller: withKey(plaintext) }
    },
    topic: async (name = aName("Truck owners")) => {
      const { id, topic_id: topicId } = await createTopic(ctx(), { topic_name: name })
      return { id, topicId }
    },
    buyer: async (settings = {}) => {
      const name = `${randomBase62(8).toLowerCase()}.example`
      return admitBuyer(ctx(), { name, brand: name, operator: name, sandbox: false, destinations: [], ...settings })
    },
    buyerKey: async (buyerId) => {
      const name = `${randomBase62(8).toLowerCase()}.example`
      const settings = { name, brand: name, operator: name, sandbox: false, destinations: [] }
      const id = buyerId ?? (await admitBuyer(ctx(), settings)).id
      const { record, plaintext } = await createBuyerKey(ctx(), id, { name: "test" })
      return { id: record.id, secret: plaintext, caller: withKey(plaintext) }
    },
    removal: async () => {
      const { id } = await createTopic(ctx(), { topic_name: aName("Removed") })
      const removalId = newId("rem")
      await deleteTopics(ctx(), [id], undefined, removalId)
      return { id: removalId }
    },
    connection: async (settings = {}) => {
      plant(settings.credentials)
      return createConnection(ctx(), {
        name: "Source",
        platform: "custom_api",
        direction: "inbound",
        config: { base_url: "https://source.example.com/topics" },
        ...settings,
      })
    },
    activation: async () => {
      const [topic, connection] = [
        await createTopic(ctx(), { topic_name: aName("Truck owners") }),
        await createConnection(ctx(), { name: "Own", platform: "custom_api", direction: "outbound", config: {} }),
      ]
      const choice = { topicIds: [topic.id], filters: null, background: false, dryRun: false }
      const { runId } = await createPushRun(ctx(), connection.id, choice)
      const id = await services.d1
        .prepare("SELECT id FROM activations WHERE run_id = ?")
        .bind(runId)
        .first<string>("id")
      return { id: id ?? "" }
    },
    refreshJob: async () => {
      const config = { orgId: org.id, workspace: "" }
      return { id: (await createJob(ctx(), { jobType: "refresh_activations", config })).jobId }
    },
    member: async () => ({ id: people.member }),
    app: async () => {
      const id = newId("grant")
      const client = { clientId: randomBase62(16), clientName: "An app", redirectUri: "https://app.test/callback" }
      await createGrant(ctx(), { id, workspace: "", scopes: ["read"], ...client })
      return { id }
    },
    invitation: async () => {
      const guest = { email: `${randomBase62(10).toLowerCase()}@guests.test`, role: "member" } as const
      return (await createInvitation(ctx(), guest, "https://strata.test")).invitation
    },
    webhook: async (settings = {}) => {
      const url = `${inject("receiverUrl")}/nowhere`
      const made = await createWebhook(ctx(), { url, events: [...EVENT_TYPES], description: "", ...settings })
      plant({ client_secret: made.secret })
      return made
    },
    importBatch: async (totalRows = 1, settings = {}) => {
      const mappings = [{ csvColumn: "Name", targetField: "topic_name" as const }]
      const batch = { filename: "topics.csv", totalRows, mappings, useLLM: false, ...settings }
      return { id: (await createImport(ctx(), batch)).batchId }
    },
  }
}

/** A caller with the relay's token. */
export const theRelay: Caller = withKey(bindings.RELAY_TOKEN ?? "")

/** A caller with the maintenance token. */
export const theMaintainer: Caller = withKey(bindings.MAINTENANCE_TOKEN ?? "")

/** A unique name, since all tests share the catalog. */
export const aName = (start: string) => `${start} 7${randomBase62(10)}`

/** An operator, with an organization of their own. */
export async function anOperator(): Promise<Caller> {
  const services = testServices()
  const at = new Date().toISOString()
  const org = { id: newId("org"), name: "Operators", plan: "enterprise" as const }
  const userId = newId("usr")
  const { d1 } = services
  await d1.batch([
    ...insertRows(d1, organizations, [{ ...org, issuer: "test", externalId: org.id, createdAt: at, updatedAt: at }]),
    ...insertRows(d1, users, [{ ...person(userId, `operator@${org.id}.test`, at), operator: true }]),
    ...insertRows(d1, memberships, [{ orgId: org.id, userId, role: "member" }]),
  ])
  return withCookie(cookiePair(await openSession(services, userId, org.id)))
}

const person = (id: string, email: string, at: string) => ({
  id,
  issuer: "test",
  subject: id,
  email,
  name: email,
  createdAt: at,
  updatedAt: at,
})

const cookiePair = (setCookie: string) => setCookie.split(";")[0] ?? ""

export type UsageDay = {
  org_id: string
  day: string
  total_classifications: number
  total_tokens: number
  total_imports: number
  total_exports: number
  total_web_searches: number
  total_requests: number
  total_cost: number
}

export type PlanName = "free" | "pro" | "enterprise"

export type OrganizationWithPlan = {
  id: string
  name: string
  plan: PlanName
  members: number
  createdAt: string
  updatedAt: string
}

export type AuditEntry = {
  id: number
  at: string
  orgId: string | null
  actor: string
  actorEmail: string | null
  action: string
  target: string
  details: Record<string, unknown>
  requestId: string
}

export type OperationRoutes = {
  "GET /api/admin/organizations": { response: OrganizationWithPlan[] }
  "PATCH /api/admin/organizations/:id": {
    params: { id: string }
    body: { plan: PlanName }
    response: OrganizationWithPlan
  }
  "GET /api/admin/audit": {
    query?: {
      actor?: string
      action?: string
      orgId?: string
      from?: string
      to?: string
      limit?: number
      cursor?: string
    }
    response: { data: AuditEntry[]; next: string | null }
  }
  "GET /api/admin/usage": { query?: { from?: string; to?: string; orgId?: string }; response: UsageDay[] }
}

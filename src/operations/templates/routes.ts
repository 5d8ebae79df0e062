import * as z from "zod"
import { operatorKey } from "../../kernel/access/access.ts"
import { Deleted } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { previewTemplate } from "../../knowledge/outputs/preview.ts"
import { OutputTemplate, OutputTemplatePatch, TemplateDraft } from "../../knowledge/outputs/template.ts"
import { changeTemplate } from "./change-template.ts"
import { createTemplate } from "./create-template.ts"
import { deleteTemplate } from "./delete-template.ts"
import { findTemplate, listTemplates } from "./find-templates.ts"
import { Preview, TemplateAnswer } from "./schema.ts"

const read = operatorKey("templates:read")
const manage = operatorKey("templates:write")

export const templateRoutes = [
  route(
    {
      method: "get",
      path: "/api/admin/output-templates",
      summary: "List the templates for platform names and descriptions, including built-in ones",
      access: read,
      answer: { status: 200, schema: z.array(TemplateAnswer) },
    },
    (ctx) => listTemplates(ctx),
  ),
  route(
    {
      method: "post",
      path: "/api/admin/output-templates",
      summary:
        "Create a template; it applies from the next request on, and to existing topics when they are reclassified",
      access: manage,
      idempotent: true,
      body: OutputTemplate,
      answer: { status: 201, schema: TemplateAnswer },
      errors: [409],
    },
    (ctx, { body }) => createTemplate(ctx, body),
  ),
  route(
    {
      method: "post",
      path: "/api/admin/output-templates/preview",
      summary: "Render a template for a sample topic, and list every variable",
      access: read,
      body: TemplateDraft,
      answer: { status: 200, schema: Preview },
    },
    async (_, { body }) => previewTemplate(body),
  ),
  route(
    {
      method: "get",
      path: "/api/admin/output-templates/{templateId}",
      summary: "Get a template",
      access: read,
      answer: { status: 200, schema: TemplateAnswer },
      errors: [404],
    },
    (ctx, { params }) => findTemplate(ctx, params.templateId),
  ),
  route(
    {
      method: "patch",
      path: "/api/admin/output-templates/{templateId}",
      summary: "Change fields of a template, including a built-in one",
      access: manage,
      body: OutputTemplatePatch,
      versioned: true,
      answer: { status: 200, schema: TemplateAnswer },
      errors: [404, 409],
    },
    (ctx, { params, body, version }) => changeTemplate(ctx, params.templateId, body, version),
  ),
  route(
    {
      method: "delete",
      path: "/api/admin/output-templates/{templateId}",
      summary: "Delete a template that is not built in",
      access: manage,
      answer: { status: 200, schema: Deleted },
      errors: [404, 409],
    },
    (ctx, { params }) => deleteTemplate(ctx, params.templateId),
  ),
] as const

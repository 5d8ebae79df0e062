import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { DIMENSION_SETS } from "../../knowledge/taxonomy/dimension-sets.ts"
import { generateMatrix } from "./generate-matrix.ts"
import { previewMatrix } from "./preview-matrix.ts"
import { DimensionSet, GeneratedMatrix, MatrixPreview, MatrixRequest } from "./schema.ts"

export const matrixRoutes = [
  route(
    {
      method: "get",
      path: "/api/dimension-sets",
      summary: "List the built-in dimension sets",
      access: key("classify"),
      answer: { status: 200, schema: z.array(DimensionSet) },
    },
    async () => DIMENSION_SETS.map(({ name, kind, values }) => ({ name, kind, values: [...values] })),
  ),
  route(
    {
      method: "post",
      path: "/api/topics/generate-matrix",
      summary: "Add every combination of the dimensions' values to the library; `preview` only counts them",
      access: key("classify", "topics:write"),
      idempotent: true,
      body: MatrixRequest,
      answer: { status: 200, schema: z.union([GeneratedMatrix, MatrixPreview]) },
      errors: [413, 429],
    },
    (ctx, { body }) => (body.preview ? previewMatrix(ctx, body) : generateMatrix(ctx, body)),
  ),
] as const

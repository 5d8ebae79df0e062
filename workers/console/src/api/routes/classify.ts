import type * as z from "zod"
import type { Message, Understood } from "../../../../../src/intake/assistant/schema.ts"
import type {
  AnswerCard,
  AnswerQuery,
  AnswerTable,
  Ask,
  LibraryAnswer,
} from "../../../../../src/operations/questions/schema.ts"
import type { Analysis, Brief } from "../../../../../src/intake/briefs/schema.ts"
import type {
  DimensionSet,
  GeneratedMatrix,
  MatrixPreview,
  MatrixRequest,
} from "../../../../../src/intake/matrix/schema.ts"
import type {
  ApiRequest,
  ClassificationResult,
  ClassifyAnswer,
  EngineUsed,
} from "../../../../../src/topics/classification/schema.ts"

export type { AnswerCard, AnswerQuery, AnswerTable }
export type { Analysis, ClassificationResult, DimensionSet, EngineUsed, GeneratedMatrix, MatrixPreview }
export type Explanation = NonNullable<ClassifyAnswer["explain"]>
export type Engine = NonNullable<z.input<typeof ApiRequest>["engine"]>
export type MatrixBody = z.input<typeof MatrixRequest>

export type ClassifyRoutes = {
  "POST /api/classify": { body: z.input<typeof ApiRequest>; response: ClassifyAnswer }
  "POST /api/analyze-brief": { body: z.input<typeof Brief>; response: Analysis }
  "GET /api/dimension-sets": { response: DimensionSet[] }
  /** Returns MatrixPreview with `preview`, otherwise GeneratedMatrix. */
  "POST /api/topics/generate-matrix": { body: MatrixBody; response: GeneratedMatrix | MatrixPreview }
  /** The intent the language model reads in a message; null leaves the result of the rules in place. */
  "POST /api/assistant/understand": { body: z.input<typeof Message>; response: Understood }
  /** Changes nothing. */
  "POST /api/assistant/answer": { body: z.input<typeof Ask>; response: LibraryAnswer }
}

import { trueOrFalse } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"

export const NewRefresh = jsonObject({ background: trueOrFalse("background").optional() })

import { trueOrFalse } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"

export const NewRefresh = jsonObject({
  background: trueOrFalse("background").optional(),
  /** Also segments that differ by the service's wording alone; others are stale because of what somebody changed. */
  wording: trueOrFalse("wording").optional(),
})

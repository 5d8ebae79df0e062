import * as z from "zod"
import { required } from "../../kernel/http/fields.ts"

const MAX_GIVEN = 1_000
const given = (field: string) =>
  required(field)
    .max(MAX_GIVEN, `${field} must be at most ${MAX_GIVEN} characters`)
    .meta({ description: "An id, or a name as it is shown" })

export const aConnection = given("connection_id")
export const aTopic = given("topic_id")

export const someTopics = (most: number) =>
  z.array(given("topic_ids")).min(1, "topic_ids is required").max(most, `Maximum ${most} topic_ids`)

import { getTableColumns } from "drizzle-orm"
import { topics } from "../../kernel/db/schema/index.ts"
import { shown } from "./texts.ts"

const COLUMNS = getTableColumns(topics)

/** Columns of a topic `t`, aliased to their names in an answer. */
export const topicFields = (fields: readonly (keyof typeof COLUMNS)[]) =>
  fields.map((field) => `${shown("t", COLUMNS[field].name)} AS ${field}`).join(", ")

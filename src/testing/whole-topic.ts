import { getTableColumns } from "drizzle-orm"
import { topics } from "../kernel/db/schema/index.ts"
import { columnsOf } from "../topics/rows/texts.ts"

/** All columns of a topic `t`, its texts as people read them. */
export const WHOLE_TOPIC = columnsOf(
  "t",
  Object.values(getTableColumns(topics)).map(({ name }) => name),
)

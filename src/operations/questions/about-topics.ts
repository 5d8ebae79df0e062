import type { Question } from "../../intake/assistant/question.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { countCells } from "../../topics/library/count-cells.ts"
import { listTopics } from "../../topics/library/list-topics.ts"
import { ListQuery } from "../../topics/library/schema.ts"
import { ownCells } from "../../topics/library/stats.ts"
import type { AnswerCard, AnswerQuery, LibraryAnswer } from "./schema.ts"
import { subjectOf } from "./subject.ts"
import { counted, type Days, daysOf, may, queryOf } from "./words.ts"

type TopicsQuestion = Extract<Question, { ask: "topics" }>
type Filters = Record<string, string>

const MAX_NAMES = 10
const TOP = 10

/** The number of matching topics, and the newest of them. */
export async function countTopics(ctx: OrgContext, question: TopicsQuestion): Promise<LibraryAnswer> {
  const days = daysOf(ctx, question.period)
  const filters = filtersOf(question, days)
  const kind = kindOf(question)
  const { about } = question
  if (about === undefined) {
    const { total, newest } = await findNewest(ctx, filters)
    const query = libraryQuery(`Topics ${kind}${added(days)}`.trim(), filters)
    const text = days
      ? `${counted(total, `${kind}topic`)} ${total === 1 ? "was" : "were"} added ${days.words}.`
      : `You have ${counted(total, `${kind}topic`)}.`
    return { text, queries: [query], table: newest, cards: cardsOf(ctx, question, total, query) }
  }
  const subject = await subjectOf(about, await ctx.config())
  const bySearch = { search: about, ...filters }
  const byNode = subject && { [subject.filter]: subject.value, ...filters }
  const [found, inNode] = await Promise.all([findNewest(ctx, bySearch), byNode && findNewest(ctx, byNode)])
  const searchQuery = libraryQuery(`Topics ${kind}with the words “${about}”${added(days)}`, bySearch)
  const nodeQuery = byNode && libraryQuery(`Topics ${kind}in ${subject.words}${added(days)}`, byNode)
  const when = days ? ` that were added ${days.words}` : ""
  const words = `${counted(found.total, `${kind}topic`)}${when} ${found.total === 1 ? "has" : "have"} the words “${about}” in name or keywords`
  if (!inNode || !nodeQuery)
    return {
      text: `${words}.`,
      queries: [searchQuery],
      table: found.newest,
      cards: cardsOf(ctx, question, found.total, searchQuery),
    }
  return {
    text: `You have ${counted(inNode.total, `${kind}topic`)} in ${subject.words}${when}. ${words}.`,
    queries: [nodeQuery, searchQuery],
    table: inNode.total > 0 ? inNode.newest : found.newest,
    cards: cardsOf(ctx, question, inNode.total, nodeQuery),
  }
}

const filtersOf = ({ segmentType, sensitivity, unsure, private: isPrivate }: TopicsQuestion, days?: Days): Filters => ({
  ...(segmentType && { segmentType }),
  ...(sensitivity && { sensitivity }),
  ...(unsure && { unsure: "true" }),
  ...(isPrivate && { private: "true" }),
  ...(days && { created_from: days.from }),
  ...(days?.to !== undefined && { created_to: days.to }),
})

/** "unsure B2B ", with a trailing space before the noun. */
const kindOf = ({ segmentType, sensitivity, unsure, private: isPrivate }: TopicsQuestion) =>
  [unsure && "unsure", isPrivate && "private", sensitivity?.toLowerCase(), segmentType]
    .flatMap((word) => (word ? [`${word} `] : []))
    .join("")

const added = (days?: Days) => (days ? `, added ${days.words}` : "")
export const libraryQuery = (words: string, filters: Filters) =>
  queryOf(words.trim(), "/api/topics", "/library", filters)

/** How many topics these filters find, and the newest of them. */
export async function findNewest(ctx: OrgContext, filters: Filters) {
  const query = ListQuery.parse({ ...filters, pageSize: String(MAX_NAMES) })
  const { total, data } = await listTopics(ctx, query)
  const newest: LibraryAnswer["table"] =
    data.length === 0
      ? null
      : {
          label: total > data.length ? `The newest ${data.length}` : "Topics",
          columns: [
            { label: "Topic", type: "text" },
            { label: "Category", type: "text" },
            { label: "Added", type: "time" },
          ],
          rows: data.map(({ id, topic_name, parent_category, created_at }) => ({
            cells: [topic_name, parent_category, created_at],
            href: `/library/${id}`,
          })),
        }
  return { total, newest }
}

function cardsOf(ctx: OrgContext, question: TopicsQuestion, total: number, { href }: AnswerQuery): AnswerCard[] {
  if (total === 0 || !may(ctx, "topics:write")) return []
  const all = counted(total, "topic")
  if (question.unsure)
    return [
      {
        title: total === 1 ? "Reclassify the unsure topic" : `Reclassify the ${counted(total, "unsure topic")}`,
        text: `The library opens with ${total === 1 ? "it" : "them"} listed. Select all that match and choose Reclassify; it asks before anything changes.`,
        action: "Open in the library",
        href,
      },
    ]
  if (question.sensitivity)
    return [
      {
        title: `Review the ${counted(total, `${question.sensitivity.toLowerCase()} topic`)}`,
        text: "Open a topic to see why, and confirm or correct its sensitivity. Pushes may leave these topics out.",
        action: "Open in the library",
        href,
      },
    ]
  if (question.period && may(ctx, "activate"))
    return [
      {
        title: `Push the ${counted(total, "new topic")}`,
        text: `The library opens with the ${all} listed. Select all that match and choose Push; a plan shows every segment before anything is sent.`,
        action: "Open in the library",
        href,
      },
    ]
  return []
}

/** The largest categories, from counts maintained by triggers. */
export async function rankCategories(ctx: OrgContext): Promise<LibraryAnswer> {
  const cells = { table: "library_cells", scope: ownCells(ctx) }
  const { total, by } = await countCells(ctx.library, cells, ["parent_category"])
  const ranked = Object.entries(by.parent_category)
    .filter(([, n]) => n > 0)
    .sort(([, a], [, b]) => b - a)
  const [first] = ranked
  const queries = [libraryQuery("Topics per category", {})]
  if (!first) return { text: "Your library is empty.", queries, table: null, cards: [] }
  const percent = Math.round((first[1] / total) * 100)
  return {
    text: `Your ${counted(total, "topic is", "topics are")} in ${counted(ranked.length, "category", "categories")}. The largest is ${first[0]} with ${counted(first[1], "topic")} (${percent}%).`,
    queries,
    table: {
      label: "Largest categories",
      columns: [
        { label: "Category", type: "text" },
        { label: "Topics", type: "count" },
      ],
      rows: ranked.slice(0, TOP).map(([name, n]) => ({
        cells: [name, n],
        href: `/library?${new URLSearchParams({ parentCategory: name }).toString()}`,
      })),
    },
    cards: [],
  }
}

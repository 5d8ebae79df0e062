import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import type { PricingOption } from "../../kernel/db/schema/protocols.ts"
import { newId } from "../../kernel/ids.ts"
import { findLinks } from "../../topics/library/store.ts"
import { priceOf } from "../../topics/prices/price-of.ts"
import { listPrices } from "../../topics/prices/prices.ts"
import type { Buyer } from "../buyers/buyer.ts"
import { accountNotFound, buyerOf } from "./accounts.ts"
import { AdcpFailure } from "./failure.ts"
import { onceFor } from "./once.ts"
import type { ReportUsageRequest } from "./requests.ts"
import { isPublished } from "./published.ts"
import type { TaskContext } from "./task.ts"

type UsageRecord = ReportUsageRequest["usage"][number]

/** How far a reported cost may be from the price, for rounding. */
const TOLERANCE = 0.01

/** Records are accepted one by one; rejected ones are named in `errors`. */
export const reportUsage = ({ ctx }: TaskContext, requested: ReportUsageRequest) =>
  onceFor(ctx, "report_usage", requested, async (own) => {
    const { start, end } = requested.reporting_period
    const at = own.now().toISOString()
    const errors: AdcpFailure["error"][] = []
    const inserts: D1PreparedStatement[] = []
    const check = checking(own)
    for (const [i, record] of requested.usage.entries()) {
      try {
        const buyer = await check(record, `usage[${i}]`)
        const final = record.final === undefined ? null : Number(record.final)
        inserts.push(
          prepare(
            own.library,
            sql`INSERT INTO usage_reports (id, org_id, buyer_id, org_topic_id, pricing_option_id, period_start, period_end, impressions,
                media_spend, vendor_cost, currency, final, created_at)
              VALUES (${newId("use")}, ${own.org.id}, ${buyer.id}, ${record.signal_agent_segment_id ?? ""},
                ${record.pricing_option_id ?? ""}, ${start}, ${end}, ${record.impressions ?? 0}, ${record.media_spend ?? null},
                ${record.vendor_cost}, ${record.currency}, ${final}, ${at})`,
          ),
        )
      } catch (error) {
        if (!(error instanceof AdcpFailure)) throw error
        errors.push(error.error)
      }
    }
    if (inserts.length > 0) await own.library.batch(inserts)
    return { accepted: inserts.length, ...(errors.length > 0 && { errors }) }
  })

/** Checks a record; what several records have in common is read once. */
function checking(ctx: OrgContext) {
  const buyers = new Map<string, Promise<Buyer | null>>()
  const prices = new Map<string, ReturnType<typeof listPrices>>()
  const reading = <T>(known: Map<string, T>, name: string, read: () => T): T => {
    const value = known.get(name) ?? read()
    known.set(name, value)
    return value
  }
  return async (record: UsageRecord, at: string): Promise<Buyer> => {
    const account = JSON.stringify(record.account)
    const buyer = await reading(buyers, account, () => buyerOf(ctx, record.account, `${at}.account`))
    if (!buyer) throw accountNotFound(`${at}.account`)
    const { signal_agent_segment_id: id, pricing_option_id: option, impressions } = record
    if (id === undefined) throw invalid(`${at}.signal_agent_segment_id`, "signal_agent_segment_id is required")
    if (option === undefined) throw invalid(`${at}.pricing_option_id`, "pricing_option_id is required")
    if (impressions === undefined) throw invalid(`${at}.impressions`, "impressions is required")
    const row = (await findLinks(ctx, [id])).get(id)
    if (!row || !isPublished(row)) throw invalid(`${at}.signal_agent_segment_id`, "Signal not found")
    const offered = priceOf(await reading(prices, buyer.id, () => listPrices(ctx, buyer.id)), row).options
    const accepted =
      offered.find(({ pricing_option_id: one }) => one === option) ?? (await pastPrice(ctx, buyer, id, option))
    if (!accepted) {
      throw new AdcpFailure("INVALID_PRICING_OPTION", "The signal has no such pricing option", {
        field: `${at}.pricing_option_id`,
      })
    }
    checkCost(record, accepted, at)
    return buyer
  }
}

/** A price that the buyer accepted when it activated the signal, and that has changed since. */
async function pastPrice({ library, org }: OrgContext, buyer: Buyer, id: string, option: string) {
  const price = await library
    .prepare(
      `SELECT price FROM signal_deployments WHERE org_id = ? AND org_topic_id = ? AND buyer_id = ?
       AND price ->> '$.pricing_option_id' = ?`,
    )
    .bind(org.id, id, buyer.id, option)
    .first<string>("price")
  return price === null ? undefined : (JSON.parse(price) as PricingOption)
}

function checkCost(record: UsageRecord, option: PricingOption, at: string) {
  const { currency, vendor_cost: cost, impressions = 0, media_spend: spend } = record
  if (currency !== option.currency) throw invalid(`${at}.currency`, `The price is in ${option.currency}`)
  if (option.model === "percent_of_media" && spend === undefined) {
    throw invalid(`${at}.media_spend`, "media_spend is required")
  }
  const perThousand = (price: unknown) => (impressions / 1000) * Number(price)
  const share = ((spend ?? 0) * Number(option["percent"])) / 100
  const due =
    option.model === "cpm"
      ? perThousand(option["cpm"])
      : option.model === "percent_of_media"
        ? Math.min(share, option["max_cpm"] === undefined ? share : perThousand(option["max_cpm"]))
        : cost
  if (Math.abs(cost - due) > Math.max(TOLERANCE, due * TOLERANCE)) {
    throw invalid(`${at}.vendor_cost`, `At this price the cost is ${due.toFixed(2)}`)
  }
}

const invalid = (field: string, message: string) => new AdcpFailure("INVALID_USAGE_DATA", message, { field })

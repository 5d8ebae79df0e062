// A real-time-data submodule of Prebid.js: what the page is about, as first-party data for every bidder. sdk/README.md says how it is built.
import { ajaxBuilder } from "../src/ajax.js"
import { submodule } from "../src/hook.js"
import { logWarn, mergeDeep } from "../src/utils.js"
import { ortb2Of } from "./ortb2.js"

const NAME = "strata"
/** Of the module itself, in milliseconds. The publisher's auctionDelay may be shorter. */
const BUDGET = 150
/** The purpose "use profiles to select personalised advertising" of the Transparency and Consent Framework. */
const PERSONALISED = 4

/** What earlier auctions of the page learnt, by text. */
const known = new Map()

export const strataSubmodule = {
  name: NAME,

  init({ params = {} }) {
    const isReady = /^pk_(live|test)_/.test(params.key ?? "") && URL.canParse(params.baseUrl ?? "")
    if (!isReady) logWarn(`${NAME}: params.key must be an SDK key and params.baseUrl the address of the service`)
    return isReady
  },

  getBidRequestData({ ortb2Fragments }, callback, { params }, consent = {}, auctionDelay = 0) {
    const text = params.text ?? document.title
    if (consent.coppa || !text) {
      callback()
      return
    }
    const budget = Math.min(params.timeout ?? BUDGET, auctionDelay || Infinity)
    let isOver = false
    const timer = setTimeout(leave, budget)
    withClassification(text, params, budget, leave)

    /** Once, whatever comes first: the answer, its failure or the end of the budget. */
    function leave(classification) {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      try {
        if (classification) mergeDeep(ortb2Fragments.global, dataOf(classification, params, consent))
      } catch (error) {
        logWarn(NAME, error)
      }
      callback()
    }
  },
}

/** Audiences only where the publisher asks for them and the person's choices allow them. */
function dataOf(classification, { name, baseUrl, userData }, consent) {
  const { user, site } = ortb2Of([classification], name ?? new URL(baseUrl).hostname)
  return { ...(site && { site }), ...(user && userData && mayPersonalise(consent) && { user }) }
}

function mayPersonalise({ gdpr, usp }) {
  const isOptedOut = typeof usp === "string" && usp[2]?.toUpperCase() === "Y"
  return !isOptedOut && (!gdpr?.gdprApplies || gdpr.vendorData?.purpose?.consents?.[PERSONALISED] === true)
}

/** Calls back with the classification, or with nothing. An answer that comes too late serves the page's next auction. */
function withClassification(text, { key, baseUrl }, budget, callback) {
  if (known.has(text)) {
    callback(known.get(text))
    return
  }
  const failed = (reason) => {
    logWarn(`${NAME}: ${reason}`)
    callback()
  }
  const success = (body) => {
    try {
      const classification = JSON.parse(JSON.parse(body).text)
      known.set(text, classification)
      callback(classification)
    } catch {
      failed("the answer cannot be read")
    }
  }
  const messages = [{ role: "user", content: text }]
  ajaxBuilder(budget)(
    new URL("/api/sdk/classify", baseUrl).href,
    { success, error: failed },
    JSON.stringify({ messages }),
    { method: "POST", contentType: "application/json", customHeaders: { Authorization: `Bearer ${key}` } },
  )
}

submodule("realTimeData", strataSubmodule)

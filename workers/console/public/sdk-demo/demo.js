import { createClient, StrataError } from "../sdk/strata.js"

const key = document.querySelector("#key")
const status = document.querySelector("#status")
const response = document.querySelector("#response")
const cancel = document.querySelector("#cancel")

const code = document.querySelector("#code")

/** Each call, and the same call as code. */
const CALLS = {
  classify: {
    run: (strata, fields, signal) =>
      strata.classify(fields.get("topic"), { engine: fields.get("engine"), explain: fields.has("explain"), signal }),
    code: (fields) => `strata.classify(${text(fields.get("topic"))}, { engine: ${text(fields.get("engine"))} })`,
  },
  duplicate: {
    run: (strata, fields, signal) => strata.checkDuplicate(fields.get("name"), { signal }),
    code: (fields) => `strata.checkDuplicate(${text(fields.get("name"))})`,
  },
  mappings: {
    run: (strata, fields, signal) => strata.mappings({ platform: fields.get("platform") || undefined }, { signal }),
    code: (fields) =>
      `strata.mappings(${fields.get("platform") ? `{ platform: ${text(fields.get("platform"))} }` : ""})`,
  },
  brief: {
    run: (strata, fields, signal) => strata.analyzeBrief(fields.get("file"), { signal }),
    code: () => "strata.analyzeBrief(input.files[0])",
  },
}
const text = (value) => JSON.stringify(value)

for (const [id, call] of Object.entries(CALLS)) {
  document.querySelector(`#${id}`).addEventListener("submit", (event) => {
    event.preventDefault()
    const fields = new FormData(event.target)
    code.textContent = `import { createClient } from "${location.origin}/sdk/v1/strata.js"
const strata = createClient({ key: "pk_...", baseUrl: "${location.origin}" })
const answer = await ${call.code(fields)}`
    document.querySelector("#code-title").hidden = false
    if (key.reportValidity()) void show(call.run, fields)
  })
}

let controller = new AbortController()
cancel.addEventListener("click", () => controller.abort())

async function show(call, fields) {
  controller = new AbortController()
  const { signal } = controller
  cancel.hidden = false
  status.textContent = "Loading…"
  response.textContent = ""
  const startedAt = performance.now()
  try {
    const strata = createClient({ key: key.value.trim(), baseUrl: location.origin })
    response.textContent = JSON.stringify(await call(strata, fields, signal), null, 2)
    status.textContent = `Completed in ${Math.round(performance.now() - startedAt)} ms.`
  } catch (error) {
    if (signal.aborted) status.textContent = "Cancelled."
    else if (error instanceof StrataError) {
      status.textContent = `Error${error.status ? ` ${error.status}` : ""}: ${error.message}`
      response.textContent = error.body === undefined ? "" : JSON.stringify(error.body, null, 2)
    } else throw error
  } finally {
    cancel.hidden = true
  }
}

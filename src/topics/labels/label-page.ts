import type { TopicLabel } from "./schema.ts"

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1a1b1e }
h1 { font-size: 1.4rem; margin: 0 } h2 { font-size: 1.05rem; margin: 1.6rem 0 0.4rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.5rem }
tr { border-top: 1px solid #ced4da } th { width: 14rem; font-weight: 600 } p { margin: 0.4rem 0 } .quiet { color: #495057 }
@media print { body { margin: 0; max-width: none } }
`

type Row = readonly [name: string, value: unknown]

/** The label as a printable page. All text is escaped; the page loads no resources and runs no scripts. */
export async function labelPage({ signal, provider, completeness }: TopicLabel): Promise<Response> {
  const sections: [string, Row[]][] = [
    [
      "Provider",
      [
        ["Name", provider.provider_name],
        ["Domain", provider.provider_domain],
        ["Contact", provider.provider_email],
        ["Privacy policy", provider.privacy_policy_url],
        ["Privacy mechanisms", provider.privacy_mechanisms],
      ],
    ],
    [
      "Audience",
      [
        ["Segmentation criteria", signal.segmentation_criteria],
        ["Criteria document", signal.criteria_url],
        ["Subject", signal.subject_type],
        ["Resolved by", signal.resolution_method],
        ["Identifiers", signal.id_types],
        ["Scope", signal.audience_scope],
        ["Originating domain", signal.originating_domain],
        ["Countries", signal.countries],
        ["IAB Audience 1.1", signal.taxonomy?.values.map(({ id }) => id)],
      ],
    ],
    [
      "Data",
      [
        ["Sources", signal.data_sources],
        ["Methodology", signal.methodology],
        ["Audience expansion", signal.audience_expansion],
        ["Device expansion", signal.device_expansion],
        ["Refreshed", signal.refresh_cadence],
        ["Lookback window", signal.lookback_window],
        ["Onboarder", signal.onboarder],
        ["Modeling", signal.modeling],
      ],
    ],
    [
      "Privacy",
      [
        ["Consent basis", signal.consent_basis],
        ["Restricted attributes", signal.restricted_attributes],
        ["Article 9 basis", signal.art9_basis],
        ["Policy categories", signal.policy_categories],
        ["Rights of data subjects", signal.data_subject_rights],
      ],
    ],
  ]
  const missing = completeness.complete ? "" : ` Not said: ${completeness.missing.map(words).join(", ")}.`
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(signal.name)}: data transparency label</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(signal.name)}</h1>
<p>${escaped(signal.description)}</p>
<p class="quiet">Data transparency label, ${completeness.percent}% complete.${escaped(missing)}
Last updated ${escaped(signal.last_updated.slice(0, 10))}.</p>
${sections.map(([title, rows]) => section(title, rows)).join("\n")}
<p class="quiet">Fields of the IAB Tech Lab Data Transparency Standard 1.2. Audience Taxonomy 1.1 by IAB Technology Laboratory,
CC BY 3.0.</p></main></body></html>`
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; style-src '${await styleHash()}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      Vary: "Accept",
    },
  })
}

async function styleHash(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(STYLE))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

function section(title: string, rows: readonly Row[]): string {
  const said = rows.filter(([, value]) => value !== undefined)
  if (said.length === 0) return ""
  const lines = said.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${escaped(inWords(value))}</td></tr>`)
  return `<h2>${title}</h2><table>${lines.join("")}</table>`
}

/** Formats lists and nested fields in one line, and codes without underscores. */
function inWords(value: unknown): string {
  if (value === true) return "yes"
  if (value === false) return "no"
  if (Array.isArray(value)) return value.map(inWords).join(", ")
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([name, inner]) => `${words(name)}: ${inWords(inner)}`)
      .join("; ")
  }
  const text = String(value)
  return /^[a-z0-9_]+$/.test(text) ? words(text) : text
}

const words = (code: string) => code.replaceAll("_", " ")

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

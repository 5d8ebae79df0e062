/** Cloudflare's API, for actions without a wrangler command. Null without a token and an account: wrangler does not share its login. */
export function cloudflareApi(env: NodeJS.ProcessEnv = process.env) {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account } = env
  const base = env["CLOUDFLARE_API_BASE_URL"] ?? "https://api.cloudflare.com/client/v4"
  if (!token || !account) return null
  return {
    put: async (path: string, body: object): Promise<void> => {
      const answer = await fetch(`${base}/accounts/${account}${path}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      })
      const text = await answer.text()
      if (!answer.ok || !isSuccess(text))
        throw new Error(`PUT ${path} failed with status ${answer.status}: ${text.slice(0, 500)}`)
    },
  }
}

function isSuccess(text: string): boolean {
  try {
    return (JSON.parse(text) as { success?: boolean }).success === true
  } catch {
    return false
  }
}

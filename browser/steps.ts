import type { Visitor } from "./visitor.ts"

/** The assistant's last message with this name. */
export const confirmation = ({ page }: Visitor, name = "Confirm this action") =>
  page.getByRole("region", { name }).last()

export async function sendMessage({ page }: Visitor, text: string) {
  await page.getByRole("textbox", { name: "Message" }).fill(text)
  await page.keyboard.press("Enter")
}

export async function uploadBrief(
  { page }: Visitor,
  name: string,
  text = "Campaign brief: Zeppelin flights over the lake",
) {
  const choosing = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Choose a file" }).click()
  await (await choosing).setFiles({ name, mimeType: "", buffer: Buffer.from(text) })
}

/** Filters are added one by one. */
export async function addFilter({ page }: Visitor, name: string | RegExp) {
  await page.getByRole("dialog", { name: "Filters" }).getByRole("combobox", { name: "Add a filter" }).click()
  await page.getByRole("option", { name }).click()
}

import { describe } from "vitest"
import { it } from "../flow.ts"
import type { Visitor } from "../visitor.ts"

async function addSet({ page }: Visitor, name: string) {
  await page.getByRole("combobox", { name: "Add a dimension set" }).click()
  await page.getByRole("option", { name: new RegExp(`^${name} \\(`) }).click()
}

async function addCustom({ page }: Visitor, name: string, values: readonly string[]) {
  await page.getByRole("button", { name: "Custom dimension" }).click()
  const dimension = page.getByRole("region", { name: "Dimension", exact: true })
  await dimension.getByRole("combobox", { name: "Values (0)" }).fill(values.join(","))
  await dimension.getByRole("combobox", { name: "Values (0)" }).press(",")
  await dimension.getByRole("textbox", { name: "Name" }).fill(name)
}

describe("the matrix page", () => {
  it("counts, previews and generates topics of two dimensions", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/matrix")
    await page.getByRole("heading", { name: "No dimensions yet" }).waitFor()
    await addSet(owner, "Age Range")
    await addCustom(owner, "Subject", ["Unicyclists", "Kite buggy drivers"])
    const count = page.getByRole("region", { name: "Combinations" })
    await count.getByText("6 × 2 = 12").waitFor()
    await check()

    await page.getByRole("region", { name: "Dimension Age Range" }).getByRole("button", { name: "Remove 65+" }).click()
    await count.getByText("5 × 2 = 10").waitFor()
    const names = page.getByRole("list", { name: "Examples" })
    await names.getByText("18-24 Unicyclists").waitFor()
    await page.getByRole("button", { name: "Insert {Subject}" }).click()
    await page.getByLabel("Name template").press("End")
    await page.getByLabel("Name template").pressSequentially(" aged {age_range}")
    await names.getByText("Unicyclists aged 18-24").waitFor()

    await page.getByRole("button", { name: "Preview" }).click()
    const preview = page.getByRole("region", { name: "Preview" })
    await preview.getByText("10 combinations: 10 new").waitFor()
    await preview.getByRole("cell", { name: "Kite buggy drivers aged 55-64" }).waitFor()
    await check()
    await preview.getByRole("button", { name: "Generate 10 topics" }).click()
    await page.getByText("10 topics added to your library").waitFor()
    await check()

    await page.getByRole("button", { name: "Preview again" }).click()
    await page.getByRole("link", { name: "View in library" }).click()
    await page.getByRole("grid", { name: "Library" }).getByText("Unicyclists aged 18-24").waitFor()
    expect(page.url()).toContain("source=matrix")
  })

  it("rejects too few dimensions, too many combinations and unknown placeholders", async ({ expect, owner }) => {
    const { page, visit } = owner
    await visit("/matrix")
    const preview = page.getByRole("button", { name: "Preview" })
    await addSet(owner, "US State")
    await page.getByText("Add at least two dimensions.").waitFor()
    expect(await preview.isDisabled()).toBe(true)
    await addSet(owner, "Company Industry")
    await addSet(owner, "Company Size")
    await page.getByText("52 × 15 × 8 = 6,240").waitFor()
    await page.getByText("Too many combinations (6240). Maximum is 5000.").waitFor()
    expect(await preview.isDisabled()).toBe(true)
    await page.getByRole("button", { name: "Remove Company Size" }).click()
    await page.getByText("52 × 15 = 780").waitFor()
    await page.getByLabel("Name template").fill("{Industry} in {US State}")
    await page.getByText("The template names {Industry}, which is not a dimension").waitFor()
    expect(await preview.isDisabled()).toBe(true)
  })

  it("keeps the draft after a reload, and applies overrides", async ({ owner }) => {
    const { page, visit } = owner
    await visit("/matrix")
    await addSet(owner, "Gender")
    await addCustom(owner, "Subject", ["bagpipe buyers"])
    await page.getByRole("combobox", { name: "Segment type" }).click()
    await page.getByRole("option", { name: "B2G" }).click()
    await page.reload()
    await page.getByText("3 × 1 = 3").waitFor()
    await page.getByRole("button", { name: "Preview" }).click()
    const samples = page.getByRole("table", { name: "Samples" })
    await samples.getByRole("row", { name: "Female bagpipe buyers" }).getByRole("cell", { name: "B2G" }).waitFor()
    await page.getByRole("button", { name: "Start over" }).click()
    await page.getByRole("heading", { name: "No dimensions yet" }).waitFor()
  })
})

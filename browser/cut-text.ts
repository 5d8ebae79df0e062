import type { Page } from "playwright-core"

/** Texts of the page that are cut off where the user can neither scroll to the rest nor hover for it, one line each. */
export const findCutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE_PX = 1.5
    const clips = (value: string) => value === "hidden" || value === "clip"

    /** The text's own box, which may be wider than its element. */
    const rectOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }

    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }

    /** The element that cuts the text off, if one does. */
    const cutterOf = (element: Element): Element | undefined => {
      const text = rectOf(element)
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (at.closest("[title]")) return undefined
        const { overflowX, overflowY, clipPath } = getComputedStyle(at)
        // Only for screen readers.
        if (clipPath !== "none") return undefined
        const box = at.getBoundingClientRect()
        const beyond = text.right > box.right + TOLERANCE_PX || text.left < box.left - TOLERANCE_PX
        const below = text.bottom > box.bottom + TOLERANCE_PX + 4
        if ((clips(overflowX) && beyond) || (clips(overflowY) && below)) return at
        // The rest can be scrolled to.
        if (!clips(overflowX) && overflowX !== "visible") return undefined
      }
      return text.right > document.documentElement.clientWidth + TOLERANCE_PX ? document.body : undefined
    }

    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "")

    return [...document.querySelectorAll("header *, nav *, main *")]
      .filter((element) => hasOwnText(element) && !element.matches("option, script, style, title") && isShown(element))
      .flatMap((element) => {
        const cutter = cutterOf(element)
        const text = element.textContent?.trim().slice(0, 60)
        return cutter ? [`“${text}” is cut off by <${cutter.tagName.toLowerCase()} class="${cutter.className}">`] : []
      })
  })

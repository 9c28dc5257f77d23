import type { Page } from "@playwright/test"

/** The product's own name, kinds of files, and units are Latin in every script. */
const IN_EVERY_LANGUAGE = ["Video Testimonials Platform", "Video Testimonials", "WebM", "MP4", "MOV", "PDF"]

/**
 * What a visitor sees or hears in Latin letters although the page is in another script: sentences that were not
 * translated. What is marked with a language of its own may be in it. @param others Latin by right, such as names
 */
export async function latinTexts(page: Page, others: readonly string[]): Promise<string[]> {
	const texts = await page.evaluate(() => {
		const SPOKEN = ["aria-label", "aria-description", "aria-valuetext", "placeholder", "alt", "title"]
		const isOfPage = (element: Element) => element.closest("[lang]") === document.documentElement
		const found = [document.title]
		for (const element of document.body.querySelectorAll("*")) {
			if (element.matches("script, style, template, noscript, code") || !isOfPage(element)) continue
			if (element.checkVisibility()) found.push(...SPOKEN.map((name) => element.getAttribute(name) ?? ""))
			for (const node of element.childNodes)
				if (node instanceof Text && element.checkVisibility()) found.push(node.data)
		}
		return found
	})
	const known = [...IN_EVERY_LANGUAGE, ...others].sort((a, b) => b.length - a.length)
	const isUntranslated = (text: string) => {
		const rest = known.reduce((left, word) => left.replaceAll(word, "…"), text)
		const isAllLatin = /\p{sc=Latin}{3}/u.test(rest) && !/(?!\p{sc=Latin})\p{L}/u.test(rest)
		return isAllLatin || /\p{sc=Latin}{2,}\s+\p{sc=Latin}{2,}/u.test(rest)
	}
	return [...new Set(texts)].filter(isUntranslated)
}

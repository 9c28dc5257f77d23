import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { inLanguage } from "@/lib/languages/current-language"
import * as tenantSentences from "@/lib/tenants/words"
import { GiftNote } from "./gift-note"

it("the note about a gift is in the page's language, or marked with the one in which the business writes", () => {
	const drawn = (gift: string, texts: Record<string, string> = {}) =>
		inLanguage("de", () => renderToStaticMarkup(<GiftNote gift={gift} />), { texts, written: "en" })
	expect(drawn(tenantSentences.defaultGiftDisclosure)).toMatch(/^<p class="[^"]+">Der Kundin/)
	expect(drawn("A free cookbook", { "A free cookbook": "Ein Kochbuch" })).toMatch(/^<p class="[^"]+">Ein Kochbuch/)
	expect(drawn("A free cookbook")).toMatch(/^<p lang="en" dir="auto" .*A free cookbook/)
	expect(renderToStaticMarkup(<GiftNote gift="A free cookbook" />)).not.toContain("lang")
})

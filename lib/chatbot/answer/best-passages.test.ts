import { expect, it } from "vitest"
import { questionWords } from "../knowledge/search/common-words"
import { bestPassages } from "./best-passages"

const HOURS = "We are open from Tuesday to Saturday, 8 a.m. to 6 p.m. every week. On Sundays we rest."
const CAKES = "Wedding cakes need two weeks. They start at $80."
const passages = (question: string, content: string, title = "About us") =>
	bestPassages({ title, content }, questionWords(question))

it.each([
	["a sentence and one that refers to it", "When are you open?", `${HOURS} ${CAKES}`, HOURS],
	["the other", "What is a cake for a wedding?", `${HOURS} ${CAKES}`, CAKES],
	["a paragraph", "Your opening hours?", `${CAKES}\n\n${HOURS}`, HOURS],
	[
		"the text below a heading",
		"opening hours",
		"Opening hours\n\n8 to 6\n\nPrices\n\nFrom $5",
		"Opening hours\n\n8 to 6",
	],
	["a line of a list", "Do you have rye bread?", "- Rye bread: $5\n- Spelt: $6\n- Cake: $9", "- Rye bread: $5"],
	[
		"two sentences that hold one word each",
		"rye and spelt",
		"Rye is $5. Cake is $9. Spelt is $6.",
		"Rye is $5. Spelt is $6.",
	],
	[
		"lines that were wrapped, whole",
		"Is rye vegan?",
		"All rye is\nvegan, and so\nis spelt.",
		"All rye is\nvegan, and so\nis spelt.",
	],
	["a sentence of Chinese", "运费是多少?", "我们九点开门。运费五美元。", "运费五美元。"],
	[
		"a sentence of Hindi",
		"डिलीवरी की कीमत?",
		"हम नौ बजे खुलते हैं। डिलीवरी की कीमत पाँच डॉलर है।",
		"डिलीवरी की कीमत पाँच डॉलर है।",
	],
	["a sentence of Japanese", "送料はいくらですか?", "九時に開きます。送料は五ドルです。", "送料は五ドルです。"],
	[
		"a sentence of Arabic",
		"كم سعر التوصيل؟",
		"نفتح في التاسعة. سعر التوصيل خمسة دولارات.",
		"سعر التوصيل خمسة دولارات.",
	],
	["a sentence of Russian", "Сколько стоит доставка?", "Мы открыты с 9 ч. утра. Доставка 5 €.", "Доставка 5 €."],
	["what tells the price", "How much does it cost?", "We bake all day. Membership is $6.", "Membership is $6."],
	[
		"an address that looks like two sentences",
		"Где вы?",
		"Кафе «Чайка», ул. Ленина, 5.",
		"Кафе «Чайка», ул. Ленина, 5.",
	],
	["everything if nothing matches", "Do you ship?", `${HOURS} ${CAKES}`, `${HOURS} ${CAKES}`],
])("keeps %s", (_, question, content, kept) => {
	expect(passages(question, content)).toBe(kept)
})

it("keeps the whole text if its title matches the question", () => {
	expect(passages("When are you open?", `Tuesday to Saturday. Never open on holidays.`, "Opening hours")).toBe(
		"Tuesday to Saturday. Never open on holidays.",
	)
})

import { describe, expect, it } from "vitest"
import fc from "../../../tests/support/fast-check"
import { arrangeCards } from "./arrange-cards"

const SHEET = { contactSheet: true, source: "newest" } as const
const wide = { text: null, width: 1280, height: 720, pinned: false }
const tall = { ...wide, width: 720, height: 1280 }
const short = { text: "Lovely.", width: null, height: null, pinned: false }
const long = { ...short, text: "They baked a cake for sixty people. ".repeat(8) }
const CARDS = { wide, tall, short, long }
type Shape = keyof typeof CARDS

const cardsOf = (shapes: readonly Shape[]) => shapes.map((shape, at) => ({ ...CARDS[shape], shape, at }))
const shapesOf = (cards: readonly { shape: Shape }[]) => cards.map(({ shape }) => shape)

describe("a contact sheet", () => {
	it("begins with a video and a text, and stays near the order of arrival", () => {
		const arranged = arrangeCards(SHEET, cardsOf(["wide", "tall", "wide", "short", "long"]))
		expect(arranged.map(({ at }) => at)).toEqual([0, 3, 1, 4, 2])
	})

	it("spreads the rarer kind over the whole wall", () => {
		const arranged = arrangeCards(SHEET, cardsOf(["short", "long", "short", "long", "tall", "wide"]))
		expect(shapesOf(arranged)).toEqual(["short", "tall", "long", "short", "wide", "long"])
	})

	it("gives the first pinned ones most room and short texts least, and keeps pinned ones in front", () => {
		const pinned = cardsOf(["tall", "tall", "short", "wide"]).map((card) => ({ ...card, pinned: true }))
		const arranged = arrangeCards(SHEET, [...pinned, ...cardsOf(["wide", "short"])])
		expect(arranged.map(({ shape, weight }) => `${shape} ${weight}`)).toEqual([
			"tall large",
			"tall large",
			"short large",
			"wide normal",
			"short small",
			"wide normal",
		])
	})

	it("never moves what a business put in order, and leaves plain cards as they are", () => {
		const cards = cardsOf(["wide", "wide", "short"]).map((card) => ({ ...card, pinned: true }))
		const picked = arrangeCards({ ...SHEET, source: "picked" }, cards)
		expect(picked.map(({ at, weight }) => `${at} ${weight}`)).toEqual(["0 normal", "1 normal", "2 small"])
		const plain = arrangeCards({ ...SHEET, contactSheet: false }, cards)
		expect(plain).toEqual(cards.map((card) => ({ ...card, weight: null })))
	})

	it("loses none, and has no two equal ones in a row unless most are equal", () => {
		const shape = fc.constantFrom<Shape>("wide", "tall", "short", "long")
		fc.assert(
			fc.property(fc.array(shape, { maxLength: 24 }), (shapes) => {
				const arranged = arrangeCards(SHEET, cardsOf(shapes))
				expect(arranged.map(({ at }) => at).sort((one, other) => one - other)).toEqual(shapes.map((_, at) => at))
				const most = Math.max(0, ...Object.keys(CARDS).map((each) => shapes.filter((one) => one === each).length))
				const equal = shapesOf(arranged).filter((each, at, all) => each === all[at + 1]).length
				expect(equal).toBe(Math.max(0, 2 * most - shapes.length - 1))
			}),
		)
	})
})

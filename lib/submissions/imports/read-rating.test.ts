import { expect, it } from "vitest"
import fc from "../../../tests/support/fast-check"
import { bestInTitle, isBeyond, readRating } from "./read-rating"

it.each([
	["5", 5],
	["4.5", 4],
	["4,5", 4],
	["4.51", 5],
	["3.50", 3],
	["0.2", 1],
	["5/5", 5],
	["5.0", 5],
	["10/10", 5],
	["8 / 10", 4],
	["7/10", 3],
	["1/10", 1],
	["80%", 4],
	["80 %", 4],
	["92,5%", 5],
	["16/20", 4],
	["FIVE", 5],
	["four", 4],
	["ONE", 1],
	["fünf Sterne", 5],
	["5 étoiles", 5],
	["5 stars", 5],
	["★★★", 3],
	["★★★★☆", 4],
	["★★★★½", 4],
	["★★★½☆", 3],
	["4½", 4],
	["4 ½ stars", 4],
	["⭐️⭐️⭐️⭐️", 4],
	["★★★★★★★★☆☆", 4],
	["⭐ 4.5", 4],
	["4 out of 5 stars", 4],
	["Rated 4.5 out of 5", 4],
	["4,5 von 5 Sternen", 4],
	["3 sur 5", 3],
	["4 estrellas de 5", 4],
	["5 - Excellent", 5],
	["1 (very poor)", 1],
	["５", 5],
	["٤", 4],
])("reads %j", (cell, stars) => expect(readRating(cell)).toBe(stars))

it.each([
	"",
	"0",
	"0/10",
	"0%",
	"6",
	"11/10",
	"120%",
	"-3",
	"n/a",
	"positive",
	"STAR_RATING_UNSPECIFIED",
	"☆☆☆☆☆",
	"3-4",
])("makes no stars of %j", (cell) => expect(readRating(cell)).toBe(null))

it("takes the scale of the column", () => {
	expect(["8", "4", "10", "11"].map((cell) => readRating(cell, 10))).toEqual([4, 2, 5, null])
	// What names its own scale keeps it.
	expect(readRating("4/5", 10)).toBe(4)
	expect(["8", "5", "8/10", "2024-01-01"].map((cell) => isBeyond(cell, 5))).toEqual([true, false, false, false])
	const titles = ["Rating (1-10)", "Score out of 10", "Note /20", "Note sur 10", "Rating (1, 2, 3, 4, 5)", "Stars"]
	expect(titles.map(bestInTitle)).toEqual([10, 10, 20, 10, null, null])
})

it("gives more stars for no worse a share, and never other than 1 to 5", () => {
	const shares = fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }))
	fc.assert(
		fc.property(shares, ([one, other]) => {
			const [less, more] = [Math.min(one, other), Math.max(one, other)].map((value) => readRating(`${value}/100`) ?? 0)
			expect([1, 2, 3, 4, 5]).toContain(less)
			expect(more).toBeGreaterThanOrEqual(less ?? 0)
		}),
	)
})

import { describe, expect, it } from "vitest"
import type { Condition, Question } from "@/lib/client/contract"
import { outcome, question } from "../../../../tests/support/quiz-content"
import { type Box, layOut, PLACE_WIDTH } from "./lay-out"
import { mapOf } from "./map-of"

const is = (id: string, value: string): Condition => ({ join: "and", tests: [{ of: "answer", id, is: "is", value }] })
const waysOf = (questions: Question[]) =>
	mapOf({ questions, outcomes: [] }).ways.map(({ from, to, reasons, kind }) => [from, to, reasons.join("; "), kind])

const overlap = (one: Box, other: Box) =>
	one.x < other.x + other.width &&
	other.x < one.x + one.width &&
	one.y < other.y + other.height &&
	other.y < one.y + one.height

describe("the map of a quiz", () => {
	it("draws each way once, with what leads there in plain words", () => {
		const branched = [
			question("q1", { options: ["Good", "Fair", "Bad"], next: [{ if: is("q1", "Bad"), to: "q3" }] }),
			question("q2", { show_if: is("q1", "Good"), next: [{ if: null, to: null }] }),
			question("q3", {
				next: [
					{ if: is("q1", "Good"), to: null },
					{ if: is("q3", "Good"), to: null },
				],
			}),
			question("q4"),
		]
		expect(waysOf(branched)).toEqual([
			["q1", "q3", "If question 1 is “Bad”", "plain"],
			["q1", "q2", "Otherwise", "plain"],
			["q2", "end:", "", "plain"],
			["q2", "q3", "If it isn't shown", "around"],
			["q3", "end:", "If question 1 is “Good”; If question 3 is “Good”", "plain"],
			["q3", "q4", "Otherwise", "plain"],
			["q4", "end:", "", "plain"],
		])
	})

	it("draws no way on where each answer leads elsewhere", () => {
		const routed = [
			question("q1", {
				next: [
					{ if: is("q1", "Good"), to: "q3" },
					{ if: is("q1", "Bad"), to: null },
				],
			}),
			question("q2"),
			question("q3"),
		]
		expect(waysOf(routed).filter(([from]) => from === "q1")).toEqual([
			["q1", "q3", "If question 1 is “Good”", "plain"],
			["q1", "end:", "If question 1 is “Bad”", "plain"],
		])
		const { places } = mapOf({ questions: routed, outcomes: [] })
		expect(places[1]).toMatchObject({ isUnreachable: true, problems: ["No visitor can get to question 2."] })
		expect(places[0]).toMatchObject({ told: ["Goes to question 3 if question 1 is “Good”", expect.any(String)] })
	})

	it("names what leads back, and what leads nowhere", () => {
		const broken = [
			question("q1"),
			question("q2", { next: [{ if: is("q2", "Bad"), to: "q1" }] }),
			question("q3", { next: [{ if: null, to: "deleted" }] }),
		]
		expect(waysOf(broken)).toEqual([
			["q1", "q2", "", "plain"],
			["q2", "q1", "If question 2 is “Bad”", "back"],
			["q2", "q3", "Otherwise", "plain"],
			["q3", "gone:q3", "", "gone"],
		])
		const { places } = mapOf({ questions: broken, outcomes: [] })
		expect(places.map((place) => ("problems" in place ? place.problems : place.title))).toEqual([
			[],
			["Question 2 leads back to question 1. Visitors would go in circles."],
			["Question 3 leads to a question that isn't in the quiz."],
			"A question that isn't in the quiz",
			"The end",
		])
	})

	it("puts questions under one condition into a group, and leads around all of it", () => {
		const grouped = [
			question("q1"),
			question("q2", { show_if: is("q1", "Good"), group_name: "Budget" }),
			question("q3", { with_previous: true }),
			question("q4"),
		]
		const map = mapOf({ questions: grouped, outcomes: [outcome("a", { score_min: 0, score_max: 40 })] })
		expect(map.groups).toEqual([{ id: "group:q2", name: "Budget", members: ["q2", "q3"] }])
		expect(map.ways).toContainEqual({ from: "q2", to: "q4", reasons: ["If it isn't shown"], kind: "around" })
		expect(map.ways.at(-1)).toMatchObject({ from: "end:", to: "outcome:a" })
		expect(map.places.at(-1)).toMatchObject({ title: "Outcome a", about: "0 to 40%" })
		expect(map.places[2]).toMatchObject({ told: ["In the group “Budget”", "Then question 4"] })
	})

	it("leads around no question that is always shown", () => {
		const always: Condition = { join: "and", tests: [] }
		const questions = [question("q1"), question("q2", { show_if: always }), question("q3"), question("q4")]
		expect(waysOf(questions).map(([from, to, , kind]) => [from, to, kind])).toEqual([
			["q1", "q2", "plain"],
			["q2", "q3", "plain"],
			["q3", "q4", "plain"],
			["q4", "end:", "plain"],
		])
		expect(mapOf({ questions, outcomes: [] }).places[1]).toMatchObject({ condition: null })
		const jumped = [
			question("q1", { next: [{ if: is("q1", "Bad"), to: "q3" }] }),
			question("q2", { show_if: is("q1", "Good"), next: [{ if: null, to: "q4" }] }),
			question("q3", { show_if: is("q1", "Good"), next: [{ if: null, to: null }] }),
			question("q4"),
		]
		expect(waysOf(jumped).filter(([, , , kind]) => kind === "around")).toEqual([
			["q3", "q4", "If it isn't shown", "around"],
		])
	})

	it("overlaps nothing with 100 questions and 50 rules", () => {
		const long = Array.from({ length: 100 }, (_, at) => {
			const leads =
				at % 2 === 0 ? { next: [{ if: is(`q${at}`, "Bad"), to: `q${Math.min(99, at + 3 + (at % 7))}` }] } : {}
			const shown = at % 10 === 5 ? { show_if: is(`q${at - 1}`, "Good"), group_name: `Group ${at}` } : {}
			return question(`q${at}`, { ...leads, ...shown, ...(at % 10 === 6 && { with_previous: true }) })
		})
		const map = mapOf({ questions: long, outcomes: [] })
		const { places, ways, groups } = layOut(map)
		expect(places.size).toBe(101)
		const labels = ways.flatMap(({ label }) => label ?? [])
		expect(labels.length).toBeGreaterThan(50)
		const boxes = [...places.values(), ...labels]
		expect(boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => overlap(one, other)))).toEqual([])
		expect(groups).toHaveLength(10)
		for (const { id, box } of groups) {
			const inside = [...places].filter(([, each]) => overlap(box, each)).map(([place]) => place)
			expect(inside).toEqual(map.groups.find((group) => group.id === id)?.members)
		}
		const frames = groups.map(({ box }) => box)
		expect(frames.flatMap((one, at) => frames.slice(at + 1).filter((other) => overlap(one, other)))).toEqual([])
	})

	it("puts what follows a group below it", () => {
		const questions = [
			question("q1"),
			question("q2", { show_if: is("q1", "Good") }),
			question("q3", { with_previous: true }),
			question("q4"),
			question("q5"),
		]
		const { places } = layOut(mapOf({ questions, outcomes: [] }))
		const [q3, q4] = [places.get("q3"), places.get("q4")]
		expect(Math.abs((q3?.x ?? 0) - (q4?.x ?? 0))).toBeLessThan(PLACE_WIDTH)
	})

	it("is drawn for a quiz that is empty", () => {
		expect(layOut(mapOf({ questions: [], outcomes: [outcome("a")] })).ways).toEqual([])
	})
})

it("knows the quiz's hidden fields", () => {
	const fromShop: Condition = { join: "and", tests: [{ of: "field", id: "shop", is: "is", value: "Bonn" }] }
	const questions = [question("q1"), question("q2", { show_if: fromShop })]
	const problemsWith = (hidden_fields: string[]) =>
		mapOf({ questions, outcomes: [], hidden_fields }).places.flatMap((each) =>
			each.kind === "question" ? each.problems : [],
		)
	expect(problemsWith(["shop"])).toEqual([])
	expect(problemsWith([])).not.toEqual([])
})

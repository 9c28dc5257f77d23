import { expect, it } from "vitest"
import { dropOffOf } from "./figures"

const asked = (id: string, required = true) => ({ id, required, question: id })
const counted = (versionId: string, answers: Record<string, number>, completed: number, began = completed) => [
	{ versionId, questionId: "", count: began, met: 0, passed: completed },
	...Object.entries(answers).map(([questionId, count]) => ({ versionId, questionId, count, met: 0, passed: 0 })),
]
const told = (...given: Parameters<typeof dropOffOf>) =>
	dropOffOf(...given).map(({ question_id, answered, passed, skipped, met }) => [
		question_id,
		answered,
		passed,
		skipped,
		...(met === undefined ? [] : [met]),
	])

it("a question that was added later was passed by those alone who had it", () => {
	const before = { id: "v1", questions: [asked("a"), asked("b")] }
	const after = { id: "v2", questions: [asked("a"), asked("new", false), asked("b")] }
	const counts = [...counted("v1", { a: 100, b: 100 }, 100), ...counted("v2", { a: 3, new: 1, b: 2 }, 2)]
	expect(told(after.questions, [before, after], counts)).toEqual([
		["a", 103, 103, 0],
		["new", 1, 2, 1],
		["b", 102, 102, 0],
	])
})

it("another order leaves earlier figures as they were", () => {
	const before = { id: "v1", questions: [asked("a"), asked("b")] }
	const after = { id: "v2", questions: [asked("b"), asked("a")] }
	const counts = counted("v1", { a: 10, b: 4 }, 4, 12)
	expect(told(after.questions, [before, after], counts)).toEqual([
		["b", 4, 4, 0],
		["a", 10, 10, 0],
	])
})

it("a branch loses only those who met it", () => {
	const branch = { id: "v1", questions: ["q1", "q2", "q3", "q4"].map((id) => asked(id)) }
	const row = (questionId: string, count: number, met: number, passed: number) => {
		return { versionId: "v1", questionId, count, met, passed }
	}
	const counts = [
		row("", 105, 0, 80),
		row("q1", 100, 100, 100),
		row("q2", 30, 50, 30),
		row("q3", 50, 50, 50),
		row("q4", 80, 80, 80),
	]
	expect(told(branch.questions, [branch], counts)).toEqual([
		["q1", 100, 100, 0, 105],
		["q2", 30, 30, 0, 50],
		["q3", 50, 50, 0, 50],
		["q4", 80, 80, 0, 80],
	])
})

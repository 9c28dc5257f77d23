import { describe, expect, it } from "vitest"
import type { ContactStep } from "@/lib/client/contract"
import { readAnswers } from "@/lib/quizzes/answer-types"
import { PAST_THE_END, resumedView } from "./quiz-view"

const question = (id: string) => ({ id, question: id, type: "text" as const, options: [], required: false })
const quiz = (contact_step: ContactStep) => ({ questions: ["a", "b", "c"].map(question), contact_step })

describe("resumedView", () => {
	it.each([
		["the question that was in view, though an earlier one was skipped", { b: "x" }, "c", { at: "question", index: 2 }],
		["the first unanswered question, if none was in view", { a: "x" }, null, { at: "question", index: 1 }],
		[
			"the first unanswered question, if the quiz no longer has the one in view",
			{},
			"zz",
			{ at: "question", index: 0 },
		],
		["the contact that comes after", { a: "x" }, PAST_THE_END, { at: "contact" }],
	])("%s", (_, sent, at, view) => {
		const taken = quiz("after")
		expect(resumedView(taken, readAnswers(taken.questions, { ...sent }), at)).toEqual(view)
	})

	it("is the last question if the quiz asks for no name", () => {
		expect(resumedView(quiz("never"), new Map(), PAST_THE_END)).toEqual({ at: "question", index: 2 })
	})
})

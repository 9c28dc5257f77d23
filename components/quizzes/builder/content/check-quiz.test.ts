import { describe, expect, it } from "vitest"
import { newOutcome, newQuestion, newScoringConfig } from "@/lib/quizzes/defaults"
import { outcomeProblem, questionProblem, quizProblem } from "./check-quiz"
import type { QuizContent } from "./quiz-values"

const asked = { ...newQuestion("a"), question: "Why?", options: ["Yes", "No"] }
const quiz = (part: Partial<QuizContent>): QuizContent => ({
	quiz_name: "Quiz",
	quiz_description: "",
	contact_step: "before",
	auto_advance: true,
	show_comparison: false,
	closes_at: null,
	response_limit: null,
	outcome_quotas: {},
	closed_message: "",
	questions: [asked],
	scoring_config: newScoringConfig(),
	outcomes: [{ ...newOutcome("o"), title: "Fine" }],
	...part,
})

describe("checking a quiz before it is saved", () => {
	it("accepts a valid quiz", () => expect(quizProblem(quiz({}))).toBeNull())

	it.each([
		[{ ...asked, question: " " }, "Please enter a question", "question"],
		[{ ...asked, options: ["One", ""] }, "Multiple choice questions need at least 2 options", "options"],
		[{ ...asked, options: ["One", "One"] }, "Two options are the same", "options"],
		[{ ...asked, weight: 11 }, "Weight must be between 1 and 10", "weight"],
	])("says what is wrong with a question, and at which field: %#", (question, detail, field) => {
		expect(questionProblem(question)).toEqual({ detail, field })
	})

	it("leads to the section and the item of the first broken rule", () => {
		expect(quizProblem(quiz({ quiz_name: " " }))).toMatchObject({ section: "details", field: "quiz_name" })
		expect(quizProblem(quiz({ quiz_description: "x".repeat(2001) }))).toEqual({
			section: "details",
			field: "quiz_description",
			detail: "Description can have up to 2000 characters",
		})
		expect(quizProblem(quiz({ questions: [asked, { ...asked, id: "b", question: "" }] }))).toEqual({
			section: "questions",
			item: { id: "b", label: "Question 2" },
			field: "question",
			detail: "Please enter a question",
		})
		expect(quizProblem(quiz({ outcomes: [newOutcome("o")] }))).toMatchObject({ section: "outcomes", field: "title" })
		const lead_thresholds = { high: 40, medium: 60 }
		expect(quizProblem(quiz({ scoring_config: { ...newScoringConfig(), lead_thresholds } }))).toEqual({
			section: "scoring",
			field: "lead_thresholds",
			detail: "High must start at or above Medium",
		})
	})

	it("names the outcome with an invalid website", () => {
		const shop = { ...newOutcome("o"), title: "Shop", action: "redirect" as const }
		const outcomes = [{ ...shop, action_config: { ...shop.action_config, redirect_url: "my shop" } }]
		expect(quizProblem(quiz({ outcomes }))).toEqual({
			section: "outcomes",
			item: { id: "o", label: "Outcome “Shop”" },
			field: "redirect_url",
			detail: "Please enter a valid website address",
		})
	})

	it("calls a field by its label", () => {
		const told = (config: Record<string, string>) => {
			const outcome = newOutcome("o")
			return outcomeProblem({ ...outcome, title: "Fine", action_config: { ...outcome.action_config, ...config } })
				?.detail
		}
		expect(told({ custom_message: "x".repeat(2001) })).toBe("Message can have up to 2000 characters")
		expect(told({ email_subject: "x".repeat(201) })).toBe("Email subject can have up to 200 characters")
	})
})

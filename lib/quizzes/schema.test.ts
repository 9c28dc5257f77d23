import { describe, expect, it } from "vitest"
import { newOutcome, newQuestion, newScoringConfig } from "./defaults"
import { CreateQuiz, OutcomesSchema, QuestionsSchema, QuizUpdateForm, ScoringConfigSchema } from "./schema"
import { quizRefusals } from "./words"

interface Refusing {
	safeParse(value: unknown): { error?: { issues: { message: string }[] } }
}

const problem = (schema: Refusing, value: unknown) => schema.safeParse(value).error?.issues[0]?.message
const asked = (own: object) => [{ ...newQuestion("q1"), question: "How was it?", options: ["Good", "Bad"], ...own }]
const shownIf = (own: object) => ({ show_if: { tests: [{ of: "answer", id: "q0", is: "is", value: "Good", ...own }] } })
const ended = (own: object) => [{ ...newOutcome("o1"), title: "Well done", ...own }]

describe("a quiz is refused with the exact message", () => {
	// The title has only the number, because the runner would print a whole schema.
	it.each([
		...(
			[
				[CreateQuiz, {}, "Please enter a quiz name"],
				[QuizUpdateForm, { closes_at: "2026-03-31T23:59" }, "closes_at must be a time with its offset, or empty"],
				[QuizUpdateForm, { closes_at: "tomorrow" }, "closes_at must be a time with its offset, or empty"],
				[CreateQuiz, { quiz_name: "  " }, "Please enter a quiz name"],
				[CreateQuiz, { quiz_name: "x".repeat(151) }, "quiz_name can have up to 150 characters"],
				[QuestionsSchema, asked({ question: " " }), "Please enter a question"],
				[QuestionsSchema, asked({ options: ["Good"] }), "Multiple choice questions need at least 2 options"],
				[QuestionsSchema, asked({ options: ["Good", " "] }), "Multiple choice questions need at least 2 options"],
				[QuestionsSchema, asked({ options: ["Good", "Bad", ""] }), "An option is empty"],
				[QuestionsSchema, asked({ options: ["Good", "Good"] }), "Two options are the same"],
				[QuestionsSchema, asked({ options: ["Café", "Cafe\u0301"] }), "Two options are the same"],
				[QuestionsSchema, asked({ options: ["So so", "So\u00a0so"] }), "Two options are the same"],
				[QuestionsSchema, asked({ points: { Good: -1 } }), "points must be at least 0"],
				[QuestionsSchema, asked({ points: { Good: "5" } }), "points must be numbers"],
				[QuestionsSchema, asked({ weight: 0 }), "weight must be between 1 and 10"],
				[QuestionsSchema, asked({ weight: 11 }), "weight must be between 1 and 10"],
				[
					QuestionsSchema,
					asked({ type: "essay" }),
					"type must be multiple_choice, rating, yes_no, text, multiple_choices, scale, number, date, consent or contact",
				],
				[QuestionsSchema, asked({ question: "\u0000" }), "question contains characters that can't be stored"],
				[QuestionsSchema, asked({ question: "\ud800" }), "question contains characters that can't be stored"],
				...["\u0000", "\ud800"].flatMap((broken) =>
					[
						shownIf({ id: broken }),
						shownIf({ value: `x${broken}` }),
						shownIf({ is: "any_of", value: [`x${broken}`] }),
						{ next: [{ to: broken }] },
					].map((rules) => [QuestionsSchema, asked(rules), "a rule contains characters that can't be stored"]),
				),
				[QuestionsSchema, [...asked({}), ...asked({})], "Two questions have the same id"],
				[QuestionsSchema, {}, "questions must be a list"],
				[QuestionsSchema, Array(101).fill(asked({})[0]), "A quiz can have up to 100 questions"],
				[ScoringConfigSchema, { ...newScoringConfig(), total_points: 0 }, "total_points must be between 1 and 1000"],
				[ScoringConfigSchema, { ...newScoringConfig(), total_points: 1001 }, "total_points must be between 1 and 1000"],
				[ScoringConfigSchema, { categories: [{ name: "A", weight: 11 }] }, "category weight must be between 1 and 10"],
				[ScoringConfigSchema, { categories: [{ name: "A" }, { name: "A" }] }, "Two categories have the same name"],
				[ScoringConfigSchema, { scoring_method: "best" }, "scoring_method must be simple, weighted or category"],
				[OutcomesSchema, ended({ score_min: 60, score_max: 50 }), "The range can't end below where it starts"],
				[OutcomesSchema, ended({ score_max: 101 }), "score_max must be between 0 and 100"],
				[OutcomesSchema, ended({ action: "redirect" }), "Please enter a website address"],
				[
					OutcomesSchema,
					ended({ action_config: { redirect_url: "javascript:alert(1)" } }),
					"Please enter a valid website address",
				],
				[
					OutcomesSchema,
					ended({ action_config: { redirect_url: "data:text/html,x" } }),
					"Please enter a valid website address",
				],
				[OutcomesSchema, ended({ action_config: { redirect_url: "my shop" } }), "Please enter a valid website address"],
				...[
					{ action_config: { redirect_url: "https://shop.example{name}/" } },
					{ button: { text: "Go", url: "https://{name}.example" } },
				].map((part) => [OutcomesSchema, ended(part), quizRefusals.hostFilled]),
				[
					OutcomesSchema,
					ended({ action_config: { email_subject: "a\r\nBcc: x@y.z" } }),
					"email_subject must be one line",
				],
				[QuizUpdateForm, { questions: "[" }, "questions must be JSON text"],
				[
					QuizUpdateForm,
					{ questions: `"${"x".repeat(512 * 1024)}"` },
					"This quiz is larger than 512 KB. Shorten or remove something.",
				],
				[QuizUpdateForm, { is_active: "yes" }, "is_active must be true or false"],
			] as [Refusing, unknown, string][]
		).entries(),
	])("%i", (_, [schema, value, words]) => {
		expect(problem(schema, value)).toBe(words)
	})
})

describe("parsing a quiz", () => {
	it("fills in the defaults of missing fields", () => {
		expect(ScoringConfigSchema.parse({})).toEqual(newScoringConfig())
		const [question] = QuestionsSchema.parse([{ id: "a", question: "Ready?", type: "yes_no" }])
		expect(question).toMatchObject({ weight: 1, required: true, points: {}, category: "", options: [] })
		const [outcome] = OutcomesSchema.parse([{ id: "a", title: "T" }])
		expect(outcome).toMatchObject({ score_min: 0, score_max: 100, action: "show_message" })
	})
	it("drops unknown fields", () => {
		const [question] = QuestionsSchema.parse(asked({ admin: true }))
		expect(question).not.toHaveProperty("admin")
	})
	it("adds the scheme to a web address without one", () => {
		const [outcome] = OutcomesSchema.parse(ended({ action_config: { redirect_url: "example.com/next" } }))
		expect(outcome?.action_config.redirect_url).toBe("https://example.com/next")
	})
	it("rejects nesting of any depth", () => {
		const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`
		expect(QuizUpdateForm.safeParse({ questions: deep }).success).toBe(false)
	})
})

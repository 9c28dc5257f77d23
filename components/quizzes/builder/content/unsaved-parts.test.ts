import { expect, it } from "vitest"
import { newOutcome, newQuestion, newScoringConfig } from "@/lib/quizzes/defaults"
import { ownedQuiz } from "../../../../tests/support/quiz-content"
import { contentOf, type QuizContent, valuesOf } from "./quiz-values"
import { unsavedParts } from "./unsaved-parts"

const [a, b, c] = ["a", "b", "c"].map((id) => newQuestion(id)) as [Question, Question, Question]
type Question = QuizContent["questions"][number]

const saved = contentOf(valuesOf(ownedQuiz({ questions: [a, b], outcomes: [newOutcome("o")] })))
const changes = (part: Partial<QuizContent>) => unsavedParts(saved, { ...saved, ...part })

it.each([
	["nothing", {}, []],
	["a name", { quiz_name: "Tea", auto_advance: false }, ["Details (Name, Move on after each answer)"]],
	["a new question", { questions: [a, b, c] }, ["1 new question"]],
	[
		"a changed and a deleted question",
		{ questions: [{ ...a, weight: 2 }] },
		["1 changed question", "1 deleted question"],
	],
	["one changed question by its text", { questions: [{ ...a, question: "Tea?" }, b] }, ["1 changed question (“Tea?”)"]],
	["another order, whatever came between", { questions: [b, c, a] }, ["1 new question", "order of questions"]],
	[
		"the scoring and the outcomes",
		{ scoring_config: { ...newScoringConfig(), total_points: 7 }, outcomes: [] },
		["Scoring Rules (Max total points)", "1 deleted outcome"],
	],
] as const)("names %s", (_, part, told) => {
	expect(changes(part as Partial<QuizContent>)).toEqual(told)
})

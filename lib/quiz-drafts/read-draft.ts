import { z } from "zod"
import { objectIn } from "@/lib/chatbot/answer/ask-for-json"
import { possibleAnswers } from "@/lib/quizzes/answer-types"
import { QuestionType } from "@/lib/quizzes/answers"
import {
	CATEGORIES_MAX,
	CATEGORY_NAME_CAP,
	OPTION_CAP,
	OPTIONS_MAX,
	QUIZ_NAME_CAP,
	QUIZ_TEXT_CAP,
} from "@/lib/quizzes/defaults"
import { optionKey } from "@/lib/quizzes/option-key"
import { bestPoints } from "@/lib/quizzes/points-of"
import { OutcomeSchema, QuestionSchema, ScoringConfigSchema } from "@/lib/quizzes/schema"
import type { UnsavedQuiz } from "@/lib/quizzes/templates/answers"

const QUESTIONS = 12
const FEWEST_QUESTIONS = 3
const RESULTS = 5
const FEWEST_RESULTS = 2
const POINTS = 100

/** What a model sends in place of a text, a number, or a list counts as left out. */
const words = (cap: number) =>
	z
		.string()
		.transform((said) => said.replaceAll("\0", "").toWellFormed().slice(0, cap).toWellFormed().trim())
		.catch("")
const list = <T extends z.ZodType>(of: T, most: number) =>
	z
		.array(z.unknown())
		.catch([])
		.transform((said) => said.slice(0, most).flatMap((each) => of.safeParse(each).data ?? []))

const Option = z.object({
	text: words(OPTION_CAP).pipe(z.string().min(1)),
	points: z
		.number()
		.transform((said) => Math.min(POINTS, Math.max(0, said)))
		.catch(0),
})
const Question = z.object({
	question: words(QUIZ_TEXT_CAP),
	type: QuestionType.catch("multiple_choice"),
	category: words(CATEGORY_NAME_CAP),
	options: list(Option, OPTIONS_MAX),
})
const Result = z.object({
	from: z
		.number()
		.transform((said) => Math.round(Math.min(100, Math.max(0, said))))
		.catch(0),
	title: words(QUIZ_NAME_CAP),
	description: words(QUIZ_TEXT_CAP),
	next_step: words(QUIZ_TEXT_CAP),
})
const Drafted = z.object({
	name: words(QUIZ_NAME_CAP),
	description: words(QUIZ_TEXT_CAP),
	categories: list(z.object({ name: words(CATEGORY_NAME_CAP), tip: words(QUIZ_TEXT_CAP) }), CATEGORIES_MAX),
	questions: list(Question, QUESTIONS),
	results: list(Result, RESULTS),
})

type DraftedQuestion = z.infer<typeof Question>

function questionOf({ question, type, category, options }: DraftedQuestion, at: number) {
	const own = [...new Map(options.map((option) => [optionKey(option.text), option])).values()]
	const texts = type === "multiple_choice" ? own.map(({ text }) => text) : []
	const offered = possibleAnswers({ type, options: texts }) ?? []
	const points = Object.fromEntries(
		own.filter(({ text }) => offered.includes(text)).map(({ text, points: worth }) => [text, worth]),
	)
	const built = { id: `q${at + 1}`, question, type, category, options: texts, points, required: type !== "text" }
	return QuestionSchema.safeParse(built).data ?? []
}

/** The highest first, without a hole below or between them. */
function outcomesOf(results: z.infer<typeof Result>[]) {
	const steps = [...new Map(results.map((result) => [result.from, result])).values()].toSorted(
		(a, b) => b.from - a.from,
	)
	return steps.flatMap(({ from, title, description, next_step }, at) => {
		const built = {
			id: `result-${at + 1}`,
			title,
			description,
			action_config: { custom_message: next_step },
			score_min: at === steps.length - 1 ? 0 : from,
			score_max: (steps[at - 1]?.from ?? 101) - 1,
		}
		return OutcomeSchema.safeParse(built).data ?? []
	})
}

/** What can be opened as a new quiz, made of the parts that keep its rules; the others are left out. Null if too little
 * is left. */
export function readDraft(answer: string, about: string): UnsavedQuiz | null {
	const drafted = Drafted.safeParse(objectIn(answer)).data
	if (!drafted) return null
	const questions = drafted.questions.flatMap(questionOf)
	const outcomes = outcomesOf(drafted.results.filter(({ title }) => title !== ""))
	const scored = questions.filter((question) => (bestPoints(question) ?? 0) > 0)
	if (questions.length < FEWEST_QUESTIONS || scored.length === 0 || outcomes.length < FEWEST_RESULTS) return null
	const used = new Set(questions.map(({ category }) => category))
	const tips = new Map(drafted.categories.map(({ name, tip }) => [name, tip]))
	const categories = [...used]
		.filter((name) => name !== "")
		.map((name) => ({ name, description: tips.get(name) ?? "" }))
	const scoring = ScoringConfigSchema.safeParse({ categories })
	if (!scoring.success) return null
	return {
		quiz_name: drafted.name || about.slice(0, QUIZ_NAME_CAP).toWellFormed().trim(),
		quiz_description: drafted.description,
		contact_step: "after",
		questions,
		scoring_config: scoring.data,
		outcomes,
	}
}

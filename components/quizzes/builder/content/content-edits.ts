import type { Outcome, OutcomeAction, Question, QuestionType, ScoringCategory } from "@/lib/client/contract"
import { CATEGORIES_MAX, MIN_OPTIONS, newOutcome, newQuestion, WEIGHT_DEFAULT } from "@/lib/quizzes/defaults"
import { pointsOf } from "@/lib/quizzes/points-of"
import { scoringWords } from "../../admin-words"
import { carryRename } from "../rules/rules-edits"
import { outcomeProblems } from "./check-quiz"
import { partText } from "./part-text"
import type { QuizContent } from "./quiz-values"

/** An option while it is edited. Two may briefly have the same text, and each keeps its points. */
export interface OptionRow {
	key: string
	text: string
	points: number
	votes: string[]
}

export function optionRows(question: Question): OptionRow[] {
	const votes = new Map(Object.entries(question.votes ?? {}))
	return question.options.map((text, index) => {
		return { key: `option-${index}`, text, points: pointsOf(question, text), votes: votes.get(text) ?? [] }
	})
}

/** Replaces the options. Points and votes stay with their option when its text changes. */
export function withOptions(question: Question, rows: readonly OptionRow[]): Question {
	const named = rows.filter(({ text }) => text.trim() !== "")
	const cast = named.filter(({ votes }) => votes.length > 0)
	const { votes: _, ...kept } = question
	return {
		...kept,
		options: rows.map(({ text }) => text),
		points: Object.fromEntries(named.map(({ text, points }) => [text.trim(), points])),
		...(cast.length > 0 && { votes: Object.fromEntries(cast.map(({ text, votes }) => [text.trim(), votes])) }),
	}
}

/** Leaves out what only another type has. Options of a type with several stay, since an admin may come back. */
export function ofType({ max_choices, bands, contact_parts, ...question }: Question, type: QuestionType): Question {
	const left = question.type === "consent" ? newQuestion("").options : question.options
	return {
		...question,
		type,
		options: type === "consent" ? question.options.slice(0, 1) : left,
		...(type === "multiple_choices" && max_choices && { max_choices }),
		...(type === "number" && bands && { bands }),
		...(type === "contact" && { contact_parts: contact_parts ?? { name: "optional", email: "required" } }),
	}
}

export const mayRemoveOption = (rows: readonly unknown[]) => rows.length > MIN_OPTIONS

export function withItem<T extends { id: string }>(items: readonly T[], item: T): T[] {
	return items.some(({ id }) => id === item.id)
		? items.map((each) => (each.id === item.id ? item : each))
		: [...items, item]
}

export function inOrder<T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] {
	return [...items].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export function newCategory(name: string): ScoringCategory {
	return { name, weight: WEIGHT_DEFAULT, description: "" }
}

/** The reason why a category cannot have this name, or null. `index` is its own position, -1 for a new one. */
export function categoryProblem(categories: readonly ScoringCategory[], index: number, name: string): string | null {
	if (name.trim() === "") return scoringWords.categoryNameMissing
	const taken = categories.some((each, other) => other !== index && each.name === name.trim())
	return taken ? scoringWords.categoryTaken : null
}

export function renameCategory(content: QuizContent, index: number, name: string): QuizContent {
	const { categories } = content.scoring_config
	const before = categories[index]?.name
	const after = name.trim()
	return {
		...content,
		scoring_config: {
			...content.scoring_config,
			categories: categories.map((each, at) => (at === index ? { ...each, name: after } : each)),
		},
		questions: content.questions.map((each) => (each.category === before ? { ...each, category: after } : each)),
	}
}

/** Removes the category. Its questions move to the general one. */
export function removeCategory(content: QuizContent, index: number): QuizContent {
	const { categories } = content.scoring_config
	const gone = categories[index]?.name
	return {
		...content,
		scoring_config: { ...content.scoring_config, categories: categories.filter((_, at) => at !== index) },
		questions: content.questions.map((each) => (each.category === gone ? { ...each, category: "" } : each)),
	}
}

/** @param before whose option texts the rules still name, where that is not the question as it stands. */
export function withQuestion(
	content: QuizContent,
	question: Question,
	before = content.questions.find(({ id }) => id === question.id),
): QuizContent {
	return carryRename({ ...content, questions: withItem(content.questions, question) }, before, question)
}

/**
 * A new outcome as the editor opens it, without the badge: a grade such as Poor would contradict the owner's own title.
 * Calls that leave the switch out still get it on.
 */
export function ungradedOutcome(id: string): Outcome {
	const outcome = newOutcome(id)
	return { ...outcome, result_design: { ...outcome.result_design, show_performance_badge: false } }
}

export function withNamedCategory(content: QuizContent, name: string): QuizContent {
	const { categories } = content.scoring_config
	const known = name === "" || categories.some((each) => each.name === name) || categories.length >= CATEGORIES_MAX
	return known
		? content
		: { ...content, scoring_config: { ...content.scoring_config, categories: [...categories, newCategory(name)] } }
}

/** Adds the categories that questions name since `before`, also in a form that is still open. */
export function withNamedCategories(content: QuizContent, before: QuizContent): QuizContent {
	const known = new Set(before.questions.map(({ category }) => category))
	const added = content.questions.map(({ category }) => category.trim()).filter((name) => !known.has(name))
	return added.reduce(withNamedCategory, content)
}

/**
 * Changes the action and keeps the settings of other actions. Only a `website` that the server would refuse moves out,
 * since the form hides it. It waits beside the outcome until the admin chooses its action again.
 */
export function withAction(outcome: Outcome, action: OutcomeAction, website: string) {
	const typed = outcome.action_config.redirect_url || website
	const chosen = { ...outcome, action, action_config: { ...outcome.action_config, redirect_url: typed } }
	const isRefused = action !== "redirect" && outcomeProblems(chosen).some(({ field }) => field === "redirect_url")
	if (!isRefused) return { outcome: chosen, website: "" }
	return { outcome: { ...chosen, action_config: { ...chosen.action_config, redirect_url: "" } }, website: typed }
}

export function withOutcome(content: QuizContent, outcome: Outcome): QuizContent {
	return { ...content, outcomes: withItem(content.outcomes, outcome) }
}

const isUntouched = <T extends { id: string }>(item: T, make: (id: string) => T) =>
	partText(item) === JSON.stringify(make(item.id))

/** Leaves out questions and outcomes that were opened and never filled in. The same content if there is none. */
export function withoutUntouched(content: QuizContent): QuizContent {
	const questions = content.questions.filter((each) => each.question !== "" || !isUntouched(each, newQuestion))
	const outcomes = content.outcomes.filter((each) => each.title !== "" || !isUntouched(each, ungradedOutcome))
	const isWhole = questions.length === content.questions.length && outcomes.length === content.outcomes.length
	return isWhole ? content : { ...content, questions, outcomes }
}

import { commonWords } from "@/components/ui/common-words"
import { quizEditorWords, scoringWords } from "../../admin-words"
import { QUIZ_SECTIONS } from "../../quiz-address"
import { partText } from "./part-text"
import { PART_LABELS, type QuizContent, valuesOf } from "./quiz-values"

interface Words<T> {
	titleOf(item: T): string
	added(count: number): string
	changed(count: number): string
	deleted(count: number): string
	order: string
}

const QUESTION_WORDS: Words<QuizContent["questions"][number]> = {
	titleOf: ({ question }) => question,
	added: quizEditorWords.newQuestions,
	changed: quizEditorWords.changedQuestions,
	deleted: quizEditorWords.deletedQuestions,
	order: quizEditorWords.questionOrder,
}
const OUTCOME_WORDS: Words<QuizContent["outcomes"][number]> = {
	titleOf: ({ title }) => title,
	added: quizEditorWords.newOutcomes,
	changed: quizEditorWords.changedOutcomes,
	deleted: quizEditorWords.deletedOutcomes,
	order: quizEditorWords.outcomeOrder,
}

const RULE_LABELS = {
	scoring_method: scoringWords.method,
	total_points: scoringWords.maxPoints,
	categories: scoringWords.categories,
	lead_thresholds: scoringWords.leadQualification,
} satisfies Record<keyof QuizContent["scoring_config"], string>

/** What differs from the saved quiz, in words and in the order of the screen. Empty if nothing does. */
export function unsavedParts(before: QuizContent, now: QuizContent): string[] {
	const [were, are] = [valuesOf(before), valuesOf(now)]
	const sections = ["questions", "scoring_config", "outcomes"]
	const parts = Object.keys(are) as (keyof QuizContent)[]
	const details = parts.filter((part) => !sections.includes(part) && were[part] !== are[part])
	const rules = Object.keys(RULE_LABELS) as (keyof typeof RULE_LABELS)[]
	const changed = rules.filter((rule) => !isSame(before.scoring_config[rule], now.scoring_config[rule]))
	return [
		...named(
			commonWords.details,
			details.map((part) => PART_LABELS[part]),
		),
		...itemChanges(before.questions, now.questions, QUESTION_WORDS),
		...named(
			QUIZ_SECTIONS.scoring,
			changed.map((rule) => RULE_LABELS[rule]),
		),
		...itemChanges(before.outcomes, now.outcomes, OUTCOME_WORDS),
	]
}

const named = (part: string, names: string[]) => (names.length > 0 ? [quizEditorWords.unsavedPart(part, names)] : [])

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function itemChanges<T extends { id: string }>(before: readonly T[], now: readonly T[], words: Words<T>): string[] {
	const known = new Map(before.map((item) => [item.id, item]))
	const kept = now.filter(({ id }) => known.has(id))
	const keptIds = new Set(kept.map(({ id }) => id))
	const added = now.length - kept.length
	const changed = kept.filter((item) => partText(known.get(item.id) ?? item) !== partText(item))
	const [first] = changed
	const title = first && changed.length === 1 && words.titleOf(first)
	const deleted = before.length - kept.length
	const isMoved = before.filter(({ id }) => keptIds.has(id)).some(({ id }, place) => kept[place]?.id !== id)
	return [
		...(added > 0 ? [words.added(added)] : []),
		...(changed.length > 0
			? [quizEditorWords.unsavedPart(words.changed(changed.length), title ? [quizEditorWords.quoted(title)] : [])]
			: []),
		...(deleted > 0 ? [words.deleted(deleted)] : []),
		...(isMoved ? [words.order] : []),
	]
}

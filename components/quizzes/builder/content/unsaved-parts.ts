import { commonWords } from "@/components/ui/common-words"
import { quizEditorWords } from "../../admin-words"
import { QUIZ_SECTIONS } from "../../quiz-address"
import { type QuizContent, valuesOf } from "./quiz-values"

interface Words {
	added(count: number): string
	changed(count: number): string
	deleted(count: number): string
	order: string
}

const QUESTION_WORDS = {
	added: quizEditorWords.newQuestions,
	changed: quizEditorWords.changedQuestions,
	deleted: quizEditorWords.deletedQuestions,
	order: quizEditorWords.questionOrder,
}
const OUTCOME_WORDS = {
	added: quizEditorWords.newOutcomes,
	changed: quizEditorWords.changedOutcomes,
	deleted: quizEditorWords.deletedOutcomes,
	order: quizEditorWords.outcomeOrder,
}

/** What differs from the saved quiz, in words and in the order of the screen. Empty if nothing does. */
export function unsavedParts(before: QuizContent, now: QuizContent): string[] {
	const [were, are] = [valuesOf(before), valuesOf(now)]
	const sections = ["questions", "scoring_config", "outcomes"]
	const details = Object.keys(are).filter((part) => !sections.includes(part)) as (keyof QuizContent)[]
	return [
		...(details.some((part) => were[part] !== are[part]) ? [commonWords.details] : []),
		...itemChanges(before.questions, now.questions, QUESTION_WORDS),
		...(were.scoring_config !== are.scoring_config ? [QUIZ_SECTIONS.scoring] : []),
		...itemChanges(before.outcomes, now.outcomes, OUTCOME_WORDS),
	]
}

function itemChanges<T extends { id: string }>(before: readonly T[], now: readonly T[], words: Words): string[] {
	const known = new Map(before.map((item) => [item.id, item]))
	const kept = now.filter(({ id }) => known.has(id))
	const keptIds = new Set(kept.map(({ id }) => id))
	const added = now.length - kept.length
	const changed = kept.filter((item) => JSON.stringify(known.get(item.id)) !== JSON.stringify(item)).length
	const deleted = before.length - kept.length
	const isMoved = before.filter(({ id }) => keptIds.has(id)).some(({ id }, place) => kept[place]?.id !== id)
	return [
		...(added > 0 ? [words.added(added)] : []),
		...(changed > 0 ? [words.changed(changed)] : []),
		...(deleted > 0 ? [words.deleted(deleted)] : []),
		...(isMoved ? [words.order] : []),
	]
}

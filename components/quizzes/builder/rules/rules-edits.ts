import type { Condition, PathTest, Question } from "@/lib/client/contract"
import { QUESTION_TYPES } from "@/lib/quizzes/answer-types"

type Asked = readonly Question[]
type Edit = (test: PathTest) => PathTest | null

function editCondition<C extends Condition | null | undefined>(condition: C, edit: Edit): Condition | null {
	const tests = condition?.tests.map(edit).filter((test) => test !== null) ?? []
	return condition && tests.length > 0 ? { ...condition, tests } : null
}

function editRules(question: Question, edit: Edit, isGone: (to: string | null) => boolean = () => false): Question {
	if (!question.show_if && !question.next) return question
	const { show_if, next, ...kept } = question
	const shown = editCondition(show_if, edit)
	const jumps = next?.flatMap((jump) => {
		const condition = editCondition(jump.if, edit)
		return isGone(jump.to) || (jump.if && !condition) ? [] : [{ ...jump, if: condition }]
	})
	return { ...kept, ...(shown && { show_if: shown }), ...(jumps?.length && { next: jumps }) }
}

/** The option whose text changed, or null: one at a time, and none while two have the same text. */
function renamed(before: Question | undefined, after: Question): { from: string; to: string } | null {
	const [was, is] = [before?.options ?? [], after.options]
	const changed = is.flatMap((text, at) => (text === was[at] ? [] : [at]))
	const [at = -1] = changed
	const from = was[at]
	const to = is[at]
	if (changed.length !== 1 || was.length !== is.length || from === undefined || to === undefined) return null
	const isPlain = [was, is].every((texts) => new Set(texts).size === texts.length)
	return isPlain ? { from, to: to.trim() } : null
}

/** Rules follow an option whose text changed. */
export function carryRename(questions: Asked, before: Question | undefined, after: Question): Question[] {
	const rename = renamed(before, after)
	if (!rename) return [...questions]
	const { from, to } = rename
	const swap = (value: string) => (value === from.trim() ? to : value)
	return questions.map((question) =>
		editRules(question, (test) => {
			if (test.of !== "answer" || test.id !== after.id || typeof test.value === "number") return test
			return { ...test, value: Array.isArray(test.value) ? test.value.map(swap) : swap(test.value) }
		}),
	)
}

/** Without the question, and without what rules said about it. The next of its group leads the group. */
export function withoutQuestion(questions: Asked, id: string): Question[] {
	const at = questions.findIndex((question) => question.id === id)
	const gone = questions[at]
	const kept = questions.flatMap((question, place) => {
		if (place === at) return []
		return place === at + 1 && gone && !gone.with_previous ? [asLeader(question, gone)] : [question]
	})
	return kept.map((question) =>
		editRules(
			question,
			(test) => (test.of === "answer" && test.id === id ? null : test),
			(to) => to === id,
		),
	)
}

function asLeader(question: Question, { show_if, group_name }: Question): Question {
	const { with_previous, ...kept } = question
	return with_previous ? { ...kept, ...(show_if && { show_if }), ...(group_name && { group_name }) } : question
}

/** What a test about the question may ask. The score so far has no question. */
export function operatorsFor(question: Question | undefined): PathTest["is"][] {
	if (!question) return ["at_least"]
	if (question.type === "rating") return ["is", "is_not", "any_of", "at_least"]
	return QUESTION_TYPES[question.type].by === "typing" ? ["contains", "is", "is_not"] : ["is", "is_not", "any_of"]
}

/** The value after another operator was chosen: what fits stays. */
export function valueFor(is: PathTest["is"], value: PathTest["value"]): PathTest["value"] {
	const [first = ""] = Array.isArray(value) ? value : [value]
	if (is === "at_least") return Number(first) || 0
	if (is === "any_of") return first === "" ? [] : [String(first)]
	return String(first)
}

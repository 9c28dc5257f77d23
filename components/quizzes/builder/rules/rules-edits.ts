import type { Condition, Outcome, PathTest, Question } from "@/lib/client/contract"

interface Ruled {
	questions: Question[]
	outcomes: Outcome[]
}
type Edit = (test: PathTest) => PathTest | null

function editCondition<C extends Condition | null | undefined>(condition: C, edit: Edit): Condition | null {
	if (condition?.tests.every((test) => edit(test) === test)) return condition
	const tests = condition?.tests.map(edit).filter((test) => test !== null) ?? []
	return condition && tests.length > 0 ? { ...condition, tests } : null
}

function editRules(question: Question, edit: Edit, isGone: (to: string | null) => boolean = () => false): Question {
	if (!question.show_if && !question.next) return question
	const { show_if, next, ...kept } = question
	const shown = editCondition(show_if, edit)
	const jumps = next?.flatMap((jump) => {
		const condition = editCondition(jump.if, edit)
		if (isGone(jump.to) || (jump.if && !condition)) return []
		return condition === jump.if ? [jump] : [{ ...jump, if: condition }]
	})
	// A row whose rules name nothing that changed is not drawn again.
	if (shown === (show_if ?? null) && (next ?? []).every((jump, at) => jumps?.[at] === jump)) return question
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
	// A new option has no text yet, and an unfinished rule names none: they have nothing to do with each other.
	const isPlain = from.trim() && to.trim() && [was, is].every((texts) => new Set(texts).size === texts.length)
	return isPlain ? { from, to: to.trim() } : null
}

/** A rule that would be left empty stays, for publishing to name: without one, the hidden range decides. */
function editOutcome(outcome: Outcome, edit: Edit): Outcome {
	const when = editCondition(outcome.when, edit)
	return when && when !== outcome.when ? { ...outcome, when } : outcome
}

/** Keeps rules that name an option whose text changed. */
export function carryRename<C extends Ruled>(content: C, before: Question | undefined, after: Question): C {
	const rename = renamed(before, after)
	if (!rename) return content
	const { from, to } = rename
	const swap = (value: string) => (value === from.trim() ? to : value)
	const edit = (test: PathTest) => {
		if (test.of !== "answer" || test.id !== after.id || typeof test.value === "number") return test
		if (![test.value].flat().includes(from.trim())) return test
		return { ...test, value: Array.isArray(test.value) ? test.value.map(swap) : swap(test.value) }
	}
	return {
		...content,
		questions: content.questions.map((question) => editRules(question, edit)),
		outcomes: content.outcomes.map((outcome) => editOutcome(outcome, edit)),
	}
}

/** Without the question, and without what rules said about it. The next of its group leads the group. */
export function withoutQuestion<C extends Ruled>(content: C, id: string): C {
	const edit = (test: PathTest) => (test.of === "answer" && test.id === id ? null : test)
	const at = content.questions.findIndex((question) => question.id === id)
	const gone = content.questions[at]
	const kept = content.questions.flatMap((question, place) => {
		if (place === at) return []
		return place === at + 1 && gone && !gone.with_previous ? [asLeader(question, gone)] : [question]
	})
	return {
		...content,
		questions: kept.map((question) => editRules(question, edit, (to) => to === id)),
		outcomes: content.outcomes.map((outcome) => editOutcome(outcome, edit)),
	}
}

/** Without the outcome, and without the votes for it. */
export function withoutOutcome<C extends Ruled>(content: C, id: string): C {
	return {
		...content,
		questions: content.questions.map((question) => withVotes(question, (voted) => voted.filter((each) => each !== id))),
		outcomes: content.outcomes.filter((outcome) => outcome.id !== id),
	}
}

/** An answer without votes is not named, as the server keeps it. */
export function withVotes(question: Question, edit: (voted: string[], answer: string) => string[]): Question {
	const { votes, ...kept } = question
	if (!votes) return question
	const cast = Object.entries(votes).flatMap(([answer, voted]): [string, string[]][] => {
		const next = edit(voted, answer)
		return next.length > 0 ? [[answer, next]] : []
	})
	return cast.length > 0 ? { ...kept, votes: Object.fromEntries(cast) } : kept
}

/** Under the condition and the name of the question that leads its group. */
export function withPrevious({ show_if, group_name, ...question }: Question): Question {
	return { ...question, with_previous: true }
}

/** On its own, without the condition of its group, which the rest of the group keeps. */
export function takenOut<C extends Ruled>(content: C, id: string): C {
	const at = content.questions.findIndex((question) => question.id === id)
	const leader = content.questions.findLast((question, place) => place < at && !question.with_previous)
	const questions = content.questions.map((question, place) => {
		const { with_previous, ...kept } = question
		if (place === at) return kept
		return place === at + 1 && leader ? asLeader(question, leader) : question
	})
	return { ...content, questions }
}

function asLeader(question: Question, { show_if, group_name }: Question): Question {
	const { with_previous, ...kept } = question
	return with_previous ? { ...kept, ...(show_if && { show_if }), ...(group_name && { group_name }) } : question
}

/** What a test about the question may ask. The score so far has no question. */
export function operatorsFor(question: Question | undefined): PathTest["is"][] {
	switch (question?.type) {
		case undefined:
			return ["at_least"]
		case "rating":
		case "scale":
			return ["is", "is_not", "any_of", "at_least"]
		case "multiple_choice":
		case "multiple_choices":
		case "yes_no":
			return ["is", "is_not", "any_of"]
		case "number":
			return ["at_least", "is", "is_not"]
		case "date":
			return ["is", "is_not"]
		case "consent":
			return ["is"]
		case "text":
		case "contact":
			return ["contains", "is", "is_not"]
	}
}

/** Keeps what fits another operator. */
export function valueFor(is: PathTest["is"], value: PathTest["value"]): PathTest["value"] {
	const [first = ""] = Array.isArray(value) ? value : [value]
	if (is === "at_least") return Number(first) || 0
	if (is === "any_of") return first === "" ? [] : [String(first)]
	return String(first)
}

import { type Answer, possibleAnswers, readAnswer, refusalOf } from "../answer-types"
import type { Question } from "../answers"
import { bestPoints } from "../points-of"
import type { Condition, PathTest } from "./answers"
import { answerPasses, isFinished } from "./holds"
import { firstPath, hasRules, leaderOf } from "./walk"

export type PathProblemKind = "unfinished" | "gone" | "later" | "never" | "dead_end" | "loop" | "unreachable" | "empty"

export interface PathProblem {
	id: string
	/** From 1, as the owner counts. */
	number: number
	kind: PathProblemKind
	/** The number of the question that the rule names, if there is one. */
	other?: number
}

type Asked = readonly Question[]

/** What would keep a visitor from a question, or in it. Empty for a quiz without rules. What it calls unreachable, no
 * answers reach; it may miss a question that only contradicting answers to several questions would reach. */
export function checkPaths(questions: Asked, fields: readonly string[] = []): PathProblem[] {
	if (!hasRules(questions)) return []
	const reached = reachable(questions, fields)
	const problems = questions.flatMap((question, at): PathProblem[] => {
		const named = [...conditionProblems(questions, at, fields), ...targetProblems(questions, at)]
		const found = [...named, ...(reached[at] ? [] : [{ kind: "unreachable" as const }])]
		return found.map((problem) => ({ id: question.id, number: at + 1, ...problem }))
	})
	const [first] = questions
	const isBlank = first && problems.length === 0 && firstPath(questions)?.length === 0
	return isBlank ? [{ id: first.id, number: 1, kind: "empty" }] : problems
}

type Found = Pick<PathProblem, "kind" | "other">

function conditionProblems(questions: Asked, at: number, fields: readonly string[]): Found[] {
	const { show_if, with_previous, next = [] } = questions[at] ?? {}
	const shown = with_previous ? [] : (show_if?.tests ?? [])
	const jumps = next.flatMap((jump) => jump.if?.tests ?? [])
	const found = [
		...shown.map((test) => testProblem(questions, test, at - 1, fields)),
		...jumps.map((test) => testProblem(questions, test, at, fields)),
	]
	return found.filter((problem) => problem !== null)
}

/** @param last the place of the last question that can have an answer by then. */
export function testProblem(questions: Asked, test: PathTest, last: number, fields: readonly string[]): Found | null {
	if (!isFinished(test)) return { kind: "unfinished" }
	if (test.of !== "answer") return isPossible(questions.slice(0, last + 1), test, fields) ? null : { kind: "never" }
	const about = questions.findIndex(({ id }) => id === test.id)
	if (about === -1) return { kind: "gone" }
	if (about > last) return { kind: "later", other: about + 1 }
	return isPossible(questions, test, fields) ? null : { kind: "never", other: about + 1 }
}

function targetProblems(questions: Asked, at: number): Found[] {
	return (questions[at]?.next ?? []).flatMap(({ to }): Found[] => {
		if (to === null) return []
		const target = questions.findIndex(({ id }) => id === to)
		if (target === -1) return [{ kind: "dead_end" }]
		return target > at ? [] : [{ kind: "loop", other: target + 1 }]
	})
}

/** @param questions those that can have an answer by then: before one with points there is no score. */
function isPossible(questions: Asked, test: PathTest, fields: readonly string[]): boolean {
	switch (test.of) {
		case "answer": {
			const question = questions.find(({ id }) => id === test.id)
			return question !== undefined && hasAnswerFor(question, [test])
		}
		case "field":
			return isFinished(test) && fields.includes(test.id)
		case "score":
			return isFinished(test) && Number(test.value) <= 100 && questions.some((each) => (bestPoints(each) ?? 0) > 0)
	}
}

/** Any text may be typed, a number and a day must be ones, a choice must be one of the question's. */
function hasAnswerFor(question: Question, tests: readonly PathTest[]): boolean {
	const options = possibleAnswers(question)
	if (!options) return tests.every((test) => isFinished(test) && canBeTyped(question, test))
	const passesAll = (answer: Answer) => tests.every((test) => answerPasses(test, answer))
	if (question.type !== "multiple_choices") return options.some((option) => passesAll({ kind: "choice", option }))
	// Each other choice helps a test, unless one of them asks for its absence.
	const absent = tests.filter(({ is }) => is === "is_not")
	const chosen = options.filter((option) => absent.every((test) => answerPasses(test, { kind: "choice", option })))
	return passesAll({ kind: "choices", options: chosen })
}

/** Numbers and days have one form each. */
function canBeTyped(question: Question, { is, value, ...test }: PathTest): boolean {
	if (question.type === "text" || question.type === "contact" || is === "at_least" || is === "contains") return true
	return [value].flat().every((text) => {
		const answer = readAnswer(question, String(text))
		return answer && !refusalOf(question, answer) && answerPasses({ ...test, is: "is", value: text }, answer)
	})
}

/** True for each question that some answers may reach. */
function reachable(questions: Asked, fields: readonly string[]): boolean[] {
	const arrives = questions.map((_, at) => at === 0)
	const reached: boolean[] = []
	const places = new Map(questions.map(({ id }, place) => [id, place]))
	const canHold = (condition: Condition, last: number) => {
		const before = questions.filter((_, place) => place <= last && reached[place])
		return isSatisfiable(questions, condition, (test) => isPossible(before, test, fields))
	}
	for (const [at, question] of questions.entries()) {
		const leader = leaderOf(questions, at)
		const condition = questions[leader]?.show_if
		reached[at] = arrives[at] === true && (!condition || canHold(condition, leader - 1))
		const jumps = (question.next ?? []).filter((jump) => jump.if === null || canHold(jump.if, at))
		for (const { to } of reached[at] ? upToAlways(jumps) : []) {
			const target = to === null ? questions.length : (places.get(to) ?? at)
			if (target !== questions.length) arrives[Math.max(target, at + 1)] = true
		}
		const isLeft = !reached[at] || condition !== undefined || !alwaysJumps(question)
		if (arrives[at] && isLeft && at + 1 < questions.length) arrives[at + 1] = true
	}
	return reached
}

function upToAlways(jumps: NonNullable<Question["next"]>): NonNullable<Question["next"]> {
	const always = jumps.findIndex((jump) => jump.if === null)
	return always === -1 ? jumps : jumps.slice(0, always + 1)
}

function isSatisfiable(questions: Asked, { join, tests }: Condition, can: (test: PathTest) => boolean): boolean {
	if (tests.length === 0) return true
	if (join === "or") return tests.some(can)
	if (!tests.every(can)) return false
	return questions.every((question) => {
		const about = tests.filter((test) => test.of === "answer" && test.id === question.id)
		return about.length === 0 || hasAnswerFor(question, about)
	})
}

/** Every answer, and the question cannot be left out. */
export function alwaysJumps(question: Question): boolean {
	const { next = [], required } = question
	if (next.some((jump) => jump.if === null)) return true
	// With several choices, another one beside it can break "is not".
	const isOwn = ({ of, id, is }: PathTest) =>
		of === "answer" && id === question.id && (is !== "is_not" || question.type !== "multiple_choices")
	const leadsAway = (option: string) =>
		next.some((jump) => {
			const passes = (test: PathTest) => isOwn(test) && answerPasses(test, { kind: "choice", option })
			return jump.if?.join === "or" ? jump.if.tests.some(passes) : jump.if?.tests.every(passes)
		})
	return required && (possibleAnswers(question)?.every(leadsAway) ?? false)
}

import { possibleAnswers } from "../answer-types"
import type { Question } from "../answers"
import type { Condition, Jump, PathTest } from "./answers"
import { answerPasses } from "./holds"
import { leaderOf } from "./walk"
import { pathPieces } from "./words"

interface Told {
	test: PathTest
	passed: boolean
}

const PIECES_CAP = 4
const TEXT_CAP = 32

/** What decided each path, as far as today's rules say, without what decided all of them. Null where they don't.
 * @param paths the ids of the questions met. */
export function pathLabels(questions: readonly Question[], paths: readonly (readonly string[])[]): (string | null)[] {
	const pieces = paths.map((path) => piecesOf(questions, path))
	const isCommon = (piece: string) => pieces.length > 1 && pieces.every((each) => each.includes(piece))
	return pieces.map((all) => {
		const own = all.filter((piece) => !isCommon(piece))
		const shown = own.length > PIECES_CAP ? [...own.slice(0, PIECES_CAP), "…"] : own
		return shown.length > 0 ? shown.join(" → ") : null
	})
}

function piecesOf(questions: readonly Question[], path: readonly string[]): string[] {
	const bySubject = new Map<string, Told[]>()
	for (const told of toldBy(questions, path)) {
		const subject = `${told.test.of} ${told.test.id}`
		bySubject.set(subject, [...(bySubject.get(subject) ?? []), told])
	}
	return [...bySubject.values()].flatMap((told) => pieceOf(questions, told) ?? [])
}

function toldBy(questions: readonly Question[], path: readonly string[]): Told[] {
	const met = new Set(path)
	const places = questions.flatMap(({ id }, place) => (met.has(id) ? [place] : []))
	const found: Told[] = []
	for (const [step, place] of [-1, ...places].entries()) {
		const next = places[step] ?? questions.length
		const leader = questions[leaderOf(questions, place)]
		if (leader?.show_if) found.push(...outcomeOf(leader.show_if, true))
		const ways = waysBetween(questions, place, next)
		const [way] = ways
		if (!way) continue
		for (const { if: condition } of way.failed) if (condition) found.push(...outcomeOf(condition, false))
		if (ways.length > 1) continue
		if (way.passed?.if) found.push(...outcomeOf(way.passed.if, true))
		for (const hidden of questions.slice(way.to, next)) {
			if (hidden.show_if && !hidden.with_previous) found.push(...outcomeOf(hidden.show_if, false))
		}
	}
	// A test about a question that the path did not meet says nothing about this visitor.
	return found.filter(({ test }) => test.of !== "answer" || met.has(test.id))
}

interface Way {
	to: number
	passed: Jump | null
	/** The jumps before the one that was followed. */
	failed: readonly Jump[]
}

/** Every way from one question to the next that a path met: to it, or to questions before it that may all be hidden. */
function waysBetween(questions: readonly Question[], place: number, next: number): Way[] {
	const jumps = questions[place]?.next ?? []
	const last = jumps.findIndex((jump) => jump.if === null)
	const ways = (last === -1 ? jumps : jumps.slice(0, last + 1)).map((passed, at): Way => {
		return { to: placeOf(questions, passed.to, place), passed, failed: jumps.slice(0, at) }
	})
	if (last === -1) ways.push({ to: place + 1, passed: null, failed: jumps })
	const mayHide = (_: Question, at: number, { length }: readonly Question[]) =>
		Boolean(questions[leaderOf(questions, next - length + at)]?.show_if)
	return ways.filter(({ to }) => to <= next && questions.slice(to, next).every(mayHide))
}

function placeOf(questions: readonly Question[], to: Jump["to"], from: number): number {
	if (to === null) return questions.length
	return Math.max(
		from + 1,
		questions.findIndex(({ id }) => id === to),
	)
}

function outcomeOf({ join, tests }: Condition, passed: boolean): Told[] {
	const isTold = tests.length === 1 || (join === "and") === passed
	return isTold ? tests.map((test) => ({ test, passed })) : []
}

function pieceOf(questions: readonly Question[], told: readonly Told[]): string | null {
	const [first] = told
	if (!first) return null
	const { of, id } = first.test
	if (of === "score") return pathPieces.piece(pathPieces.score, tested(told))
	if (of === "field") return pathPieces.piece(shortened(id), tested(told))
	const question = questions.find((each) => each.id === id)
	if (!question) return null
	const options = question.type === "multiple_choices" ? null : possibleAnswers(question)
	const fitting = options?.filter((option) =>
		told.every(({ test, passed }) => answerPasses(test, { kind: "choice", option }) === passed),
	)
	if (fitting && fitting.length === options?.length && question.required) return null
	const isGiven = question.required || told.some(({ passed }) => passed)
	const isShort = fitting && (fitting.length === 1 || fitting.length === 2)
	const said = isShort && isGiven ? fitting.map(shortened).join(pathPieces.or) : tested(told)
	return pathPieces.piece(shortened(withoutEnd(question.question)), said)
}

/** A test that passed says more than one that failed. */
function tested(told: readonly Told[]): string {
	const passed = told.filter((each) => each.passed)
	return [...new Set((passed.length > 0 ? passed : told).map(inWords))].join(", ")
}

function inWords({ test: { of, is, value }, passed }: Told): string {
	const { or, not, atLeast, under, contains, without } = pathPieces
	const values = [value].flat().map((each) => (of === "score" ? pathPieces.percent(each) : shortened(String(each))))
	const text = values.join(or)
	switch (is) {
		case "is":
		case "any_of":
			return passed ? text : not(text)
		case "is_not":
			return passed ? not(text) : text
		case "at_least":
			return passed ? atLeast(text) : under(text)
		case "contains":
			return passed ? contains(text) : without(text)
	}
}

/** Cuts at a blank, if one is near the end. */
function shortened(text: string): string {
	const characters = Array.from(text.trim())
	if (characters.length <= TEXT_CAP) return text.trim()
	const cut = characters.slice(0, TEXT_CAP).join("")
	const blank = cut.lastIndexOf(" ")
	return `${(blank > TEXT_CAP / 2 ? cut.slice(0, blank) : cut).trimEnd()}…`
}

/** A loop, because a pattern for an end that may repeat is not linear. */
function withoutEnd(text: string): string {
	let end = text.length
	while (end > 0 && " \n\t?:.".includes(text.charAt(end - 1))) end -= 1
	return text.slice(0, end)
}

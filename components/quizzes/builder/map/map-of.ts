import type { Outcome, Question } from "@/lib/client/contract"
import { votedFor } from "@/lib/quizzes/decide-outcome"
import { alwaysJumps, checkPaths } from "@/lib/quizzes/paths/check-paths"
import { alwaysShown } from "@/lib/quizzes/paths/longest-path"
import { conditionInWords, rulesInWords } from "@/lib/quizzes/paths/rules-in-words"
import { leaderOf } from "@/lib/quizzes/paths/walk"
import { pathProblems } from "@/lib/quizzes/words"
import { outcomeWords } from "../../admin-words"
import type { QuizContent } from "../content/quiz-values"
import { outcomeName } from "../outcomes/outcome-name"
import { votesWords } from "../questions/votes-words"
import { mapWords } from "./map-words"

export interface QuestionOnMap {
	kind: "question"
	id: string
	number: number
	question: Question
	/** When the question is shown, if not all visitors see it. */
	condition: string | null
	problems: string[]
	isUnreachable: boolean
	/** Each rule in words, and where it leads otherwise. */
	told: string[]
}
export interface PlaceOnMap {
	kind: "end" | "outcome" | "gone"
	id: string
	title: string
	about: string
}
export type OnMap = QuestionOnMap | PlaceOnMap

export interface WayOnMap {
	from: string
	to: string
	/** Each reason to take it. Empty for the way that needs none. */
	reasons: string[]
	kind: "plain" | "around" | "back" | "gone"
}

export interface GroupOnMap {
	id: string
	name: string
	members: string[]
}

export interface QuizMap {
	places: OnMap[]
	ways: WayOnMap[]
	groups: GroupOnMap[]
}

export const END = "end:"
const outcomePlace = (id: string) => `outcome:${id}`

export type OnMapContent = Pick<QuizContent, "questions" | "outcomes" | "hidden_fields">

/** What the map draws and the list beside it says. */
export function mapOf({ questions, outcomes, hidden_fields }: OnMapContent): QuizMap {
	const problems = checkPaths(questions, hidden_fields)
	const voted = votedFor(questions)
	const reasonsFor = ({ id, when, score_min, score_max }: Outcome) => {
		const ruled = when && votesWords.ruled(conditionInWords(when, questions))
		return [
			...(voted.has(id) ? [votesWords.voted] : []),
			ruled ?? outcomeWords.percentRange(score_min, score_max),
		].join(" · ")
	}
	const asked = questions.map((question, at): QuestionOnMap => {
		const found = problems.filter(({ id }) => id === question.id)
		const show_if = conditionOf(question)
		return {
			kind: "question",
			id: question.id,
			number: at + 1,
			question,
			condition: show_if ? mapWords.onlyIf(conditionInWords(show_if, questions)) : null,
			problems: [...new Set(found.map(({ kind, number, other }) => pathProblems[kind](number, other)))],
			isUnreachable: found.some(({ kind }) => kind === "unreachable"),
			told: [...rulesInWords(question, questions), ...restInWords(questions, at)],
		}
	})
	const shown = alwaysShown(questions)
	const ways = questions.flatMap((_, at) => waysFrom(questions, at, shown))
	const places: PlaceOnMap[] = [
		...ways.filter(({ kind }) => kind === "gone").map(({ to }) => place("gone", to, mapWords.gone)),
		...(questions.length > 0 ? [place("end", END, mapWords.end, mapWords.endAbout)] : []),
		...outcomes.map((outcome) =>
			place("outcome", outcomePlace(outcome.id), outcomeName(outcomes, outcome.id), reasonsFor(outcome)),
		),
	]
	const results = questions.length > 0 ? outcomes : []
	return {
		places: [...asked, ...places],
		ways: [...ways, ...results.map(({ id }) => way(END, outcomePlace(id), [], "plain"))],
		groups: groupsOf(questions),
	}
}

/** The condition of a question that not all visitors see. Without tests it always holds. */
const conditionOf = ({ show_if, with_previous }: Question) =>
	show_if && show_if.tests.length > 0 && !with_previous ? show_if : null

const place = (kind: PlaceOnMap["kind"], id: string, title: string, about = ""): PlaceOnMap => {
	return { kind, id, title, about }
}
const way = (from: string, to: string, reasons: string[], kind: WayOnMap["kind"]): WayOnMap => {
	return { from, to, reasons, kind }
}

/** Where it leads when no rule of its own holds. Null for nowhere. */
function restOf(questions: readonly Question[], at: number): { to: number } | null {
	const question = questions[at]
	return !question || alwaysJumps(question) ? null : { to: at + 1 }
}

function restInWords(questions: readonly Question[], at: number): string[] {
	const rest = restOf(questions, at)
	if (!rest) return []
	const to = rest.to < questions.length ? rest.to + 1 : null
	return [questions[at]?.next?.length ? mapWords.otherwiseTo(to) : mapWords.goesOn(to)]
}

/** One way to each place, whatever the number of rules that lead there.
 * @param shown the ids of those whose condition always holds. */
function waysFrom(questions: readonly Question[], at: number, shown: ReadonlySet<string>): WayOnMap[] {
	const question = questions[at]
	if (!question) return []
	const { id, next = [] } = question
	const idAt = (place: number) => questions[place]?.id ?? END
	const found = new Map<string, WayOnMap>()
	const add = (to: string, reason: string | null, kind: WayOnMap["kind"]) => {
		const known = found.get(to)
		if (!known) found.set(to, way(id, to, reason === null ? [] : [reason], kind))
		else if (known.reasons.length > 0) known.reasons = reason === null ? [] : [...known.reasons, reason]
	}
	const always = next.findIndex((jump) => jump.if === null)
	for (const jump of always === -1 ? next : next.slice(0, always + 1)) {
		const reason = jump.if ? mapWords.if(conditionInWords(jump.if, questions)) : null
		const target = questions.findIndex((each) => each.id === jump.to)
		const otherwise = reason ?? (next.length > 1 ? mapWords.otherwise : null)
		if (jump.to === null) add(END, otherwise, "plain")
		else if (target === -1) add(`gone:${id}`, otherwise, "gone")
		else add(jump.to, otherwise, target > at ? "plain" : "back")
	}
	const rest = restOf(questions, at)
	if (rest) add(idAt(rest.to), next.length > 0 ? mapWords.otherwise : null, "plain")
	if (conditionOf(question) && !shown.has(id)) {
		const after = questions.findIndex((_, other) => other > at && leaderOf(questions, other) !== at)
		const around = idAt(after === -1 ? questions.length : after)
		if (!found.has(around)) add(around, mapWords.notShown, "around")
	}
	return [...found.values()]
}

/** A run of questions under one condition, or with one name. */
function groupsOf(questions: readonly Question[]): GroupOnMap[] {
	const ids = questions.map(({ id }) => id)
	return questions.flatMap(({ id, with_previous, group_name: name }, leader) => {
		const members = ids.filter((_, at) => leaderOf(questions, at) === leader)
		if (with_previous || (members.length < 2 && !name)) return []
		return [{ id: `group:${id}`, name: name || mapWords.group, members }]
	})
}

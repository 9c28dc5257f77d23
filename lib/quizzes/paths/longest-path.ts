import { type Answer, possibleAnswers } from "../answer-types"
import type { Question } from "../answers"
import type { Condition, PathTest } from "./answers"
import { answerPasses, isFinished } from "./holds"
import { hasRules, leaderOf } from "./walk"

/** What is known where a path has arrived. Tests and groups in neither set have failed. */
interface Arrival {
	count: number
	passed: ReadonlySet<string>
	unsure: ReadonlySet<string>
	/** Whether the group is shown that the path is in: null outside one. */
	group: { leader: number; isShown: boolean } | null
}
type Verdict = boolean | null

/** More different arrivals at one place than this are treated as one, which can only lengthen the path. */
const ARRIVALS_CAP = 50
const CHOICES_CAP = 6
const VALUES_CAP = 12
/** After this many steps, visitors of a quiz with very many rules count as meeting every question: a public page waits. */
const STEPS_CAP = 6_000

/** How many questions a visitor meets at most. Never too few: what depends on the score may go either way, and what
 * would take too long to follow counts as met. Undefined for a quiz without rules, whose visitors meet all. */
export function longestPath(questions: readonly Question[]): number | undefined {
	return hasRules(questions) ? explore(questions).longest : undefined
}

/** The ids of the questions whose condition holds for everyone who gets there. It may miss one, and names none wrongly. */
export function alwaysShown(questions: readonly Question[]): Set<string> {
	return hasRules(questions) ? explore(questions).always : new Set()
}

function explore(questions: readonly Question[]): { longest: number; always: Set<string> } {
	const always = new Set<string>()
	const tests = testsByPlace(questions)
	const needed = [...questions, null].map((_, place) => new Set(tests.slice(place).flat().map(keyOf)))
	const places = new Map(questions.map(({ id }, place) => [id, place]))
	const arrivals: Map<string, Arrival>[] = [...questions, null].map(() => new Map())
	let steps = 0
	const arrive = (place: number, { count, passed, unsure, group }: Arrival) => {
		const isNeeded = (key: string) => needed[place]?.has(key)
		steps += 1 + passed.size + unsure.size
		const stays = place < questions.length && group?.leader === leaderOf(questions, place)
		const arrival = {
			count,
			passed: new Set([...passed].filter(isNeeded).sort()),
			unsure: new Set([...unsure].filter(isNeeded).sort()),
			group: stays ? group : null,
		}
		const key = JSON.stringify([[...arrival.passed], [...arrival.unsure], arrival.group])
		const known = arrivals[place]?.get(key)
		if (!known || known.count < count) arrivals[place]?.set(key, arrival)
	}
	for (const arrival of beginnings(tests.flat())) arrive(0, arrival)
	for (const [at, question] of questions.entries()) {
		const leader = leaderOf(questions, at)
		const about = tests.flat().filter((test) => test.of === "answer" && test.id === question.id)
		const ways = waysThrough(about, differingAnswers(question, about))
		const arrived = atMost([...(arrivals[at]?.values() ?? [])])
		const isShown = (arrival: Arrival) =>
			arrival.group ? arrival.group.isShown : judge(questions[leader]?.show_if, arrival)
		if (arrived.length > 0 && arrived.every((arrival) => isShown(arrival) === true)) always.add(question.id)
		for (const arrival of arrived) {
			const shown = isShown(arrival)
			if (shown !== true) arrive(at + 1, { ...arrival, group: { leader, isShown: false } })
			if (shown === false) continue
			for (const way of ways) {
				steps += tests[at]?.length ?? 0
				if (steps > STEPS_CAP) return { longest: questions.length, always }
				const met = { ...taken(arrival, way), count: arrival.count + 1, group: { leader, isShown: true } }
				for (const place of placesAfter(question, at, met, places, questions.length)) arrive(place, met)
			}
		}
	}
	const ends = [...(arrivals[questions.length]?.values() ?? [])]
	return { longest: Math.max(0, ...ends.map(({ count }) => count)), always }
}

/** By what the hidden fields may hold. */
function beginnings(tests: readonly PathTest[]): Arrival[] {
	const about = tests.filter(({ of }) => of === "field")
	return [...new Set(about.map(({ id }) => id))].reduce<Arrival[]>(
		(found, name) => {
			const own = about.filter(({ id }) => id === name)
			const ways = waysThrough(own, differingTexts(own))
			return atMost(found.flatMap((arrival) => ways.map((way) => taken(arrival, way))))
		},
		[{ count: 0, passed: new Set(), unsure: new Set(), group: null }],
	)
}

const keys = new WeakMap<PathTest, string>()

function keyOf(test: PathTest): string {
	const known = keys.get(test)
	if (known !== undefined) return known
	const { of, id, is, value } = test
	const key = JSON.stringify([of, id, is, value])
	keys.set(test, key)
	return key
}

function testsByPlace(questions: readonly Question[]): PathTest[][] {
	return questions.map((question, at) => [
		...(questions[leaderOf(questions, at)]?.show_if?.tests ?? []),
		...(question.next ?? []).flatMap((jump) => jump.if?.tests ?? []),
	])
}

function judge(condition: Condition | null | undefined, { passed, unsure }: Arrival): Verdict {
	if (!condition || condition.tests.length === 0) return true
	const verdicts = condition.tests.map((test): Verdict => {
		if (!isFinished(test)) return false
		if (test.of === "score") return null
		const key = keyOf(test)
		return passed.has(key) || (unsure.has(key) ? null : false)
	})
	const decisive = condition.join === "or"
	if (verdicts.includes(decisive)) return decisive
	return verdicts.includes(null) ? null : !decisive
}

function placesAfter(
	{ next = [] }: Question,
	at: number,
	met: Arrival,
	places: ReadonlyMap<string, number>,
	end: number,
): number[] {
	const found: number[] = []
	for (const jump of next) {
		const verdict = judge(jump.if, met)
		if (verdict === false) continue
		found.push(jump.to === null ? end : Math.max(places.get(jump.to) ?? at, at + 1))
		if (verdict) return found
	}
	return [...found, at + 1]
}

type Way = Pick<Arrival, "passed" | "unsure">

const taken = (arrival: Arrival, { passed, unsure }: Way): Arrival => ({
	...arrival,
	passed: new Set([...arrival.passed, ...passed]),
	unsure: new Set([...arrival.unsure, ...unsure]),
})

/** @param answers null where there are too many. */
function waysThrough(tests: readonly PathTest[], answers: readonly (Answer | null)[] | null): Way[] {
	const none = new Set<string>()
	if (!answers) return [{ passed: none, unsure: new Set(tests.map(keyOf)) }]
	const ways = answers.map((answer) => tests.filter((test) => answerPasses(test, answer)).map(keyOf))
	return [...new Map(ways.map((passed) => [passed.join(), { passed: new Set(passed), unsure: none }])).values()]
}

/** One answer for each that the tests can distinguish, or null for too many. */
function differingAnswers(question: Question, tests: readonly PathTest[]): (Answer | null)[] | null {
	const { type, max_choices } = question
	const options = possibleAnswers(question)
	const silence = question.required ? [] : [null]
	if (type === "multiple_choices") {
		if (!options || options.length > CHOICES_CAP) return null
		const chosen = subsets(options).filter(({ length }) => length > 0 && length <= (max_choices ?? options.length))
		return [...silence, ...chosen.map((each): Answer => ({ kind: "choices", options: each }))]
	}
	if (options) return [...silence, ...options.map((option): Answer => ({ kind: "choice", option }))]
	if (type === "number") return differingNumbers(tests)
	// A contact has several parts, which may pass several tests.
	return type === "contact" ? null : differingTexts(tests)
}

function differingNumbers(tests: readonly PathTest[]): (Answer | null)[] | null {
	if (tests.some(({ is }) => is === "contains")) return null
	const named = tests.flatMap(({ value }) => value).map(Number)
	if (named.length > VALUES_CAP) return null
	const sorted = named.filter(Number.isFinite).sort((a, b) => a - b)
	const [least = 0] = sorted
	const between = sorted.map((number, at) => (number + (sorted[at + 1] ?? number + 2)) / 2)
	const numbers = [least - 1, ...sorted, ...between]
	return [null, ...numbers.map((number): Answer => ({ kind: "number", number: String(number) }))]
}

function differingTexts(tests: readonly PathTest[]): (Answer | null)[] | null {
	if (tests.some(({ is }) => is === "contains" || is === "at_least")) return null
	const named = tests.flatMap(({ value }) => value)
	if (named.length > VALUES_CAP) return null
	const other = `${named.join(" ")}…`
	return [null, ...[...named, other].map((text): Answer => ({ kind: "text", text: String(text) }))]
}

function subsets(options: readonly string[]): string[][] {
	return options.reduce<string[][]>((found, option) => found.flatMap((each) => [each, [...each, option]]), [[]])
}

function atMost(arrivals: Arrival[]): Arrival[] {
	if (arrivals.length <= ARRIVALS_CAP) return arrivals
	const alike = [undefined, true, false].map((shown) => arrivals.filter(({ group }) => group?.isShown === shown))
	return alike.filter(({ length }) => length > 0).map(merged)
}

function merged(arrivals: Arrival[]): Arrival {
	const named = [...new Set(arrivals.flatMap(({ passed, unsure }) => [...passed, ...unsure]))]
	const passed = new Set(named.filter((key) => arrivals.every((each) => each.passed.has(key))))
	return {
		count: Math.max(...arrivals.map(({ count }) => count)),
		passed,
		unsure: new Set(named.filter((key) => !passed.has(key))),
		group: arrivals[0]?.group ?? null,
	}
}

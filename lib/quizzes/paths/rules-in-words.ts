import type { Outcome, Question } from "../answers"
import type { Condition, PathTest } from "./answers"
import { isFinished } from "./holds"
import { leaderOf } from "./walk"
import { ruleSentences } from "./words"

type Asked = readonly Question[]
type Name = (question: Question, number: number) => string

/** As the owner sees them in the list. */
const byNumber: Name = (_, number) => ruleSentences.numbered(number)

const TEXT_CAP = 100
/** For readers who don't have the list before them, or have another one by now. */
const byText: Name = ({ question }) => ruleSentences.quoted(question.slice(0, TEXT_CAP).toWellFormed())

function named(questions: Asked, id: string, name: Name): string {
	const at = questions.findIndex((question) => question.id === id)
	const question = questions[at]
	return question ? name(question, at + 1) : ruleSentences.deleted
}

export function conditionInWords({ join, tests }: Condition, questions: Asked, name = byNumber): string {
	return tests.map((test) => testInWords(test, questions, name)).join(ruleSentences[join])
}

function testInWords(asked: PathTest, questions: Asked, name: Name): string {
	if (!isFinished(asked)) return ruleSentences.unfinished
	const { of, id, is, value } = asked
	const { ofField, ofScore, percent, quoted, test, operators, or } = ruleSentences
	const about = { answer: () => named(questions, id, name), field: () => ofField(id), score: () => ofScore }
	const texts = (Array.isArray(value) ? value : [value]).map((each) =>
		typeof each === "number" ? (of === "score" ? percent(each) : String(each)) : quoted(each),
	)
	return test(about[of](), operators[is], texts.join(or))
}

export function rulesInWords(question: Question, questions: Asked): string[] {
	return [...shownInWords(question, questions, byNumber), ...leadsInWords(question, questions, byNumber)]
}

function shownInWords(question: Question, questions: Asked, name: Name): string[] {
	const { show_if, with_previous, group_name } = question
	if (with_previous) {
		const leader = questions[leaderOf(questions, questions.indexOf(question))]
		return [leader?.group_name ? ruleSentences.inGroup(leader.group_name) : ruleSentences.shownWithPrevious]
	}
	const begins = group_name ? [ruleSentences.beginsGroup(group_name)] : []
	return show_if ? [...begins, ruleSentences.shownIf(conditionInWords(show_if, questions, name))] : begins
}

function leadsInWords({ next = [] }: Question, questions: Asked, name: Name): string[] {
	return next.map((jump) => {
		const leads = jump.to === null ? ruleSentences.finishes : ruleSentences.goesTo(named(questions, jump.to, name))
		return jump.if ? ruleSentences.goesIf(leads, conditionInWords(jump.if, questions, name)) : leads
	})
}

/** What a rule decides, as it follows "changed", and the rule itself. */
export interface ToldRule {
	decides: string
	rule: string
}

const RULE_CAP = 500

const told = (decides: string, rules: string[]): ToldRule[] =>
	rules.length === 0 ? [] : [{ decides, rule: rules.join("; ").slice(0, RULE_CAP).toWellFormed() }]

export function toldRules(questions: Asked, outcomes: readonly Pick<Outcome, "title" | "when">[]): ToldRule[] {
	const ofQuestions = questions.flatMap((question) => {
		const text = byText(question, 0)
		return [
			...told(ruleSentences.whenShown(text), shownInWords(question, questions, byText)),
			...told(ruleSentences.whereItLeads(text), leadsInWords(question, questions, byText)),
		]
	})
	const ofOutcomes = outcomes.flatMap(({ title, when }) =>
		when
			? told(ruleSentences.whenReached(title), [ruleSentences.reachedIf(conditionInWords(when, questions, byText))])
			: [],
	)
	return [...ofQuestions, ...ofOutcomes]
}

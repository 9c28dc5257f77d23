import { ownWords } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import type { GivenAnswers } from "../answer-types"
import type { Question, ScoringConfig } from "../answers"
import { GENERAL_CATEGORY } from "../defaults"
import { percentText as percent } from "../percent-text"
import { worthOf } from "../points-of"
import { scoreBadge } from "../score-badge"
import type { CategoryScore, Recommendation } from "../sessions/answers"
import { shownCategory } from "../shown-category"
import * as reportWords from "./words"

const NAMED = 3
const gradeOf = ({ percentage }: CategoryScore) => scoreBadge(percentage)
const isStrong = (category: CategoryScore) => ["good", "excellent"].includes(gradeOf(category))

interface Recommended {
	categories: readonly CategoryScore[]
	questions: readonly Question[]
	scoringConfig: Pick<ScoringConfig, "categories">
	answers: GivenAnswers
	/** For the texts of categories, and for those of questions. */
	fill?(text: string): string
	ask?(text: string): string
}

function costliestQuestion(category: string, { questions, answers }: Recommended): string | null {
	let worst: { question: string; lost: number } | null = null
	for (const question of questions) {
		const worth = worthOf(question, answers.get(question.id))
		if ((question.category || GENERAL_CATEGORY) !== category || !worth) continue
		const lost = (worth.best - worth.earned) * question.weight
		if (lost > 0 && lost > (worst?.lost ?? 0)) worst = { question: question.question, lost }
	}
	return worst?.question ?? null
}

function detailOf(category: string, input: Recommended): string {
	const { fill = String, ask = String } = input
	const about = input.scoringConfig.categories.find(({ name }) => name === category)?.description.trim() ?? ""
	const question = costliestQuestion(category, input)
	return [fill(ownWords(about)), question && reportWords.mostPointsLost(ask(ownWords(question)))]
		.filter(Boolean)
		.join("\n")
}

function titleOf(category: CategoryScore, isFirst: boolean, isOnly: boolean): string {
	const { name, percentage } = category
	const subject =
		isOnly && name === GENERAL_CATEGORY ? t(reportWords.overallScore) : reportWords.quoted(shownCategory(name))
	if (gradeOf(category) !== "poor") return reportWords.makeExcellent(subject, percent(percentage))
	return isFirst
		? reportWords.startWith(subject, percent(percentage))
		: reportWords.workOnNext(subject, percent(percentage))
}

/** Up to three poor categories, weakest first, otherwise the weakest that is not excellent, then the strong one. */
export function recommend(input: Recommended): Recommendation[] {
	const { categories } = input
	if (categories.length === 0) return [{ title: t(reportWords.nothingScored), detail: "" }]
	const weakest = categories.toSorted((a, b) => a.percentage - b.percentage)
	const weak = weakest.filter((category) => gradeOf(category) === "poor").slice(0, NAMED)
	const named = weak.length > 0 ? weak : weakest.slice(0, 1).filter((category) => gradeOf(category) !== "excellent")
	const found = named.map((category, at) => ({
		title: titleOf(category, at === 0, categories.length === 1),
		detail: detailOf(category.name, input),
	}))
	if (found.length === 0) return [{ title: t(reportWords.allExcellent), detail: "" }]
	const best = categories.toSorted((a, b) => b.percentage - a.percentage)[0]
	if (best && isStrong(best) && !named.includes(best)) {
		found.push({ title: reportWords.buildOn(shownCategory(best.name), percent(best.percentage)), detail: "" })
	}
	return found
}

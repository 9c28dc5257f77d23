import { ownWords, ownWordsLang } from "@/lib/languages/own"
import { t, visitorLocale } from "@/lib/languages/t"
import type { HiddenFields } from "@/lib/tenants/hidden-fields"
import { fillWithGiven, type GivenByVisitor } from "../actions/fill-with-given"
import { type Answer, answerText, type GivenAnswers, isBlank } from "../answer-types"
import type { Outcome, Question, ScoringConfig } from "../answers"
import { isDecidedByScore } from "../decide-outcome"
import { ACTION_CONFIG, GENERAL_CATEGORY, RESULT_DESIGN } from "../defaults"
import { worthOf } from "../points-of"
import type { AnswerInDetail, QuizResult, Recommendation, ShownResult } from "../sessions/answers"
import { categoryLang, shownCategory } from "../shown-category"
import { shownAnswer, shownAnswerLang } from "../shown-option"
import { gaugePath } from "./gauge-path"
import { type NextStep, nextStepOf } from "./next-step"
import { plainText } from "./plain-text"
import { isDark, type ReportColors, readableColors } from "./readable-colors"
import { recommend } from "./recommend"
import { type Fill, resultFill } from "./result-fill"
import { pointsText, type ResultView, resultView } from "./result-view"
import * as reportWords from "./words"

export interface ReportFlags {
	include_charts: boolean
	include_recommendations: boolean
	include_detailed_breakdown: boolean
}

export interface ReportVersion {
	name: string
	description: string
	questions: Question[]
	scoringConfig: ScoringConfig
	outcomes: Outcome[]
	unscored?: true
}

export interface ReportSession {
	id: string
	tenantName: string
	brandColor: string | null
	websiteUrl: string | null
	/** New with every upload. */
	logoUrl: string | null
	userName: string | null
	/** Also from an answer about contact, which the business's texts leave out. */
	shownName?: string | null
	userEmail: string | null
	completedAt: Date
	timeTakenSeconds: number
	answers: GivenAnswers
	fields?: HiddenFields
	result: QuizResult
	betterThan?: number | null
}

export interface ResultSource {
	version: Pick<ReportVersion, "questions" | "scoringConfig" | "outcomes" | "unscored">
	session: Pick<ReportSession, "answers" | "result" | "betterThan"> & GivenByVisitor
}

export interface ReportData extends ResultView {
	lang: string
	dir: "ltr" | "rtl"
	headings: Record<keyof typeof reportWords.headings, string>
	title: string
	description: string
	tenantName: string
	logoUrl: string | null
	/** `brand` is the business's color as it is, only for decoration. */
	colors: ReportColors & { brand: string; isDark: boolean }
	number: string
	facts: { label: string; value: string }[]
	/** Null means figures only. The gauge is an SVG path. */
	charts: { gauge: string } | null
	recommendations: Recommendation[] | null
	breakdown: AnswerInDetail[] | null
	nextStep: NextStep | null
}

/** Requested flags win over the reached outcome's; without an outcome all are on. */
export function reportFlags(
	{ version, session }: ResultSource,
	asked: Partial<Pick<ReportFlags, "include_charts" | "include_detailed_breakdown">> = {},
): ReportFlags {
	const reached = version.outcomes.find(({ id }) => id === session.result.outcome?.id)
	const own = reached?.action_config ?? ACTION_CONFIG
	return {
		include_charts: asked.include_charts ?? own.include_charts,
		include_recommendations: own.include_recommendations,
		include_detailed_breakdown: asked.include_detailed_breakdown ?? own.include_detailed_breakdown,
	}
}

/** About thirty pages: a hundred texts of 2,000 take a minute to lay out. */
const BREAKDOWN_CHARACTERS = 60_000
const CUT_AT_LEAST = 200

function capWithin(texts: readonly string[], budget: number): number | undefined {
	const total = texts.reduce((sum, { length }) => sum + length, 0)
	return total > budget ? Math.max(CUT_AT_LEAST, Math.floor(budget / texts.length)) : undefined
}

function breakdownRows(
	{ questions, unscored }: ResultSource["version"],
	answers: GivenAnswers,
	ask: Fill,
): AnswerInDetail[] {
	const given = [...answers.values()].map(answerText)
	const cap = capWithin([...questions.map(({ question }) => ask(ownWords(question))), ...given], BREAKDOWN_CHARACTERS)
	return questions.map((question, index) => breakdownRow(question, { index, answers, cap, ask, unscored }))
}

interface InBreakdown extends Pick<ReportVersion, "unscored"> {
	index: number
	answers: GivenAnswers
	cap: number | undefined
	ask: Fill
}

function breakdownRow(question: Question, { index, answers, cap, ask, unscored }: InBreakdown): AnswerInDetail {
	const answer = answers.get(question.id)
	const answered = answer !== undefined && !isBlank(answer)
	const worth = unscored ? null : worthOf(question, answer)
	/** A question that only leads on earns nothing by any answer. */
	const scored = worth && worth.best > 0 ? worth : null
	return {
		number: index + 1,
		question: plainText(ask(ownWords(question.question)), cap),
		category: plainText(shownCategory(categoryOf(question)), CUT_AT_LEAST),
		answer: answered ? plainText(answerInReport(question, answer), cap) : t(reportWords.notAnswered),
		answered,
		points: scored ? pointsText(scored.earned, scored.best) : t(reportWords.notScored),
		share: scored && Math.min(100, (scored.earned / scored.best) * 100),
		...untranslatedOf(question, answer),
	}
}

const categoryOf = ({ category }: Question) => category || GENERAL_CATEGORY

function untranslatedOf(question: Question, answer: Answer | undefined): Pick<AnswerInDetail, "untranslated"> {
	const untranslated: AnswerInDetail["untranslated"] = []
	if (ownWordsLang(question.question).lang) untranslated.push("question")
	if (categoryLang(categoryOf(question)).lang) untranslated.push("category")
	if (answer && shownAnswerLang(question, answer).lang) untranslated.push("answer")
	return untranslated.length > 0 ? { untranslated } : {}
}

function answerInReport(question: Question, answer: Answer): string {
	switch (question.type) {
		case "rating":
			return reportWords.ratingOfFive(answerText(answer))
		case "multiple_choices":
		case "contact":
			return shownAnswer(question, answer, "\n")
		case "multiple_choice":
		case "yes_no":
		case "text":
		case "scale":
		case "number":
		case "date":
		case "consent":
			return shownAnswer(question, answer)
	}
}

function factsOf(session: ReportSession): ReportData["facts"] {
	const { userName, shownName = userName, userEmail, completedAt, timeTakenSeconds } = session
	const moment = new Intl.DateTimeFormat(visitorLocale(), { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })
	const when = moment.format(completedAt).replace(/\u202f/g, " ")
	const minutes = Math.round(timeTakenSeconds / 6) / 10
	return [
		{ label: t(reportWords.factLabels.name), value: plainText(shownName || t("Anonymous")) },
		...(userEmail ? [{ label: t(reportWords.factLabels.email), value: plainText(userEmail) }] : []),
		{ label: t(reportWords.factLabels.completed), value: `${when} UTC` },
		{ label: t(reportWords.factLabels.timeTaken), value: reportWords.minutesTaken(minutes) },
	]
}

type Details = Pick<ShownResult, "recommendations" | "breakdown">

export function resultDetails({ version, session }: ResultSource, flags: ReportFlags): Details {
	const { questions, scoringConfig } = version
	const { answers, result } = session
	const fill = resultFill({ version, session })
	/** As while the quiz is taken, where there is no score yet. */
	const ask: Fill = (text) => fillWithGiven(text, questions, session)
	const reached = version.outcomes.find(({ id }) => id === result.outcome?.id)
	const isJudged =
		!version.unscored && isDecidedByScore(version, reached, answers, result.percentage_score, session.fields)
	return {
		recommendations:
			flags.include_recommendations && isJudged
				? recommend({ categories: result.categories, questions, scoringConfig, answers, fill, ask }).map(
						({ title, detail }) => ({
							title: plainText(fill(title)),
							detail: plainText(detail),
						}),
					)
				: null,
		breakdown: flags.include_detailed_breakdown ? breakdownRows(version, answers, ask) : null,
	}
}

/** The business's color replaces the accent that every new outcome has. */
function brandedColors({ outcome }: QuizResult, brandColor: string | null): ReportData["colors"] {
	const design = outcome?.result_design ?? RESULT_DESIGN
	const isOwn = design.accent_color.toLowerCase() !== RESULT_DESIGN.accent_color
	const colors = readableColors(brandColor && !isOwn ? { ...design, accent_color: brandColor } : design)
	return { ...colors, brand: brandColor ?? colors.accent, isDark: isDark(colors.background) }
}

function headingsInTheirLanguage(): ReportData["headings"] {
	return {
		report: t(reportWords.headings.report),
		score: t(reportWords.headings.score),
		result: t(reportWords.headings.result),
		categories: t(reportWords.headings.categories),
		recommendations: t(reportWords.headings.recommendations),
		breakdown: t(reportWords.headings.breakdown),
		missing: t(reportWords.headings.missing),
	}
}

/** All texts of a report, plain: the HTML and the PDF lay them out, escape them, and add nothing. */
export function reportData(version: ReportVersion, session: ReportSession, flags: ReportFlags): ReportData {
	const { result, betterThan } = session
	return {
		lang: globalThis.visitorLanguage?.code ?? "en",
		dir: globalThis.visitorLanguage?.dir ?? "ltr",
		...resultView(
			{ ...result, better_than: betterThan ?? undefined, unscored: version.unscored },
			resultFill({ version, session }),
		),
		colors: brandedColors(result, session.brandColor),
		...resultDetails({ version, session }, flags),
		headings: headingsInTheirLanguage(),
		title: plainText(ownWords(version.name)),
		description: plainText(ownWords(version.description)),
		tenantName: plainText(session.tenantName),
		logoUrl: session.logoUrl,
		number: session.id.slice(0, 8),
		facts: factsOf(session),
		nextStep: nextStepOf(version, session),
		charts: flags.include_charts
			? { gauge: gaugePath(result.percentage_score, globalThis.visitorLanguage?.dir) }
			: null,
	}
}

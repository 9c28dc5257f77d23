import { ownWords } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { RESULT_DESIGN } from "../defaults"
import { figure, percentText } from "../percent-text"
import { type ScoreBadge, scoreBadge } from "../score-badge"
import type { QuizResult, ShownResult } from "../sessions/answers"
import { shownCategory } from "../shown-category"
import { plainText } from "./plain-text"
import { type ReportColors, readableColors } from "./readable-colors"
import type { Fill } from "./result-fill"
import * as reportWords from "./words"

type Share = number

export interface ResultView {
	percentage: number
	percentageText: string
	pointsText: string
	/** Answers alone decide: neither score nor comparison is drawn. */
	unscored?: true
	comparisonText: string | null
	/** Null if the outcome hides it, or without an outcome: a neutral result does not judge. */
	badge: { band: ScoreBadge; label: string; color: string } | null
	outcome: { title: string; description: string; message: string }
	/** Null if the design hides them; empty without scored answers. */
	categories: { name: string; share: Share; percentageText: string; pointsText: string }[] | null
	colors: ReportColors
}

export const pointsText = (earned: number, possible: number) =>
	reportWords.pointsOfPossible(figure(earned), figure(possible))

/** @param fill for texts that are as the business wrote them: calls answer them filled in.
 * Visitors' browsers draw it, so it imports no scores and no rules. */
export function resultView(
	result: QuizResult & Pick<ShownResult, "better_than" | "unscored">,
	fill: Fill = String,
): ResultView {
	const { outcome, categories, percentage_score: percentage, unscored } = result
	const design = outcome?.result_design ?? RESULT_DESIGN
	const without = result.full === undefined ? reportWords.neutralResult : reportWords.fullResult
	const band = scoreBadge(percentage)
	return {
		percentage,
		percentageText: percentText(percentage),
		pointsText: pointsText(result.total_score, result.max_possible_score),
		...(unscored && { unscored }),
		comparisonText: result.better_than && !unscored ? reportWords.betterThan(percentText(result.better_than)) : null,
		badge:
			outcome?.result_design.show_performance_badge && !unscored
				? { band, label: t(reportWords.badgeLabels[band]), color: reportWords.BADGE_COLORS[band] }
				: null,
		outcome: {
			title: plainText(outcome ? fill(ownWords(outcome.title)) : t(without.title)),
			description: plainText(
				outcome ? fill(ownWords(outcome.description)) : result.full ? ownWords(result.full) : t(without.description),
			),
			message: plainText(outcome ? fill(ownWords(outcome.custom_message)) : ""),
		},
		categories: design.show_category_breakdown
			? categories.map((category) => ({
					name: plainText(shownCategory(category.name)),
					share: category.percentage,
					percentageText: percentText(category.percentage),
					pointsText: pointsText(category.earned, category.possible),
				}))
			: null,
		colors: readableColors(design),
	}
}

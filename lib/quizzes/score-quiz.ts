import type { GivenAnswers } from "./answer-types"
import type { Question, ScoringConfig } from "./answers"
import { GENERAL_CATEGORY } from "./defaults"
import { worthOf } from "./points-of"
import type { CategoryScore } from "./sessions/answers"

export interface QuizScore {
	/** 0 to 100, one decimal. */
	percentage_score: number
	/** That percentage of total_points, one decimal. */
	total_score: number
	max_possible_score: number
	/** In the order of their first question. Categories without points are left out. */
	categories: CategoryScore[]
}

interface Sums {
	earned: number
	possible: number
}

/** What a scored answer adds, its weight included. */
export interface ScoredPart extends Sums {
	questionId: string
	category: string
}

/** Free text, skipped questions, and answers that are not offered have none. */
export function partsOf(questions: readonly Question[], config: ScoringConfig, answers: GivenAnswers): ScoredPart[] {
	return questions.flatMap((question) => {
		const worth = worthOf(question, answers.get(question.id))
		if (!worth) return []
		const weight = config.scoring_method === "simple" ? 1 : question.weight
		const category = question.category || GENERAL_CATEGORY
		return { questionId: question.id, category, earned: weight * worth.earned, possible: weight * worth.best }
	})
}

/** Whether anything was to earn with these answers. */
export function hasPoints(questions: readonly Question[], config: ScoringConfig, answers: GivenAnswers): boolean {
	return questions.some((question) => partsOf([question], config, answers).some(({ possible }) => possible > 0))
}

/** With p earned, m best points, w weight: simple is Σp/Σm, weighted Σwp/Σwm, category the weighted mean of each
 * category's Σwp/Σwm. Nothing to earn gives 0 %. */
export function percentageOf(parts: readonly ScoredPart[], config: ScoringConfig): number {
	const share =
		config.scoring_method === "category" ? meanOfCategories(scoredCategories(parts), config) : shareOf(sumOf(parts))
	return oneDecimal(share * 100)
}

export function scoreQuiz(questions: readonly Question[], config: ScoringConfig, answers: GivenAnswers): QuizScore {
	const parts = partsOf(questions, config, answers)
	const percentage = percentageOf(parts, config)
	return {
		percentage_score: percentage,
		total_score: oneDecimal((percentage * config.total_points) / 100),
		max_possible_score: config.total_points,
		categories: scoredCategories(parts).map(([name, sums]) => ({
			name,
			percentage: oneDecimal(shareOf(sums) * 100),
			earned: oneDecimal(sums.earned),
			possible: oneDecimal(sums.possible),
		})),
	}
}

function sumOf(parts: readonly Sums[]): Sums {
	const sum = { earned: 0, possible: 0 }
	for (const { earned, possible } of parts) {
		sum.earned += earned
		sum.possible += possible
	}
	return sum
}

function scoredCategories(parts: readonly ScoredPart[]): [string, Sums][] {
	const byCategory = new Map<string, Sums>()
	for (const { category, earned, possible } of parts) {
		const sums = byCategory.get(category)
		if (sums) {
			sums.earned += earned
			sums.possible += possible
		} else byCategory.set(category, { earned, possible })
	}
	return [...byCategory].filter(([, { possible }]) => possible > 0)
}

function shareOf({ earned, possible }: Sums): number {
	return possible > 0 ? Math.min(1, earned / possible) : 0
}

function meanOfCategories(scored: [string, Sums][], config: ScoringConfig): number {
	let sum = 0
	let weights = 0
	for (const [name, sums] of scored) {
		const weight = config.categories.find((category) => category.name === name)?.weight ?? 1
		sum += weight * shareOf(sums)
		weights += weight
	}
	return weights > 0 ? sum / weights : 0
}

/** The added part far exceeds the sums' own error: 0.285 × 100 must not round to 28.4. */
function oneDecimal(value: number): number {
	return Math.round((value + Number.EPSILON * value * 8) * 10) / 10
}

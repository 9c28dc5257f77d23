import type { Question, ScoringConfig } from "@/lib/client/contract"
import type { GivenAnswers } from "@/lib/quizzes/answer-types"
import { GENERAL_CATEGORY } from "@/lib/quizzes/defaults"
import { percentText } from "@/lib/quizzes/percent-text"
import { bestPoints, worthOf } from "@/lib/quizzes/points-of"
import { scoreQuiz } from "@/lib/quizzes/score-quiz"
import { scoringWords } from "../../admin-words"

/** One question's part of the percentage. `earned` is null for free text and for a skipped question. */
export interface ScorePart {
	id: string
	earned: number | null
	best: number
	weight: number
	category: string
}

export interface ScoreExplanation {
	percentage: number
	total: number
	parts: ScorePart[]
	steps: string[]
}

const shown = (value: number) => String(Math.round(value * 100) / 100)

export function explainScore(
	questions: readonly Question[],
	config: ScoringConfig,
	answers: GivenAnswers,
): ScoreExplanation {
	const score = scoreQuiz(questions, config, answers)
	const parts = questions.map(
		(question): ScorePart => ({
			id: question.id,
			earned: worthOf(question, answers.get(question.id))?.earned ?? null,
			best: bestPoints(question) ?? 0,
			weight: config.scoring_method === "simple" ? 1 : question.weight,
			category: question.category || GENERAL_CATEGORY,
		}),
	)
	return {
		percentage: score.percentage_score,
		total: score.total_score,
		parts,
		steps:
			config.scoring_method === "category"
				? [...categorySteps(score.categories, config), `= ${percentText(score.percentage_score)}`]
				: [`${sums(parts, config.scoring_method === "simple")} = ${percentText(score.percentage_score)}`],
	}
}

function sums(parts: readonly ScorePart[], simple: boolean): string {
	let earned = 0
	let possible = 0
	for (const part of parts) {
		if (part.earned === null) continue
		earned += part.weight * part.earned
		possible += part.weight * part.best
	}
	return scoringWords.earnedOf(shown(earned), shown(possible), simple)
}

function categorySteps(categories: ReturnType<typeof scoreQuiz>["categories"], config: ScoringConfig): string[] {
	const weightOf = (name: string) => config.categories.find((category) => category.name === name)?.weight ?? 1
	const lines = categories.map(({ name, earned, possible, percentage }) =>
		scoringWords.categoryStep(
			name,
			scoringWords.earnedOf(shown(earned), shown(possible), false),
			percentText(percentage),
			weightOf(name),
		),
	)
	const weights = categories.reduce((sum, { name }) => sum + weightOf(name), 0)
	const terms = categories.map(({ name, percentage }) => `${weightOf(name)} × ${percentText(percentage)}`)
	return [...lines, terms.length > 0 ? scoringWords.averageStep(terms, weights) : scoringWords.noCategoryPoints]
}

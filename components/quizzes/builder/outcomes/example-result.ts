import type { Outcome, QuizResult, ShownResult } from "@/lib/client/contract"
import type { Answer, GivenAnswers } from "@/lib/quizzes/answer-types"
import { ACTION_CONFIG } from "@/lib/quizzes/defaults"
import { answerNear } from "@/lib/quizzes/points-of"
import { resultDetails } from "@/lib/quizzes/report/report-data"
import { scoreQuiz } from "@/lib/quizzes/score-quiz"
import { outcomeWords } from "../../admin-words"
import type { QuizContent } from "../content/quiz-values"

const NEUTRAL_PERCENT = 60

export function exampleResult(outcome: Outcome, content: QuizContent): ShownResult {
	const percentage = Math.round((outcome.score_min + outcome.score_max) / 2)
	const { id, title, description, action, action_config: config, button, result_design } = outcome
	const { answers, score } = exampleScore(percentage, content)
	const result: QuizResult = {
		...score,
		outcome: {
			id,
			title: title || outcomeWords.title,
			description,
			action,
			redirect_url: config.redirect_url || null,
			custom_message: config.custom_message,
			button,
			result_design,
		},
	}
	return { ...result, charts: config.include_charts, ...detailsOf(content, answers, result, [outcome]) }
}

export function neutralResult(content: QuizContent): ShownResult {
	const { answers, score } = exampleScore(NEUTRAL_PERCENT, content)
	const result: QuizResult = { ...score, outcome: null }
	return { ...result, charts: true, ...detailsOf(content, answers, result, []) }
}

function exampleScore(percentage: number, { questions, scoring_config }: QuizContent) {
	const answers = new Map<string, Answer>()
	for (const question of questions) {
		const answer = answerNear(question, percentage)
		if (answer) answers.set(question.id, answer)
	}
	const { categories } = scoreQuiz(questions, scoring_config, answers)
	const score = {
		percentage_score: percentage,
		total_score: Math.round(percentage * scoring_config.total_points) / 100,
		max_possible_score: scoring_config.total_points,
		categories: categories.map(({ name, possible }) => {
			return { name, possible, percentage, earned: (possible * percentage) / 100 }
		}),
	}
	return { answers, score }
}

function detailsOf(content: QuizContent, answers: GivenAnswers, result: QuizResult, outcomes: Outcome[]) {
	const { questions, scoring_config: scoringConfig } = content
	const version = { questions, scoringConfig, outcomes }
	return resultDetails({ version, session: { answers, result } }, outcomes[0]?.action_config ?? ACTION_CONFIG)
}

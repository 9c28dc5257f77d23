import type { Outcome, Question, QuizResult, ShownResult } from "@/lib/client/contract"
import { fillWithGiven } from "@/lib/quizzes/actions/fill-with-given"
import { type Answer, type GivenAnswers, possibleAnswers } from "@/lib/quizzes/answer-types"
import { votedFor, votesFor } from "@/lib/quizzes/decide-outcome"
import { ACTION_CONFIG } from "@/lib/quizzes/defaults"
import { isUnscored } from "@/lib/quizzes/is-unscored"
import { answerNear, mostChoices } from "@/lib/quizzes/points-of"
import { type ReportFlags, type ResultSource, resultDetails } from "@/lib/quizzes/report/report-data"
import { type Fill, resultFill } from "@/lib/quizzes/report/result-fill"
import { scoreQuiz } from "@/lib/quizzes/score-quiz"
import { outcomeWords } from "../../admin-words"
import type { QuizContent } from "../content/quiz-values"

const NEUTRAL_PERCENT = 60

export const isReachedByVotes = ({ id, when }: Outcome, { questions }: Pick<QuizContent, "questions">) =>
	!when && votedFor(questions).has(id)

export function exampleResult(outcome: Outcome, content: QuizContent): ShownResult {
	const { id, title, description, action, action_config: config, button, result_design } = outcome
	const { answers, score } = exampleTaken(outcome, content)
	// As the form has it, also while it is new.
	const outcomes = [outcome, ...content.outcomes.filter((each) => each.id !== id)]
	const source = sourceOf({ ...content, outcomes }, answers, { ...score, outcome: null })
	const fill = resultFill(source)
	const result: QuizResult = {
		...score,
		outcome: {
			id,
			title: fill(title) || outcomeWords.title,
			description: fill(description),
			action,
			redirect_url: config.redirect_url || null,
			custom_message: fill(config.custom_message),
			...(button && { button: { ...button, text: fill(button.text) } }),
			result_design,
		},
	}
	const shown = { ...source, session: { ...source.session, result } }
	return { ...result, charts: config.include_charts, ...detailsOf(shown, config) }
}

export function neutralResult(content: QuizContent): ShownResult {
	const { answers, score } = exampleScore(NEUTRAL_PERCENT, content)
	const result: QuizResult = { ...score, outcome: null }
	return { ...result, charts: true, ...detailsOf(sourceOf(content, answers, result), ACTION_CONFIG) }
}

function exampleTaken(outcome: Outcome, content: QuizContent) {
	const { questions, scoring_config } = content
	const percentage = Math.round((outcome.score_min + outcome.score_max) / 2)
	if (!isReachedByVotes(outcome, content)) return exampleScore(percentage, content)
	const near = exampleAnswers(questions, percentage)
	const voting = questions.flatMap((question) => {
		const answer = voteFor(question, outcome.id)
		return answer ? [[question.id, answer] as const] : []
	})
	const answers: GivenAnswers = new Map([...near, ...voting])
	return { answers, score: scoreQuiz(questions, scoring_config, answers) }
}

function voteFor(question: Question, id: string): Answer | null {
	const voting = (possibleAnswers(question) ?? []).filter((each) => votesFor(question, each).includes(id))
	const [option] = voting
	if (option === undefined) return null
	if (question.type !== "multiple_choices") return { kind: "choice", option }
	return { kind: "choices", options: voting.slice(0, mostChoices(question)) }
}

function exampleScore(percentage: number, { questions, scoring_config }: QuizContent) {
	const answers = exampleAnswers(questions, percentage)
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

function exampleAnswers(questions: readonly Question[], percentage: number): GivenAnswers {
	const near = questions.map((question) => [question.id, answerNear(question, percentage)] as const)
	return new Map(near.filter((entry): entry is readonly [string, Answer] => entry[1] !== null))
}

function sourceOf(content: QuizContent, answers: GivenAnswers, result: QuizResult): ResultSource {
	const { questions, outcomes, scoring_config: scoringConfig } = content
	const unscored = isUnscored(questions, outcomes) && { unscored: true as const }
	return {
		version: { questions, scoringConfig, outcomes, ...unscored },
		session: { answers, result, userName: outcomeWords.exampleName },
	}
}

function detailsOf(source: ResultSource, flags: ReportFlags) {
	return { ...(source.version.unscored && { unscored: true as const }), ...resultDetails(source, flags) }
}

/** What a question says to a visitor who has answered the ones before it. What they gave nothing for has its fallback. */
export function exampleFill(before: readonly Question[]): Fill {
	const answers = exampleAnswers(before, NEUTRAL_PERCENT)
	return (text) => fillWithGiven(text, before, { answers, userName: outcomeWords.exampleName })
}

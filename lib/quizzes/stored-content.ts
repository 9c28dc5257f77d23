import type { Prisma } from "@/lib/db/generated/client"
import { storedJson } from "@/lib/db/stored-json"
import { type GivenAnswers, readAnswers } from "./answer-types"
import { Outcome, Question, Quiz, ScoringConfig } from "./answers"
import { isUnscored } from "./is-unscored"
import { Answers, QuizResult } from "./sessions/answers"

const Questions = Question.array()
const Outcomes = Outcome.array()

export const storedQuestions = (json: Prisma.JsonValue) => storedJson(Questions, json)
export const storedQuotas = (json: Prisma.JsonValue) => storedJson(Quiz.shape.outcome_quotas, json)
export const storedScoring = (json: Prisma.JsonValue) => storedJson(ScoringConfig, json)
export const storedOutcomes = (json: Prisma.JsonValue) => storedJson(Outcomes, json)
export const storedAnswers = (json: Prisma.JsonValue) => storedJson(Answers, json)
export const storedResult = (json: Prisma.JsonValue) => storedJson(QuizResult, json)

interface ContentColumns {
	questions: Prisma.JsonValue
	scoringConfig: Prisma.JsonValue
	outcomes: Prisma.JsonValue
}
export function storedContent(columns: ContentColumns) {
	const questions = storedQuestions(columns.questions)
	const outcomes = storedOutcomes(columns.outcomes)
	return {
		questions,
		scoringConfig: storedScoring(columns.scoringConfig),
		outcomes,
		...(isUnscored(questions, outcomes) && { unscored: true as const }),
	}
}

export const givenAnswers = (questions: readonly Question[], json: Prisma.JsonValue): GivenAnswers =>
	readAnswers(questions, storedAnswers(json))

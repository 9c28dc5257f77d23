import type { Prisma } from "@/lib/db/generated/client"
import type { Outcome, Question, ScoringConfig } from "./answers"
import type { Answers, QuizResult } from "./sessions/answers"

/**
 * mutations.ts writes these columns after schema.ts validated them. A session reads them with every answer: no second
 * check.
 */
export const storedQuestions = (json: Prisma.JsonValue) => json as Question[]
export const storedScoring = (json: Prisma.JsonValue) => json as ScoringConfig
export const storedOutcomes = (json: Prisma.JsonValue) => json as Outcome[]
export const storedAnswers = (json: Prisma.JsonValue) => json as Answers
export const storedResult = (json: Prisma.JsonValue) => json as QuizResult

interface ContentColumns {
	questions: Prisma.JsonValue
	scoringConfig: Prisma.JsonValue
	outcomes: Prisma.JsonValue
}
export const storedContent = ({ questions, scoringConfig, outcomes }: ContentColumns) => ({
	questions: storedQuestions(questions),
	scoringConfig: storedScoring(scoringConfig),
	outcomes: storedOutcomes(outcomes),
})

import type { Prisma } from "@/lib/db/generated/client"
import type { Outcome, Question, ScoringConfig } from "./answers"
import type { Answers, QuizResult } from "./sessions/answers"

/**
 * The JSON columns with their types. Only mutations.ts writes them, after schema.ts has validated them, so reading does
 * not validate again: a session reads its questions with every answer.
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
/** The content columns of a quiz or of one of its versions. */
export const storedContent = ({ questions, scoringConfig, outcomes }: ContentColumns) => ({
	questions: storedQuestions(questions),
	scoringConfig: storedScoring(scoringConfig),
	outcomes: storedOutcomes(outcomes),
})

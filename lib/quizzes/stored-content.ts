import type { Answers, Outcome, Question, QuizResult, ScoringConfig } from "@/lib/client/contract"
import type { Prisma } from "@/lib/db/generated/client"

/**
 * The JSON columns with their types. Only mutations.ts writes them, after schema.ts has validated them, so reading does
 * not validate again: a session reads its questions with every answer.
 */
export const storedQuestions = (json: Prisma.JsonValue) => json as unknown as Question[]
export const storedScoring = (json: Prisma.JsonValue) => json as unknown as ScoringConfig
export const storedOutcomes = (json: Prisma.JsonValue) => json as unknown as Outcome[]
export const storedAnswers = (json: Prisma.JsonValue) => json as unknown as Answers
export const storedResult = (json: Prisma.JsonValue) => json as unknown as QuizResult

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

/** The reverse direction. JSON.stringify drops nothing from them. */
export const asJson = (content: object) => content as unknown as Prisma.InputJsonValue

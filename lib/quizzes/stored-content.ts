import type { Answers, Outcome, Question, QuizResult, ScoringConfig } from "@/lib/client/contract"
import type { Prisma } from "@/lib/db/generated/client"

/**
 * The JSON columns under their types. Only mutations.ts writes them, from what schema.ts has checked, so that reading does
 * not check again: a session asks for its questions with every answer.
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
/** The three of a quiz, or of one of its versions. */
export const storedContent = ({ questions, scoringConfig, outcomes }: ContentColumns) => ({
	questions: storedQuestions(questions),
	scoringConfig: storedScoring(scoringConfig),
	outcomes: storedOutcomes(outcomes),
})

/** The other way round; JSON.stringify drops nothing of them. */
export const asJson = (content: object) => content as unknown as Prisma.InputJsonValue

import type { LeadLevel, Outcome, Question, ScoringConfig, SentAnswers } from "@/lib/client/contract"
import { randomToken, sha256Hex } from "@/lib/crypto/random-token"
import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { contentHash } from "@/lib/quizzes/content-hash"
import { newScoringConfig } from "@/lib/quizzes/defaults"
import { unique } from "./factories"
import * as parts from "./quiz-content"

/* Component tests import the pure parts from quiz-content.ts, because they have no database. */
export const { FOUR_TYPES, outcome, question, resultAfter } = parts

interface QuizOptions {
	tenantId: string
	name?: string
	description?: string
	questions?: Question[]
	scoringConfig?: Partial<ScoringConfig>
	outcomes?: Outcome[]
	isActive?: boolean
	contactStep?: "before" | "after" | "never"
	autoAdvance?: boolean
	closesAt?: Date
	responseLimit?: number
	outcomeQuotas?: Record<string, number>
	closedMessage?: string
}

/** An active quiz, stored the way the editor stores it. */
export async function makeQuiz({ tenantId, isActive = true, ...given }: QuizOptions) {
	const content = {
		name: given.name ?? `Quiz ${unique()}`,
		description: given.description ?? "",
		questions: given.questions ?? FOUR_TYPES,
		scoringConfig: { ...newScoringConfig(), ...given.scoringConfig },
		outcomes: given.outcomes ?? [outcome("low", { score_max: 49 }), outcome("high", { score_min: 50 })],
	}
	const stored = { ...content, contentHash: contentHash(content) }
	const { contactStep, autoAdvance, closesAt, responseLimit, outcomeQuotas, closedMessage } = given
	const settings = { contactStep, autoAdvance, closesAt, responseLimit, outcomeQuotas, closedMessage }
	const quiz = await db().quiz.create({ data: { tenantId, isActive, ...settings, ...stored } })
	return { ...quiz, content, stored }
}
export type MadeQuiz = Awaited<ReturnType<typeof makeQuiz>>

interface SessionOptions {
	answers?: SentAnswers
	userName?: string | null
	userEmail?: string | null
	/** Null while the session is in progress. */
	completedAt?: Date | null
	percentage?: number
	leadLevel?: LeadLevel
	timeTakenSeconds?: number
}

/** Makes a session of the quiz's current version, with its secret. It is completed by default. */
export async function makeQuizSession(quiz: MadeQuiz, options: SessionOptions = {}) {
	const { answers = { choice: "Good" }, completedAt = new Date(), percentage } = options
	const { contentHash: hash } = quiz
	// An upsert reads first and then inserts, so one of two simultaneous ones fails.
	await db().quizVersion.createMany({
		data: { tenantId: quiz.tenantId, quizId: quiz.id, ...quiz.stored },
		skipDuplicates: true,
	})
	const version = await db().quizVersion.findUniqueOrThrow({
		where: { quizId_contentHash: { quizId: quiz.id, contentHash: hash } },
	})
	const secret = randomToken()
	const result = resultAfter(quiz.content, answers)
	const reached = percentage ?? result.percentage_score
	const finished: Partial<Prisma.QuizSessionUncheckedCreateInput> = completedAt
		? {
				completedAt,
				percentage: reached,
				totalScore: reached,
				maxPossibleScore: result.max_possible_score,
				leadLevel: options.leadLevel ?? "medium",
				timeTakenSeconds: options.timeTakenSeconds ?? 60,
				result: { ...result, percentage_score: reached },
			}
		: {}
	const session = await db().quizSession.create({
		data: {
			tenantId: quiz.tenantId,
			quizId: quiz.id,
			versionId: version.id,
			secretHash: sha256Hex(secret),
			userName: options.userName,
			userEmail: options.userEmail,
			answers,
			...finished,
		},
	})
	return { session, secret }
}

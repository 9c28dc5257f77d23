import type { Answers, LeadLevel, Outcome, Question, ScoringConfig } from "@/lib/client/contract"
import { randomToken, sha256Hex } from "@/lib/crypto/random-token"
import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { contentHash } from "@/lib/quizzes/content-hash"
import { newScoringConfig } from "@/lib/quizzes/defaults"
import { resultOf } from "@/lib/quizzes/sessions/result-of"
import { unique } from "./factories"
import * as parts from "./quiz-content"

/* The pure parts, which component tests take from there without a database. */
export const { FOUR_TYPES, outcome, question } = parts

interface QuizOptions {
	tenantId: string
	name?: string
	description?: string
	questions?: Question[]
	scoringConfig?: Partial<ScoringConfig>
	outcomes?: Outcome[]
	isActive?: boolean
	contactStep?: "before" | "after" | "never"
}

/** Active, as the editor would have saved it. */
export async function makeQuiz({ tenantId, isActive = true, contactStep, ...given }: QuizOptions) {
	const content = {
		name: given.name ?? `Quiz ${unique()}`,
		description: given.description ?? "",
		questions: given.questions ?? FOUR_TYPES,
		scoringConfig: { ...newScoringConfig(), ...given.scoringConfig },
		outcomes: given.outcomes ?? [outcome("low", { score_max: 49 }), outcome("high", { score_min: 50 })],
	}
	const stored = { ...content, contentHash: contentHash(content) }
	const quiz = await db().quiz.create({ data: { tenantId, isActive, contactStep, ...stored } })
	return { ...quiz, content, stored }
}
export type MadeQuiz = Awaited<ReturnType<typeof makeQuiz>>

interface SessionOptions {
	answers?: Answers
	userName?: string | null
	userEmail?: string | null
	/** Null: it goes on. */
	completedAt?: Date | null
	percentage?: number
	leadLevel?: LeadLevel
	timeTakenSeconds?: number
}

/** A session of the quiz as it is, and its secret; completed unless told otherwise. */
export async function makeQuizSession(quiz: MadeQuiz, options: SessionOptions = {}) {
	const { answers = { choice: "Good" }, completedAt = new Date(), percentage } = options
	const { contentHash: hash } = quiz
	// An upsert would ask first and then insert: of two at once one fails.
	await db().quizVersion.createMany({
		data: { tenantId: quiz.tenantId, quizId: quiz.id, ...quiz.stored },
		skipDuplicates: true,
	})
	const version = await db().quizVersion.findUniqueOrThrow({
		where: { quizId_contentHash: { quizId: quiz.id, contentHash: hash } },
	})
	const secret = randomToken()
	const { result } = resultOf(quiz.content, answers)
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

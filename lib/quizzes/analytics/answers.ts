import { z } from "zod"
import { GivenConsent } from "../consents/answers"
import { LEAD_LEVELS } from "./schema"

export const LeadLevel = z.enum(LEAD_LEVELS)
export type LeadLevel = z.infer<typeof LeadLevel>

export const QuizSession = z.strictObject({
	session_id: z.uuid(),
	quiz_id: z.uuid(),
	quiz_name: z.string(),
	user_name: z.string(),
	user_email: z.string().nullable(),
	percentage_score: z.number(),
	total_score: z.number(),
	max_possible_score: z.number(),
	/** One decimal. */
	time_taken_minutes: z.number(),
	completed_at: z.iso.datetime(),
	lead_level: LeadLevel,
	outcome_title: z.string().nullable(),
	tenant_slug: z.string(),
	/** Hidden fields that came with the page's address. Left out if there are none. */
	fields: z.record(z.string(), z.string()).optional(),
	/** What the visitor agreed to. Left out if nothing. */
	consents: z.array(GivenConsent).optional(),
	/** The outcome's defaults for the report. A generate-report call may override them. */
	include_charts: z.boolean(),
	include_detailed_breakdown: z.boolean(),
})
export type QuizSession = z.infer<typeof QuizSession>

export type NewestSession = Pick<QuizSession, "quiz_id" | "session_id" | "lead_level"> & { email: string }

export const QuizSummary = z.strictObject({
	total_sessions: z.int(),
	average_percentage: z.number(),
	/** Sessions at 80 percent or more. */
	high_performers: z.int(),
	average_minutes: z.number(),
})
export type QuizSummary = z.infer<typeof QuizSummary>

export const QuizSessions = z.strictObject({
	sessions: z.array(QuizSession),
	total: z.int(),
	summary: QuizSummary,
	next_cursor: z.string().nullable(),
})
export type QuizSessions = z.infer<typeof QuizSessions>

const QuestionReach = z.strictObject({
	question_id: z.string(),
	question: z.string(),
	answered: z.int(),
	/** Sessions that answered or passed the question. */
	passed: z.int(),
	/** Those of them without an answer. 0 if an answer is required. */
	skipped: z.int(),
	/** In a quiz with rules: sessions whose path led to the question. */
	met: z.int().optional(),
})

const TakenPath = z.strictObject({
	questions: z.array(z.string()),
	/** What decided the path, in words, as far as the quiz's rules say: "Budget: Over 10,000 → Team size: 50+". */
	label: z.string().nullable(),
	sessions: z.int(),
	/** Percent of those counted, one decimal. */
	share: z.number(),
	average_percentage: z.number(),
})

export const WorthAdvice = z.enum([
	/** It distinguishes visitors, and outcomes depend on it. */
	"keep",
	/** Nearly everyone earns all, none, or equally many of its points. */
	"too_easy",
	"too_hard",
	"no_difference",
	/** Those who earn its points score lower on the rest. */
	"backward",
	/** Its points have nothing to do with the rest. */
	"unrelated",
	/** The first to leave out: nearly everyone gets the same outcome without it. */
	"spare",
])
export type WorthAdvice = z.infer<typeof WorthAdvice>

const QuestionWorth = z.strictObject({
	question_id: z.string(),
	question: z.string(),
	/** Completed sessions with a scored answer to it. */
	answered: z.int(),
	/** Percent of its points that they earned, one decimal. */
	earned: z.number(),
	/** Correlation of its points with the score on the rest, -1 to 1, two decimals. Null if either is always the same. */
	separates: z.number().nullable(),
	/** Percent that get the same outcome without it, one decimal. Null with fewer than two outcomes. */
	same_outcome: z.number().nullable(),
	advice: WorthAdvice.nullable(),
})
export type QuestionWorth = z.infer<typeof QuestionWorth>

/** Covers the present version, and earlier ones that differ from it only in texts. */
const QuizWorth = z.strictObject({
	/** Sessions that completed it since the product counts this. */
	counted: z.int(),
	/** Those that 30 answered, the most worth first. */
	questions: z.array(QuestionWorth),
})

export const QuizAnalytics = z.strictObject({
	summary: QuizSummary,
	distribution: z.array(z.int()),
	categories: z.array(z.strictObject({ name: z.string(), percentage: z.number() })),
	/** The paths of the newest 1,000 who met rules and completed the quiz, the most frequent first, up to 20. */
	paths: z.array(TakenPath).optional(),
	worth: QuizWorth.optional(),
	drop_off: z.strictObject({ started: z.int(), questions: z.array(QuestionReach) }),
})
export type QuizAnalytics = z.infer<typeof QuizAnalytics>

import { isDeepStrictEqual } from "node:util"
import type { ContactStep, Quiz } from "@/lib/db/generated/client"
import type { Outcome, Question, ScoringConfig } from "./answers"
import { keepKnownPoints } from "./keep-known-points"
import type { QuizUpdateForm } from "./schema"

export interface QuizChanges {
	name?: string
	description?: string
	questions?: Question[]
	scoringConfig?: ScoringConfig
	outcomes?: Outcome[]
	contactStep?: ContactStep
	autoAdvance?: boolean
	showComparison?: boolean
	hiddenFields?: string[]
	isActive?: boolean
	closesAt?: Date | null
	responseLimit?: number | null
	outcomeQuotas?: Record<string, number>
	closedMessage?: string
}

export function quizChanges(before: Quiz, input: QuizUpdateForm): QuizChanges {
	const wanted: QuizChanges = {
		name: input.quiz_name,
		description: input.quiz_description,
		questions: input.questions?.map(keepKnownPoints),
		scoringConfig: input.scoring_config,
		outcomes: input.outcomes,
		contactStep: input.contact_step,
		autoAdvance: input.auto_advance,
		showComparison: input.show_comparison,
		hiddenFields: input.hidden_fields,
		isActive: input.is_active,
		closesAt: input.closes_at,
		responseLimit: input.response_limit,
		outcomeQuotas: input.outcome_quotas,
		closedMessage: input.closed_message,
	}
	const changed = Object.entries(wanted).filter(
		([column, value]) => value !== undefined && !isDeepStrictEqual(value, before[column as keyof QuizChanges]),
	)
	return Object.fromEntries(changed)
}

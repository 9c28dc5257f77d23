import type { HiddenFields } from "@/lib/tenants/hidden-fields"
import type { GivenAnswers } from "../answer-types"
import { hasRules, walk } from "../paths/walk"
import type { AnswersSaved } from "./answers"
import type { QuizContent } from "./result-of"

export type AskedContent = Pick<QuizContent, "questions" | "scoringConfig">

/** Empty for a quiz without rules, whose path is its list of questions. */
export function progressOf(
	content: AskedContent,
	answers: GivenAnswers,
	fields: HiddenFields,
): Pick<AnswersSaved, "path" | "next"> {
	if (!hasRules(content.questions)) return {}
	const path = walk(content, answers, fields).map(({ id }) => id)
	return { path, next: path.find((id) => !answers.has(id)) ?? null }
}

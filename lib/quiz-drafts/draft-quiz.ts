import { askForJson } from "@/lib/chatbot/answer/ask-for-json"
import { AppError, invalid } from "@/lib/errors"
import { ENGLISH } from "@/lib/languages/choose-language"
import type { UnsavedQuiz } from "@/lib/quizzes/templates/answers"
import type { DraftQuiz } from "@/lib/quizzes/templates/schema"
import { findTenant } from "@/lib/tenants/queries"
import type { TenantScope } from "@/lib/tenants/scope"
import { DRAFT_TOKENS, draftPrompt } from "./draft-prompt"
import { findMaterial, findModel } from "./queries"
import { readDraft } from "./read-draft"
import { quizDraftRefusals as refusals } from "./words"

/** Stores only what it cost. @throws `invalid` without a model, a wish, or the knowledge that stands in for it;
 * `rate_limited`; `upstream_failed`; `upstream_timeout`. */
export async function draftQuiz(
	scope: TenantScope,
	{ about, use_knowledge }: DraftQuiz,
	signal: AbortSignal,
): Promise<UnsavedQuiz> {
	if (about === "" && !use_knowledge) throw invalid("about", refusals.briefMissing)
	const [tenant, settings, knowledge] = await Promise.all([
		findTenant(scope),
		findModel(scope),
		use_knowledge ? findMaterial(scope, about) : [],
	])
	if (!settings.isAvailable) throw invalid("about", refusals.noModel)
	if (about === "" && knowledge.length === 0) throw invalid("about", refusals.noKnowledge)
	const [written = ENGLISH] = tenant.languages
	const answer = await askForJson({
		scope,
		settings,
		prompt: draftPrompt({ business: tenant.name, about, knowledge }, written),
		maxOutputTokens: DRAFT_TOKENS,
		signal,
		refusals,
	})
	const quiz = readDraft(answer ?? "", about || tenant.name)
	if (!quiz) throw new AppError("upstream_failed", refusals.draftFailed)
	return quiz
}

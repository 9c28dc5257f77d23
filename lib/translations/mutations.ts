import { isModelAvailable } from "@/lib/ai/providers"
import { askForJson } from "@/lib/chatbot/answer/ask-for-json"
import { AppError, invalid } from "@/lib/errors"
import { ENGLISH } from "@/lib/languages/choose-language"
import { findTenant } from "@/lib/tenants/queries"
import type { TenantScope } from "@/lib/tenants/scope"
import type { TranslationDraft } from "@/lib/tenants/translations/answers"
import type { DraftTranslations } from "@/lib/tenants/translations/schema"
import { translationRefusals } from "@/lib/tenants/translations/words"
import { batchOf } from "./batch-of"
import { DRAFT_TOKENS, draftPrompt } from "./draft-prompt"
import { findChatSettings, findOwnTexts } from "./queries"
import { readDraft } from "./read-draft"

/** Drafts the first of these texts, as many as one answer holds, and stores only what it cost. It is charged as the
 * chatbot's answers are. @throws `invalid` without a model; `rate_limited`; `upstream_failed`; `upstream_timeout`. */
export async function draftTranslations(
	scope: TenantScope,
	subject: string,
	{ language, texts: asked }: DraftTranslations,
	signal: AbortSignal,
): Promise<TranslationDraft> {
	const [texts, tenant, settings] = await Promise.all([
		findOwnTexts(scope, subject),
		findTenant(scope),
		findChatSettings(scope),
	])
	const [written = ENGLISH] = tenant.languages
	if (language === written) throw invalid("language", translationRefusals.languageOwn)
	const wanted = new Set(asked)
	const batch = batchOf(texts.filter(({ text }) => wanted.has(text)))
	if (batch.length === 0) return { texts: {} }
	if (!isModelAvailable(settings.model.model)) throw invalid("language", translationRefusals.noModel)

	const answer = await askForJson({
		scope,
		settings,
		prompt: draftPrompt(batch, written, language),
		maxOutputTokens: DRAFT_TOKENS,
		signal,
		refusals: translationRefusals,
	})
	if (answer === null) return { texts: {} }
	const draft = readDraft(batch, answer)
	if (Object.keys(draft).length === 0) throw new AppError("upstream_failed", translationRefusals.draftFailed)
	return { texts: draft }
}

import { ProviderFailure } from "@/lib/ai/provider-failure"
import { isModelAvailable } from "@/lib/ai/providers"
import { type ReportedUsage, streamAnswer } from "@/lib/ai/stream-answer"
import { secondsToMidnight } from "@/lib/chatbot/answer/seconds-to-midnight"
import { TokenAccount } from "@/lib/chatbot/answer/token-account"
import { settleTokens } from "@/lib/chatbot/usage/mutations"
import { db } from "@/lib/db/client"
import { env } from "@/lib/env"
import { AppError, invalid } from "@/lib/errors"
import { ENGLISH } from "@/lib/languages/choose-language"
import { findTenant } from "@/lib/tenants/queries"
import type { TenantScope } from "@/lib/tenants/scope"
import type { TranslationDraft } from "@/lib/tenants/translations/answers"
import type { DraftTranslations } from "@/lib/tenants/translations/schema"
import { translationRefusals } from "@/lib/tenants/translations/words"
import { batchOf, DRAFT_TOKENS, draftPrompt } from "./draft-prompt"
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
	const { model } = settings
	if (!isModelAvailable(model.model)) throw invalid("language", translationRefusals.noModel)

	const prompt = draftPrompt(batch, written, language)
	const budget = settings.dailyTokenBudget ?? env().CHAT_DAILY_TOKENS
	const account = new TokenAccount({ scope, model, budget, maxOutputTokens: DRAFT_TOKENS }, prompt)
	if (!(await account.charge())) {
		const retryAfter = secondsToMidnight(new Date())
		throw new AppError("rate_limited", translationRefusals.budgetUsedUp, { retryAfter })
	}
	let answer = ""
	const settle = (usage: ReportedUsage | undefined | "none") =>
		db().$executeRaw(settleTokens(scope, { ...account.spent(usage, answer), answers: 0 }))
	let usage: ReportedUsage | undefined
	try {
		usage = (
			await streamAnswer({
				...prompt,
				model,
				isJson: true,
				maxOutputTokens: DRAFT_TOKENS,
				signal,
				onText: (piece) => {
					answer += piece
				},
				onStartOver: () => {
					answer = ""
				},
				beforeRetry: ({ mayBill }) => account.chargeAgain(mayBill),
			})
		).usage
	} catch (error) {
		const isFree = error instanceof ProviderFailure && !error.mayBill
		await settle(isFree ? "none" : undefined)
		// Nobody waits for it any more.
		if (signal.aborted) return { texts: {} }
		if (!(error instanceof ProviderFailure)) throw error
		const code = error.kind === "timeout" ? "upstream_timeout" : "upstream_failed"
		throw new AppError(code, translationRefusals.draftFailed, { cause: error })
	}
	await settle(usage)
	const draft = readDraft(batch, answer)
	if (Object.keys(draft).length === 0) throw new AppError("upstream_failed", translationRefusals.draftFailed)
	return { texts: draft }
}

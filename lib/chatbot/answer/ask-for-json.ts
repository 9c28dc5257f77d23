import type { Model } from "@/lib/ai/models"
import { ProviderFailure } from "@/lib/ai/provider-failure"
import { type ReportedUsage, streamAnswer } from "@/lib/ai/stream-answer"
import { env } from "@/lib/env"
import { AppError } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { settleDraft } from "../usage/mutations"
import type { Prompt } from "./build-prompt"
import { secondsToMidnight } from "./seconds-to-midnight"
import { TokenAccount } from "./token-account"

interface Asked {
	scope: TenantScope
	settings: { model: Model; dailyTokenBudget: number | null }
	prompt: Prompt
	maxOutputTokens: number
	signal: AbortSignal
	/** What the admin reads if the budget is used up, and if the model fails. */
	refusals: { budgetUsedUp: string; draftFailed: string }
}

/** The model's answer in plain JSON mode, unread, for an admin who waits. It is charged as the chatbot's answers are, and
 * nothing else is stored. @returns null if the admin has left. @throws `rate_limited`; `upstream_failed`;
 * `upstream_timeout`. */
export async function askForJson({
	scope,
	settings,
	prompt,
	signal,
	refusals,
	...asked
}: Asked): Promise<string | null> {
	const { model } = settings
	const { maxOutputTokens } = asked
	const budget = settings.dailyTokenBudget ?? env().CHAT_DAILY_TOKENS
	const account = new TokenAccount({ scope, model, budget, maxOutputTokens }, prompt)
	if (!(await account.charge())) {
		const retryAfter = secondsToMidnight(new Date())
		throw new AppError("rate_limited", refusals.budgetUsedUp, { retryAfter })
	}
	let answer = ""
	const settle = (usage: ReportedUsage | undefined | "none") => settleDraft(scope, account.spent(usage, answer))
	let usage: ReportedUsage | undefined
	try {
		usage = (
			await streamAnswer({
				...prompt,
				model,
				isJson: true,
				maxOutputTokens,
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
		if (signal.aborted) return null
		if (!(error instanceof ProviderFailure)) throw error
		const code = error.kind === "timeout" ? "upstream_timeout" : "upstream_failed"
		throw new AppError(code, refusals.draftFailed, { cause: error })
	}
	await settle(usage)
	return answer
}

/** Some models put a sentence or a fence of code around it. */
export function objectIn(answer: string): Record<string, unknown> {
	try {
		const found: unknown = JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1))
		return typeof found === "object" && found !== null ? { ...found } : {}
	} catch {
		return {}
	}
}

import { costMicros } from "@/lib/ai/cost-micros"
import { estimateTokens } from "@/lib/ai/estimate-tokens"
import type { Model } from "@/lib/ai/models"
import type { ReportedUsage } from "@/lib/ai/stream-answer"
import type { TenantScope } from "@/lib/tenants/scope"
import { chargeTokens, type Spent } from "../usage/mutations"
import type { Prompt } from "./build-prompt"

interface Budget {
	scope: TenantScope
	model: Model
	/** Tokens a day. */
	budget: number
	maxOutputTokens: number
}

/** What one answer takes from the day's budget: charged before each call, settled when it is known. */
export class TokenAccount {
	readonly #budget: Budget
	readonly #promptTokens: number
	#day: string | null = null
	#charged = 0
	/** Of earlier attempts that may be billed all the same. */
	#lost = 0

	constructor(budget: Budget, { system, messages }: Prompt) {
		this.#budget = budget
		this.#promptTokens = estimateTokens([system, ...messages.map(({ content }) => content)].join("\n"))
	}

	/** For the first call; false where the budget does not hold it, and then it must not be made. */
	async charge(): Promise<boolean> {
		const { scope, budget, maxOutputTokens } = this.#budget
		const estimate = this.#promptTokens + maxOutputTokens
		const day = await chargeTokens(scope, estimate, budget)
		this.#day ??= day
		// A second call just after midnight stays charged as estimated.
		if (day !== null && day === this.#day) this.#charged += estimate
		return day !== null
	}

	/** For one more call. What the first one never worked on is not charged twice. */
	async chargeAgain(mayBill: boolean): Promise<boolean> {
		if (!mayBill) return true
		this.#lost += this.#promptTokens
		return this.charge()
	}

	/** @param usage as reported; undefined where nothing was, "none" where nothing was worked on @param text what came */
	spent(usage: ReportedUsage | undefined | "none", text: string): Spent {
		const took =
			usage === "none"
				? { promptTokens: 0, completionTokens: 0 }
				: {
						promptTokens: usage?.promptTokens ?? this.#promptTokens,
						completionTokens: usage?.completionTokens ?? estimateTokens(text),
					}
		const all = { promptTokens: took.promptTokens + this.#lost, completionTokens: took.completionTokens }
		return {
			...all,
			day: this.#day,
			chargedTokens: this.#charged,
			costMicros: costMicros(this.#budget.model, all),
			answers: usage && usage !== "none" ? 1 : 0,
		}
	}
}

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
	budget: number
	maxOutputTokens: number
}

/** One answer's share of the day's budget: charged before each call, settled with the actual usage. */
export class TokenAccount {
	readonly #budget: Budget
	readonly #promptTokens: number
	#day: string | null = null
	#charged = 0
	/** Tokens of earlier attempts, which may still be billed. */
	#lost = 0

	constructor(budget: Budget, { system, messages }: Prompt) {
		this.#budget = budget
		this.#promptTokens = estimateTokens([system, ...messages.map(({ content }) => content)].join("\n"))
	}

	/** False if the budget cannot cover it; the call must not be made then. */
	async charge(): Promise<boolean> {
		const { scope, budget, maxOutputTokens } = this.#budget
		const estimate = this.#promptTokens + maxOutputTokens
		const day = await chargeTokens(scope, estimate, budget)
		this.#day ??= day
		// A second call just after midnight keeps its estimate as the charge.
		if (day !== null && day === this.#day) this.#charged += estimate
		return day !== null
	}

	/** Unless the first call cannot be billed. */
	async chargeAgain(mayBill: boolean): Promise<boolean> {
		if (!mayBill) return true
		this.#lost += this.#promptTokens
		return this.charge()
	}

	/** @param usage undefined if none was reported, "none" if the provider never worked on the call. */
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

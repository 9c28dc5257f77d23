import type { Model } from "./models"

/** Millionths of a US dollar, rounded up. Dollars per million tokens are millionths of a dollar per token. */
export function costMicros(
	{ promptPrice, completionPrice }: Model,
	usage: { promptTokens: number; completionTokens: number },
): number {
	return Math.ceil(usage.promptTokens * promptPrice + usage.completionTokens * completionPrice)
}

import type { Model } from "./models"

/** In millionths of a US dollar, rounded up. Dollars per million tokens equal millionths of a dollar per token. */
export function costMicros(
	{ promptPrice, completionPrice }: Model,
	usage: { promptTokens: number; completionTokens: number },
): number {
	return Math.ceil(usage.promptTokens * promptPrice + usage.completionTokens * completionPrice)
}

import type { Model } from "./models"

/**
 * The cost in millionths of a US dollar, rounded up. A price in dollars per million tokens equals millionths of a
 * dollar per token.
 */
export function costMicros(
	{ promptPrice, completionPrice }: Model,
	usage: { promptTokens: number; completionTokens: number },
): number {
	return Math.ceil(usage.promptTokens * promptPrice + usage.completionTokens * completionPrice)
}

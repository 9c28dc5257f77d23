const encoder = new TextEncoder()
const BYTES_PER_TOKEN = 3

/**
 * Tokens that a text will cost at most, about: providers count 4 bytes of English to a token, and about 3 of scripts whose
 * characters have three. Bytes instead of characters, so that Chinese or Hindi are not charged a third of what they cost.
 */
export function estimateTokens(text: string): number {
	return Math.ceil(encoder.encode(text).length / BYTES_PER_TOKEN)
}

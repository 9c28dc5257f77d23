const encoder = new TextEncoder()
const BYTES_PER_TOKEN = 3

/**
 * An upper estimate of a text's tokens. Providers count about 4 bytes of English to a token, and about 3 in scripts
 * with three-byte characters. Counting characters would charge Chinese or Hindi a third of what they cost.
 */
export function estimateTokens(text: string): number {
	return Math.ceil(encoder.encode(text).length / BYTES_PER_TOKEN)
}

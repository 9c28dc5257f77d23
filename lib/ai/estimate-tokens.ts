const encoder = new TextEncoder()
const BYTES_PER_TOKEN = 3

/** An upper estimate: 4 bytes of English are a token, 3 in scripts with three-byte characters. */
export function estimateTokens(text: string): number {
	return Math.ceil(encoder.encode(text).length / BYTES_PER_TOKEN)
}

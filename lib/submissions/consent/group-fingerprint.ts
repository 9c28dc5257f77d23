/**
 * Splits a SHA-256 into eight groups of eight digits, for two people reading it to each other. Any other text stays as
 * it is.
 */
export function groupFingerprint(sha256: string): string {
	return sha256.match(/.{1,8}/g)?.join(" ") ?? sha256
}

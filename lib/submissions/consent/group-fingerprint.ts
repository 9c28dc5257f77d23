/** Eight groups of eight digits, for two people reading a SHA-256 to each other. Any other text is left as it is. */
export function groupFingerprint(sha256: string): string {
	return sha256.match(/.{1,8}/g)?.join(" ") ?? sha256
}

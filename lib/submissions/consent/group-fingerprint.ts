/** A SHA-256 in eight groups of eight digits, as two people read it to each other. Anything else stays as it is. */
export function groupFingerprint(sha256: string): string {
	return sha256.match(/.{1,8}/g)?.join(" ") ?? sha256
}

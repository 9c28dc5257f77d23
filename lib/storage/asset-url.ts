/** Each upload has a new key, so browsers may cache a URL forever. */
export function assetUrl(key: string): string
export function assetUrl(key: string | null): string | null
export function assetUrl(key: string | null): string | null {
	return key ? `/media/${key}` : null
}

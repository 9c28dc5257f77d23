/**
 * The path that serves an uploaded asset. app/media/assets serves keys below assets/ and nothing else. Keys have a
 * random part, so a replaced logo gets a new URL and browsers may cache the old one forever.
 */
export function assetUrl(key: string): string
export function assetUrl(key: string | null): string | null
export function assetUrl(key: string | null): string | null {
	return key ? `/media/${key}` : null
}

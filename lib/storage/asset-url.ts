/**
 * Where an uploaded asset is served: app/media/assets answers for storage keys below assets/, and for nothing else.
 * Keys carry a random part, so that a replaced logo has a new address and the old one may be cached for ever.
 */
export function assetUrl(key: string): string
export function assetUrl(key: string | null): string | null
export function assetUrl(key: string | null): string | null {
	return key ? `/media/${key}` : null
}

/** @param after where the page starts; null for the first one. */
export function wallPath(slug: string, after: string | null = null): string {
	return after ? `/wall/${slug}?after=${after}` : `/wall/${slug}`
}

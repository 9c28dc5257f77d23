/*
 * Passes the submission's id to the thank-you page. An address would leak the id, which opens the public view, to
 * histories, screenshots and referrers. history.state does not survive a full page load, and only a full load surely
 * releases the camera. Session storage lives as long as this tab and survives a reload.
 */
const keyOf = (tenantSlug: string) => `submission:${tenantSlug}`

/** Does nothing if storage is off. The thank-you page works without the id. */
export function rememberSubmission(tenantSlug: string, submissionId: string): void {
	try {
		sessionStorage.setItem(keyOf(tenantSlug), submissionId)
	} catch {}
}

/** Called when a new testimonial begins, perhaps by another customer at the same tablet. */
export function forgetSubmission(tenantSlug: string): void {
	try {
		sessionStorage.removeItem(keyOf(tenantSlug))
	} catch {}
}

/** Id of the submission that this tab sent last, or null. */
export function lastSubmission(tenantSlug: string): string | null {
	try {
		return sessionStorage.getItem(keyOf(tenantSlug))
	} catch {
		return null
	}
}

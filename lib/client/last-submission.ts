/*
 * How the submission's id reaches the thank-you page. Not in the address, which ends up in histories, screenshots and
 * referrers, while the id opens the public view; not in history.state, which a full page load does not carry over, and
 * only a full load surely lets go of the camera. Session storage lives as long as this tab and survives a reload.
 */
const keyOf = (tenantSlug: string) => `submission:${tenantSlug}`

/** Storage can be switched off; the thank-you page works without the id. */
export function rememberSubmission(tenantSlug: string, submissionId: string): void {
	try {
		sessionStorage.setItem(keyOf(tenantSlug), submissionId)
	} catch {}
}

/** A new testimonial begins, perhaps another customer's at the same tablet. */
export function forgetSubmission(tenantSlug: string): void {
	try {
		sessionStorage.removeItem(keyOf(tenantSlug))
	} catch {}
}

export function lastSubmission(tenantSlug: string): string | null {
	try {
		return sessionStorage.getItem(keyOf(tenantSlug))
	} catch {
		return null
	}
}

// Passes the submission's id, which opens the public view, to the thank-you page. An address would leak it to histories
// and referrers, and history.state does not survive a full page load, which alone surely releases the camera.
const keyOf = (tenantSlug: string) => `submission:${tenantSlug}`

export function rememberSubmission(tenantSlug: string, submissionId: string): void {
	try {
		sessionStorage.setItem(keyOf(tenantSlug), submissionId)
	} catch {}
}

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

import type { SubmissionStatus } from "./answers"

/** As the database has it, or as the contract presents it to a screen. */
type MaybeWithdrawn = { withdrawnAt: Date | null } | { withdrawn_at: string | null }

/** The customer took the consent back. For good: only the customer could give it again, with another testimonial. */
export function isWithdrawn(submission: MaybeWithdrawn): boolean {
	return ("withdrawnAt" in submission ? submission.withdrawnAt : submission.withdrawn_at) !== null
}

/**
 * Approve, share, download: whatever puts it to use. Watching stays, so that the business can tell which video it has to
 * take down elsewhere, and so does deleting.
 */
export function canUse(submission: MaybeWithdrawn): boolean {
	return !isWithdrawn(submission)
}

/** A rejected testimonial has no public page to share. */
export function canShare(submission: { status: SubmissionStatus } & MaybeWithdrawn): boolean {
	return submission.status !== "rejected" && canUse(submission)
}

interface PublicCase {
	status: SubmissionStatus
	sharedAt: Date | null
	withdrawnAt: Date | null
	tenant: { isActive: boolean; publicSharedOnly: boolean }
}

/** The id is unguessable, so pending ones answer too; a tenant may limit the public view to what it shared. */
export function isPublic({ status, sharedAt, withdrawnAt, tenant }: PublicCase): boolean {
	if (!tenant.isActive || status === "rejected" || withdrawnAt !== null) return false
	return !tenant.publicSharedOnly || sharedAt !== null
}

import type { SubmissionStatus } from "./answers"
import type { SubmissionKind } from "./kinds"

type MaybeWithdrawn = { withdrawnAt: Date | null } | { withdrawn_at: string | null }

/** Final: the customer would have to give the consent again with another testimonial. */
export function isWithdrawn(submission: MaybeWithdrawn): boolean {
	return ("withdrawnAt" in submission ? submission.withdrawnAt : submission.withdrawn_at) !== null
}

/** Whether it may be approved, shared, downloaded. The business may still watch and delete a withdrawn one. */
export function canUse(submission: MaybeWithdrawn): boolean {
	return !isWithdrawn(submission)
}

export function isWritten({ kind }: { kind?: SubmissionKind }): boolean {
	return kind === "written"
}

interface Prepared {
	playback: { videoKey: string | null; renditionKey: string | null } | null
}

/** The file as received is never served in place of a copy: it may say where it was recorded and on whose device. */
export function isPrepared({ playback }: Prepared): boolean {
	return playback !== null && (playback.videoKey !== null || playback.renditionKey !== null)
}

/** What a rejection of several changes: a reason that was given before stays. */
export function mayReject(submission: { status: SubmissionStatus; rejection_reason?: string }): boolean {
	return submission.status !== "rejected" || submission.rejection_reason === "unsorted"
}

export function canShare(submission: { status: SubmissionStatus } & MaybeWithdrawn): boolean {
	return submission.status !== "rejected" && canUse(submission)
}

interface PublicCase {
	status: SubmissionStatus
	sharedAt: Date | null
	withdrawnAt: Date | null
	tenant: { isActive: boolean; publicSharedOnly: boolean }
}

/** Pending testimonials count too, because their ids cannot be guessed. A tenant may limit this to shared ones. */
export function isPublic({ status, sharedAt, withdrawnAt, tenant }: PublicCase): boolean {
	if (!tenant.isActive || status === "rejected" || withdrawnAt !== null) return false
	return !tenant.publicSharedOnly || sharedAt !== null
}

const SEEN = "t.is_active AND s.status <> 'rejected' AND s.withdrawn_at IS NULL"

/** isPublic() in SQL, for a submission s of a tenant t: two texts, because no index serves both kinds of tenants. */
export const PUBLIC_SQL = {
	all: `${SEEN} AND NOT t.public_shared_only`,
	shared: `${SEEN} AND t.public_shared_only AND s.shared_at IS NOT NULL`,
}

/** Whether structured data, oEmbed, and embeds show it to machines. The sitemap also wants it shared. */
export function isFound(
	submission: PublicCase & { tenant: { showInSearch: boolean; videoTestimonialsEnabled: boolean } },
): boolean {
	const { status, tenant } = submission
	return isPublic(submission) && status === "approved" && tenant.showInSearch && tenant.videoTestimonialsEnabled
}

export function isListed(submission: PublicCase): boolean {
	return isPublic(submission) && submission.status === "approved" && submission.sharedAt !== null
}

/** isListed() in SQL, for a submission s of a tenant that the reader knows to be active. A partial index has it. */
export const LISTED_SQL = "s.status = 'approved' AND s.shared_at IS NOT NULL AND s.withdrawn_at IS NULL"

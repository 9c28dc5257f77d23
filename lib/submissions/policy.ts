import type { SubmissionStatus } from "@/lib/client/contract"

/** A rejected testimonial has no public page to share. */
export function canShare(submission: { status: SubmissionStatus }): boolean {
	return submission.status !== "rejected"
}

interface PublicCase {
	status: SubmissionStatus
	sharedAt: Date | null
	tenant: { isActive: boolean; publicSharedOnly: boolean }
}

/** The id is unguessable, so pending ones answer too; a tenant may limit the public view to what it shared. */
export function isPublic({ status, sharedAt, tenant }: PublicCase): boolean {
	if (!tenant.isActive || status === "rejected") return false
	return !tenant.publicSharedOnly || sharedAt !== null
}

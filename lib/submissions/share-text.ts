import type { SubmissionKind } from "./kinds"

export const SHARE_REJECTED = "You can't share a rejected testimonial. Approve it first."

export function shareText({ kind, name }: { kind: SubmissionKind; name: string }, tenantName: string): string {
	return kind === "video"
		? `Watch ${name}'s video testimonial for ${tenantName}`
		: `Read ${name}'s testimonial for ${tenantName}`
}

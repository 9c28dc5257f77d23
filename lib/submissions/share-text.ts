export const SHARE_REJECTED = "You can't share a rejected testimonial. Approve it first."

/** The suggested caption. */
export function shareText(name: string, tenantName: string): string {
	return `Watch ${name}'s video testimonial for ${tenantName}`
}

export const SHARE_REJECTED = "A rejected testimonial cannot be shared. Approve it first."

/** The suggested caption. */
export function shareText(name: string, tenantName: string): string {
	return `Watch ${name}'s video testimonial for ${tenantName}`
}

/**
 * Whose testimonial an audit entry is about, if it is about to be gone. Without an address nothing: an erasure finds
 * entries by it, and a name alone would stay for good.
 */
export function auditedPerson({ name, email }: { name: string; email: string }): { name?: string; email?: string } {
	return email ? { name, email } : {}
}

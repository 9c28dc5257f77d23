/** For an entry about a deletion. Without an address nothing: erasures find entries by it, and a name would stay. */
export function auditedPerson({ name, email }: { name: string; email: string }): { name?: string; email?: string } {
	return email ? { name, email } : {}
}

import type { Tenant } from "@/lib/db/generated/client"

export type MailTenant = Pick<Tenant, "id" | "emailProvider" | "emailAddress" | "emailAppPassword">

export const MAIL_TENANT = {
	id: true,
	emailProvider: true,
	emailAddress: true,
	emailAppPassword: true,
} as const satisfies Record<keyof MailTenant, true>

export function hasMailbox(tenant: MailTenant): boolean {
	return Boolean(tenant.emailAddress && tenant.emailAppPassword)
}

/** For pickTransport(): null for platform mail, and a null mailbox for a tenant without one of its own. */
export function mailboxOf(tenant: MailTenant | null) {
	if (!tenant) return null
	const { id, emailProvider: provider, emailAddress: address, emailAppPassword: sealedAppPassword } = tenant
	return { id, mailbox: address && sealedAppPassword ? { provider, address, sealedAppPassword } : null }
}

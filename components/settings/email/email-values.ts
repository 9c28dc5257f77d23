import type { Tenant } from "@/lib/client/contract"

export type EmailValues = ReturnType<typeof readEmailValues>

/** Without both, the platform's mailbox sends. */
export const hasOwnMailbox = (tenant: Tenant) => Boolean(tenant.email_address) && tenant.has_email_app_password

export const readEmailValues = (tenant: Tenant) => ({
	notify_email: tenant.notify_email,
	email_enabled: tenant.email_enabled,
	email_subject_template: tenant.email_subject_template,
	email_provider: tenant.email_provider,
	email_address: tenant.email_address ?? "",
	// The browser never knows the password. Left empty, the stored one stays.
	email_app_password: "",
	email_from_name: tenant.email_from_name,
})

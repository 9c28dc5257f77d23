// Named as in nodemailer's list. The list is closed, because a free-form host would let a tenant make the server
// connect anywhere. All are used over TLS only.
export const EMAIL_PROVIDERS = {
	gmail: { label: "Gmail", service: "Gmail" },
	outlook: { label: "Outlook (Microsoft 365)", service: "Outlook365" },
	hotmail: { label: "Outlook.com and Hotmail", service: "Hotmail" },
	yahoo: { label: "Yahoo", service: "Yahoo" },
	icloud: { label: "iCloud", service: "iCloud" },
	fastmail: { label: "Fastmail", service: "FastMail" },
	zoho: { label: "Zoho", service: "Zoho" },
	gmx: { label: "GMX", service: "GMX" },
	aol: { label: "AOL", service: "AOL" },
	infomaniak: { label: "Infomaniak", service: "Infomaniak" },
	gandi: { label: "Gandi", service: "GandiMail" },
} as const

export type EmailProvider = keyof typeof EMAIL_PROVIDERS

export function isEmailProvider(name: string): name is EmailProvider {
	return Object.hasOwn(EMAIL_PROVIDERS, name)
}

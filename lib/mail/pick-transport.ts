import path from "node:path"
import { env } from "@/lib/env"
import { filesTransport } from "./transports/files"
import type { Transport } from "./transports/message"
import { resendTransport } from "./transports/resend"
import { smtpTransport } from "./transports/smtp"
import { type Mailbox, tenantMailbox } from "./transports/tenant-mailbox"

function platformAddress(): string {
	const from = env().MAIL_FROM
	return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
}

export function pickTransport(tenant: { id: string; mailbox: Mailbox | null } | null): Transport {
	if (tenant?.mailbox) return tenantMailbox(tenant.id, tenant.mailbox)
	const { RESEND_API_KEY, RESEND_BASE_URL, SMTP_URL } = env()
	if (RESEND_API_KEY) return resendTransport(RESEND_API_KEY, RESEND_BASE_URL, platformAddress())
	if (SMTP_URL) return smtpTransport("smtp", { url: SMTP_URL }, platformAddress())
	return filesTransport(mailFolder(), platformAddress())
}

export function mailFolder(): string {
	return path.join(env().DATA_DIR, "mail")
}

export function platformMailLeaves(): boolean {
	const { RESEND_API_KEY, SMTP_URL } = env()
	return Boolean(RESEND_API_KEY || SMTP_URL)
}

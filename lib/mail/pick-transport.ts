import path from "node:path"
import { env } from "@/lib/env"
import { filesTransport } from "./transports/files"
import type { Transport } from "./transports/message"
import { resendTransport } from "./transports/resend"
import { smtpTransport } from "./transports/smtp"
import { type Mailbox, tenantMailbox } from "./transports/tenant-mailbox"

/** MAIL_FROM may be written "Name <address>"; the name of each mail is its own. */
function platformAddress(): string {
	const from = env().MAIL_FROM
	return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
}

/** The tenant's own mailbox where it has one, else the platform's: Resend, SMTP, or files. */
export function pickTransport(tenant: { id: string; mailbox: Mailbox | null } | null): Transport {
	if (tenant?.mailbox) return tenantMailbox(tenant.id, tenant.mailbox)
	const { RESEND_API_KEY, RESEND_BASE_URL, SMTP_URL, DATA_DIR } = env()
	if (RESEND_API_KEY) return resendTransport(RESEND_API_KEY, RESEND_BASE_URL, platformAddress())
	if (SMTP_URL) return smtpTransport("smtp", { url: SMTP_URL }, platformAddress())
	return filesTransport(path.join(DATA_DIR, "mail"), platformAddress())
}

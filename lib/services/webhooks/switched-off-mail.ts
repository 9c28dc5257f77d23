import { env } from "@/lib/env"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import type { OwnersRow } from "./queries"

const WHY = {
	gone: "The server at this address answered that it's gone for good (410).",
	failing: "Nothing that we sent to this address for 72 hours arrived.",
}

interface SwitchedOff {
	to: string
	url: string
	reason: keyof typeof WHY
}

export function switchedOffMail(tenant: Omit<OwnersRow, "users">, { to, url, reason }: SwitchedOff): OutgoingMail {
	const { host } = new URL(url)
	return {
		tenantId: tenant.id,
		kind: "webhook.switched_off",
		to,
		fromName: tenant.emailFromName || tenant.name,
		subject: `We turned off your webhook at ${host}`,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: "We turned off a webhook",
			paragraphs: [
				WHY[reason],
				url,
				"We don't call it any more, and what was still waiting for it is marked as failed. Once the server works, turn the webhook on again. The deliveries of the last 30 days can be sent again from there.",
			],
			button: {
				label: "See your webhooks",
				url: `${env().APP_URL}/admin/${tenant.slug}/dashboard?tab=settings&section=integrations`,
			},
			footer: `You get this because you're an owner of ${tenant.name}.`,
		}),
	}
}

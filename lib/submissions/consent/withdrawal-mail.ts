import { env } from "@/lib/env"
import { CONSENT_WITHDRAWN } from "@/lib/mail/kinds"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import { momentText } from "./moment-text"
import type { ConsentCase } from "./queries"

/** Regardless of `email_enabled`: the business must take down what it posted elsewhere, and no one else can. */
export function withdrawalMail({ givenAt, submission }: ConsentCase, withdrawnAt: Date): OutgoingMail {
	const { name, email, tenant, importedAt } = submission
	const person = email ? `${name} (${email})` : name
	const isVideo = submission.kind === "video"
	const history = importedAt
		? `You imported ${person}'s ${isVideo ? "video" : "written"} testimonial on ${momentText(importedAt)} and stated how they gave consent.`
		: `${person} ${isVideo ? "recorded a video" : "wrote a"} testimonial for ${tenant.name} and gave consent on ${momentText(givenAt)}.`
	const shown = isVideo ? "page, video and picture" : "page, text and photo"
	return {
		tenantId: submission.tenantId,
		kind: CONSENT_WITHDRAWN,
		to: tenant.notifyEmail,
		aboutEmail: email || undefined,
		fromName: tenant.emailFromName || tenant.name,
		replyTo: email || undefined,
		subject: `Consent withdrawn: ${name}'s testimonial for ${tenant.name}`,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: `${name} withdrew their consent`,
			paragraphs: [
				`${history} They withdrew that consent on ${momentText(withdrawnAt)}.`,
				`We've taken down the testimonial's ${shown}, and your chatbot no longer uses it.`,
				"If you've posted it anywhere else, such as your website, social media, or printed materials, please take it down there too.",
				`You can still ${isVideo ? "watch" : "read"} it in your dashboard or delete it there.`,
			],
			button: { label: "Open the dashboard", url: `${env().APP_URL}/admin/${tenant.slug}/dashboard` },
		}),
	}
}

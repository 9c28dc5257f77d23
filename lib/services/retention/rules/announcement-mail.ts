import { env } from "@/lib/env"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { retentionRuleWords } from "./words"

export interface Announced {
	tenant: { slug: string; name: string }
	firstRun: Date
	rules: Parameters<typeof retentionRuleWords.announcedWords>[0][]
	by: string
}

/** A week ahead, so that no owner is surprised. */
export function announcementMail(to: string, { tenant, firstRun, rules, by }: Announced): OutgoingMail {
	const day = retentionRuleWords.dayText(firstRun)
	const subject = `${tenant.name} starts deleting old ${retentionRuleWords.announcedWhat(rules)} on ${day}`
	return {
		tenantId: null,
		kind: "account.retention_notice",
		to,
		fromName: tenant.name,
		subject,
		...mailLayout({
			heading: subject,
			paragraphs: [
				...rules.map(retentionRuleWords.announcedWords),
				`The first run is on ${day} at the earliest. After it, whatever gets old enough is deleted within the hour. No one can bring back what was deleted.`,
				`This was turned on by ${by}.`,
			],
			button: {
				label: "See what would go, or turn it off",
				url: `${env().APP_URL}/admin/${tenant.slug}/dashboard?tab=settings&section=retention`,
			},
			footer: "If no one of you wanted this, turn it off, change your password, and sign out everywhere.",
		}),
	}
}

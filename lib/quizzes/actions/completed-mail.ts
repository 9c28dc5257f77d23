import { env } from "@/lib/env"
import { NOTICES_AN_HOUR } from "@/lib/mail/kinds"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import { ANONYMOUS } from "../defaults"
import { percentText } from "../percent-text"

interface Completed {
	id: string
	quizName: string
	userName: string | null
	userEmail: string | null
	percentage: number
}

interface Informed {
	id: string
	name: string
	slug: string
	notifyEmail: string
	emailFromName: string | null
	logoKey: string | null
	brandColor: string | null
}

export function completedMail(tenant: Informed, completed: Completed): OutgoingMail {
	const { id, quizName, userName, userEmail, percentage } = completed
	const who = [userName, userEmail].filter(Boolean).join(", ") || ANONYMOUS
	return {
		tenantId: tenant.id,
		kind: "quiz.completed",
		to: tenant.notifyEmail,
		aboutEmail: userEmail ?? undefined,
		mostAnHour: NOTICES_AN_HOUR,
		eventId: `quiz:${id}`,
		fromName: tenant.emailFromName || tenant.name,
		subject: `Quiz completed: ${quizName}`,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: `A visitor completed “${quizName}”`,
			paragraphs: [`${who} scored ${percentText(percentage)}.`],
			button: { label: "See the results", url: `${env().APP_URL}/admin/${tenant.slug}/chatbot?tab=quizzes` },
		}),
	}
}

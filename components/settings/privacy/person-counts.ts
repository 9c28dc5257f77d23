import type { PersonCounts } from "@/lib/client/contract"

/** Names of the kinds of data, singular and plural. */
const NAMES: Record<keyof PersonCounts, [one: string, many: string]> = {
	testimonials: ["testimonial", "testimonials"],
	quiz_sessions: ["quiz session", "quiz sessions"],
	chats: ["chat record", "chat records"],
	mails: ["email", "emails"],
}

/** "2 testimonials and 1 email". Leaves out zero counts. Empty if nothing is stored. */
export function countsInWords(counts: PersonCounts): string {
	const parts = (Object.keys(NAMES) as (keyof PersonCounts)[])
		.filter((name) => counts[name] > 0)
		.map((name) => `${counts[name]} ${NAMES[name][counts[name] === 1 ? 0 : 1]}`)
	return new Intl.ListFormat("en-US").format(parts)
}

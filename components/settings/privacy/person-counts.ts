import type { PersonCounts } from "@/lib/client/contract"

/** What there may be of a person, in words, singular and plural. */
const NAMES: Record<keyof PersonCounts, [one: string, many: string]> = {
	testimonials: ["testimonial", "testimonials"],
	quiz_sessions: ["quiz session", "quiz sessions"],
	chats: ["chat record", "chat records"],
	mails: ["email", "emails"],
}

/** "2 testimonials and 1 email"; domains without anything are left out. Empty where there is nothing at all. */
export function countsInWords(counts: PersonCounts): string {
	const parts = (Object.keys(NAMES) as (keyof PersonCounts)[])
		.filter((name) => counts[name] > 0)
		.map((name) => `${counts[name]} ${NAMES[name][counts[name] === 1 ? 0 : 1]}`)
	return new Intl.ListFormat("en-US").format(parts)
}

import type { RetentionKind } from "@/lib/db/generated/client"

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })
const dayText = (day: Date) => DAY.format(day)
const counted = (count: number, one: string) => `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : "s"}`

const RULES: Record<RetentionKind, { thing: string; means(length: string): string }> = {
	testimonials: {
		thing: "testimonial",
		means: (length) =>
			`Testimonials that were never approved are deleted ${length} after they came in, with their videos and their consent records. What was approved or shared once stays.`,
	},
	conversations: {
		thing: "conversation",
		means: (length) =>
			`Conversations with the chatbot are deleted ${length} after their last message. The leads that visitors left stay.`,
	},
}

export const retentionRuleWords = {
	/** The actor that the activity names for a deletion by age, which no admin makes. */
	byAge: "Automatic deletion",
	dayText,

	counted,

	announcedWhat: (rules: { kind: RetentionKind }[]) => rules.map(({ kind }) => `${RULES[kind].thing}s`).join(" and "),

	announcedWords(rule: { kind: RetentionKind; length: string; count: number; oldest: Date | null }): string {
		const { thing, means } = RULES[rule.kind]
		const would = rule.oldest
			? `If nothing changes until then, the first run deletes ${counted(rule.count, thing)},${rule.count === 1 ? "" : " the oldest"} from ${dayText(rule.oldest)}.`
			: `No ${thing} of today will be old enough for the first run.`
		return `${means(rule.length)} ${would}`
	},
}

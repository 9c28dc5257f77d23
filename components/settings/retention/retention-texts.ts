import { counted } from "@/components/ui/counted"

/** Texts of the settings of automatic deletion. */

export const RETENTION = "Automatic deletion"
export const RETENTION_ABOUT = "What is deleted once it's old"
export const RETENTION_HEADER =
	"Delete what you no longer need once it's old enough. Until you say so, everything stays."

export const LABELS = {
	testimonial_months: "Testimonials you've never approved",
	conversation_days: "Conversations with the chatbot",
} as const
export const HINTS = {
	testimonial_months:
		"Counted from the day they came in. Each goes with its consent record. What you've approved or shared once stays, even if you've rejected it since.",
	conversation_days:
		"Counted from the last message. Leads stay, even if their conversation goes. A conversation stays while a visitor waits for a person or has one.",
} as const

export const KEPT = "Keep them all"
export const after = {
	testimonial_months: (months: number) => `Delete after ${counted(months, "month")}`,
	conversation_days: (days: number) => `Delete after ${counted(days, "day")}`,
}

export const RETENTION_MEANS =
	"You can't bring back what was deleted. When you turn this on or choose a shorter time, we email all owners first. The first deletion is seven days later."

export const COUNTING = "Counting what would go…"
export const COUNT_FAILED = "We couldn't count what would go."
export const TRY_AGAIN = "Try again"
export const NOTHING_DUE = "Nothing is old enough right now."
const things = { testimonial_months: "testimonial", conversation_days: "conversation" } as const
/** Followed by a date. */
export const wouldGo = (setting: keyof typeof things, count: number) =>
	`${counted(count, things[setting])} would go right now,${count === 1 ? "" : " the oldest"} from`

/** Followed by a date. */
export const STARTS = "All owners are told by email. The first deletion is no earlier than"
/** Followed by a date. */
export const RUNNING = "On since"
export const UNANNOUNCED = "Nothing is deleted"
export const UNANNOUNCED_WHY =
	"We couldn't email any owner about it. Check the owners' addresses under Team, then turn it off and on again."
export const deletedAnyway = (days: number) =>
	`This installation deletes every conversation after ${counted(days, "day")}, whatever you choose here.`

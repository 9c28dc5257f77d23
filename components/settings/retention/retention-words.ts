import { counted } from "@/components/ui/counted"

const things = { testimonial_months: "testimonial", conversation_days: "conversation" } as const

export const retentionWords = {
	retention: "Automatic deletion",
	header: "Delete what you no longer need once it's old enough. Until you say so, everything stays.",

	labels: {
		testimonial_months: "Testimonials you've never approved",
		conversation_days: "Conversations with the chatbot",
	} as const,
	hints: {
		testimonial_months:
			"Counted from the day they came in. Each goes with its consent record. What you've approved or shared once stays, even if you've rejected it since.",
		conversation_days:
			"Counted from the last message. Leads stay, even if their conversation goes. A conversation stays while a visitor waits for a person or has one.",
	} as const,

	kept: "Keep them all",
	after: {
		testimonial_months: (months: number) => `Delete after ${counted(months, "month")}`,
		conversation_days: (days: number) => `Delete after ${counted(days, "day")}`,
	},

	means:
		"You can't bring back what was deleted. When you turn this on or choose a shorter time, we email all owners first. The first deletion is seven days later.",

	counting: "Counting what would go…",
	countFailed: "We couldn't count what would go.",
	nothingDue: "Nothing is old enough right now.",
	wouldGo: (setting: keyof typeof things, count: number) =>
		`${counted(count, things[setting])} would go right now,${count === 1 ? "" : " the oldest"} from`,

	starts: "All owners are told by email. The first deletion is no earlier than",
	running: "On since",
	unannounced: "Nothing is deleted",
	unannouncedWhy:
		"We couldn't email any owner about it. Check the owners' addresses under Team, then turn it off and on again.",
	deletedAnyway: (days: number) =>
		`This installation deletes every conversation after ${counted(days, "day")}, whatever you choose here.`,
}

import type { Weekday } from "@/lib/chatbot/person/open-hours"

export const personWords = {
	title: "A person",
	sectionAbout: "Visitors can ask for a person, and you take over from the chatbot in the Inbox, under Waiting.",
	enabled: "A person can take over",
	enabledAbout: "Visitors see a button that asks for you. While you have a conversation, the chatbot is silent.",
	hours: "Hours",
	hoursHint: "Outside these hours, visitors are asked for their address instead. Empty means at any time.",
	hoursExample: "9–12, 13–17:30",
	anyTime: "At any time",
	timeZone: "Time zone",
	dayNames: {
		mon: "Monday",
		tue: "Tuesday",
		wed: "Wednesday",
		thu: "Thursday",
		fri: "Friday",
		sat: "Saturday",
		sun: "Sunday",
	} satisfies Record<Weekday, string>,
}

export const chatbotMailWords = {
	title: "Email to you",
	/** Followed by a link. */
	sectionAbout: "All of it goes to your ",
	addressPlace: "notify address",
	mails: {
		mail_transcript: {
			label: "A visitor asked for a person in vain",
			about: "The transcript, five minutes after no one answered.",
		},
		mail_new_lead: { label: "New lead", about: "Once for each visitor who leaves an address." },
		mail_unanswered: { label: "Unanswered questions", about: "At most once a day, all new ones together." },
		mail_quiz_completed: { label: "Quiz completed", about: "Once for each visitor who finishes a quiz." },
	} as const,
}

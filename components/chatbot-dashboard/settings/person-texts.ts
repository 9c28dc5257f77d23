import type { Weekday } from "@/lib/chatbot/person/open-hours"

/** Texts of the settings about people who take over, and about mail to the business. */
export const PERSON_TITLE = "A person"
export const PERSON_ABOUT = "When visitors can talk to you"
export const PERSON_SECTION_ABOUT =
	"Visitors can ask for a person, and you take over from the chatbot in the Inbox, under Live."
export const PERSON_ENABLED = "A person can take over"
export const PERSON_ENABLED_ABOUT =
	"Visitors see a button that asks for you. While you have a conversation, the chatbot is silent."
export const HOURS = "Hours"
export const HOURS_HINT = "Outside these hours, visitors are asked for their address instead. Empty means at any time."
export const HOURS_EXAMPLE = "9–12, 13–17:30"
export const ANY_TIME = "At any time"
export const TIME_ZONE = "Time zone"
export const DAY_NAMES: Record<Weekday, string> = {
	mon: "Monday",
	tue: "Tuesday",
	wed: "Wednesday",
	thu: "Thursday",
	fri: "Friday",
	sat: "Saturday",
	sun: "Sunday",
}
export const MAIL_TITLE = "Email to you"
export const MAIL_ABOUT = "What your chatbot writes to you about"
export const MAIL_SECTION_ABOUT = "All of it goes to your notify address."
export const MAILS = {
	mail_transcript: {
		label: "A visitor asked for a person in vain",
		about: "The transcript, five minutes after no one answered.",
	},
	mail_new_lead: { label: "New lead", about: "Once for each visitor who leaves an address." },
	mail_unanswered: { label: "Unanswered questions", about: "At most once a day, all new ones together." },
	mail_quiz_completed: { label: "Quiz completed", about: "Once for each visitor who finishes a quiz." },
} as const

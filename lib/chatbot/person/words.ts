import { refusal } from "@/lib/refusals"

export const personRefusals = {
	notOffered: refusal("person_not_offered", "This chat has no people to talk to."),
	notLive: "This visitor isn't waiting for a person any more.",
	notYours: "Take this conversation first. Your message wasn't sent.",
	idTaken: refusal(
		"message_id_taken",
		"This message's id belongs to another message.",
		undefined,
		"Something went wrong. Please try again.",
	),
	takenBy: (email: string | null) => `${email ?? "Another admin"} has this conversation.`,
}

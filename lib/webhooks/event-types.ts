// Imports nothing, so that browser code may use it.

/** What an event is about, which decides its body. */
export type EventSubject = "testimonial" | "lead" | "question" | "conversation" | "quizSession"

interface EventKind {
	about: EventSubject
	/** In the words of the form where an owner chooses events. */
	happened: string
}

export const EVENTS = {
	"testimonial.submitted": { about: "testimonial", happened: "A testimonial came in" },
	"testimonial.approved": { about: "testimonial", happened: "A testimonial was approved" },
	"testimonial.rejected": { about: "testimonial", happened: "A testimonial was rejected" },
	"testimonial.withdrawn": { about: "testimonial", happened: "A customer withdrew their consent" },
	"testimonial.deleted": { about: "testimonial", happened: "A testimonial was deleted" },
	"lead.created": { about: "lead", happened: "A visitor left their contact details" },
	"lead.updated": { about: "lead", happened: "A lead's details changed" },
	"chat.unanswered": { about: "question", happened: "The chatbot couldn't answer a question" },
	"chat.needs_person": { about: "conversation", happened: "A visitor asked for a person" },
	"quiz.started": { about: "quizSession", happened: "A visitor started a quiz" },
	"quiz.completed": { about: "quizSession", happened: "A visitor completed a quiz" },
	// The visitor began, left an address, and paused.
	"quiz.partial": { about: "quizSession", happened: "A visitor stopped in the middle of a quiz" },
} as const satisfies Record<string, EventKind>

export type EventType = keyof typeof EVENTS
/** The word before the dot, by which the form groups events. */
export type EventGroup = EventType extends `${infer Group}.${string}` ? Group : never
export const EVENT_TYPES = Object.keys(EVENTS) as [EventType, ...EventType[]]
export const isEventType = (type: string): type is EventType => Object.hasOwn(EVENTS, type)

/** The version of the bodies. It changes with a change that breaks programs. */
export const SCHEMA_VERSION = "2026-11-24"

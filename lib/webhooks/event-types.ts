// Imports nothing, so that browser code may use it. `quiz.partial`: a visitor began, left an address, and paused.
export const EVENT_TYPES = [
	"testimonial.submitted",
	"testimonial.approved",
	"testimonial.rejected",
	"testimonial.withdrawn",
	"testimonial.deleted",
	"lead.created",
	"lead.updated",
	"chat.unanswered",
	"chat.needs_person",
	"quiz.started",
	"quiz.completed",
	"quiz.partial",
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** The version of the bodies. It changes with a change that breaks programs. */
export const SCHEMA_VERSION = "2026-11-24"

/**
 * What a business's own programs can be told of. This file imports nothing, so that browser code may use it.
 * `quiz.partial`: someone left an address, began to answer, and has not gone on for an hour.
 */
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

/** Of the bodies. It changes with a change that breaks programs. */
export const SCHEMA_VERSION = "2026-11-24"

import { z } from "zod"
import { EMAIL_CAP } from "@/lib/accounts/email-address"
import { NAME_MAX } from "../limits"
import {
	AT_SIGN,
	LINES_MAX,
	PEOPLE_CAP,
	PER_HOUR_MAX,
	REMINDER_DAY_MAX,
	REMINDERS_MAX,
	SUBJECT_CAP,
	TEXT_CAP,
} from "./limits"
import { invitationSentences } from "./words"

export const InvitationParams = z.object({ id: z.uuid(invitationSentences.notFound) })
export const UnsubscribeParams = z.object({ token: z.string() })

export const INVITE_BODY_CAP = 1024 * 1024

const people = z
	.string("people must be text")
	.max(PEOPLE_CAP, invitationSentences.listTooLong)
	.refine((text) => (text.match(/[^\r\n]+/g)?.length ?? 0) <= LINES_MAX, invitationSentences.listTooLong)
const again = z.boolean("again must be true or false").default(false)

const names = z
	.array(
		z.object({
			email: z.string("email must be text").max(EMAIL_CAP, `email can have up to ${EMAIL_CAP} characters`),
			name: z
				.string("name must be text")
				.trim()
				.max(NAME_MAX, `name can have up to ${NAME_MAX} characters`)
				// The mail greets by it.
				.refine((name) => !AT_SIGN.test(name), invitationSentences.nameIsAddress),
		}),
		"names must be a list",
	)
	.max(LINES_MAX, invitationSentences.listTooLong)
	.default([])

const DAYS_FORM = `reminder_days must be up to ${REMINDERS_MAX} days from 1 to ${REMINDER_DAY_MAX}, each once`
const PACE_FORM = `per_hour must be a whole number from 1 to ${PER_HOUR_MAX}`

export const InviteCheck = z.object({
	people,
	again,
	names,
})
export type InviteCheck = z.infer<typeof InviteCheck>

export const NewInvitations = z.object({
	/** For the mail's own words and the page. One that the business offers; without it, the business's own. */
	language: z.string("language must be text").optional(),
	people,
	again,
	names,
	subject: z
		.string("subject must be text")
		.trim()
		.min(1, "Enter a subject")
		.max(SUBJECT_CAP, `subject can have up to ${SUBJECT_CAP} characters`),
	text: z
		.string("text must be text")
		.trim()
		.min(1, "Enter a message")
		.max(TEXT_CAP, `text can have up to ${TEXT_CAP} characters`),
	reminder_days: z
		.array(z.int(DAYS_FORM).min(1, DAYS_FORM).max(REMINDER_DAY_MAX, DAYS_FORM), DAYS_FORM)
		.max(REMINDERS_MAX, DAYS_FORM)
		.refine((days) => new Set(days).size === days.length, DAYS_FORM)
		.transform((days) => [...days].sort((one, other) => one - other)),
})
export type NewInvitations = z.infer<typeof NewInvitations>

export const PaceUpdate = z.object({
	per_hour: z.int(PACE_FORM).min(1, PACE_FORM).max(PER_HOUR_MAX, PACE_FORM),
})
export type PaceUpdate = z.infer<typeof PaceUpdate>

/** Sent by the page's script: mail scanners follow links but run none of it. */
export const InvitationVisit = z.object({
	token: z.string(invitationSentences.gone).max(100, invitationSentences.gone),
	step: z.enum(["opened", "recorded"], "step must be one of: opened, recorded"),
})
export type InvitationVisit = z.infer<typeof InvitationVisit>

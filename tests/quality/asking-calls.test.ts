import { expect, it } from "vitest"
import type { Call } from "@/lib/calls"
import type { OperationName } from "@/lib/client/contract"
import { contract } from "@/lib/description/contract"

/**
 * What changes who may get in, or takes data out or away, asks again. Each row of a signed-in admin's call says which of
 * these it does (its `effect`, without which it does not compile). This file holds that no row says less than what can
 * be seen of it, and that whatever does one of them asks, but for the exceptions below.
 */
const all = Object.entries<Call>(contract).map(([name, call]) => ({ name: name as OperationName, ...call }))
const rows = all.filter(({ auth }) => !["public", "visitor", "quiz_session"].includes(auth))
const namesWhere = (fits: (row: (typeof rows)[number]) => boolean) => rows.filter(fits).map(({ name }) => name)

const ONE_ITEM = "One item, as the specified deletion of one testimonial: whoever may make it may delete it, unasked."
const ENDS_OWN = "It only ends sessions of the account itself, and whoever sees a stranger's must end it at once."
const CLOSES = "It only closes a way in or out. Whoever fears that it is misused must be quick."
const SECOND_HALF = "The first half has asked, and this takes what that gave to this session alone."
const SPECIFIED = "Specified, and about one item: it answers as specified."

/** Calls that do one of these and let everyone in unasked. */
const NEVER_ASK: Partial<Record<OperationName, string>> = {
	"POST /api/admin/logout": ENDS_OWN,
	"DELETE /api/admin/sessions": ENDS_OWN,
	"DELETE /api/admin/sessions/{id}": ENDS_OWN,
	"POST /api/admin/email/confirm": SECOND_HALF,
	"POST /api/admin/second-factor/turn-on": SECOND_HALF,
	"POST /api/admin/passkeys": SECOND_HALF,
	"POST /api/admin/confirm": "It is the answer to being asked.",
	"POST /api/admin/create-tenant":
		"Specified. It lets someone into a business that has nothing yet, and no one else's.",
	"DELETE /api/admin/api-keys/{id}": CLOSES,
	"DELETE /api/admin/webhooks/{id}": CLOSES,
	"POST /api/admin/webhooks/{id}/test": "It sends an example, to an address that asked when it was entered.",
	"POST /api/admin/webhooks/deliveries/{id}/send-again": "To an address that asked when it was entered.",
	"DELETE /api/admin/submission/{id}": SPECIFIED,
	"DELETE /api/admin/quizzes/{id}": SPECIFIED,
	"DELETE /api/admin/platform/carousel-image/{id}": SPECIFIED,
	"GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report": SPECIFIED,
	"POST /api/admin/quizzes/{id}/generate-report": SPECIFIED,
	"DELETE /api/admin/platform/logo": ONE_ITEM,
	"DELETE /api/admin/tenant-asset/{asset}": ONE_ITEM,
	"DELETE /api/admin/submission/{id}/captions": ONE_ITEM,
	"DELETE /api/admin/invitation/{id}": ONE_ITEM,
	"DELETE /api/admin/widget/{id}": ONE_ITEM,
	"DELETE /api/admin/tag/{id}": ONE_ITEM,
	"DELETE /api/admin/chatbot-avatar": ONE_ITEM,
	"DELETE /api/admin/chatbot/conversation/{id}": ONE_ITEM,
	"DELETE /api/admin/chatbot/lead/{id}": ONE_ITEM,
	"DELETE /api/admin/chatbot/knowledge/{id}": ONE_ITEM,
	"DELETE /api/admin/chatbot/website/{id}": ONE_ITEM,
	"DELETE /api/admin/chatbot/unanswered/{id}": ONE_ITEM,
	"DELETE /api/admin/chatbot/test-question/{id}": ONE_ITEM,
}

const TAKES_PASSWORD = "Its body has the password, so an account without a second step is not asked for it twice."
const NOTHING_THERE = "An account without a second step has nothing there to change."

/** Calls that ask only an account with a second step. */
const SECOND_STEP_ALONE: Partial<Record<OperationName, string>> = {
	"PUT /api/admin/password": TAKES_PASSWORD,
	"POST /api/admin/email": TAKES_PASSWORD,
	"POST /api/admin/second-factor": TAKES_PASSWORD,
	"POST /api/admin/passkeys/options": TAKES_PASSWORD,
	"POST /api/admin/second-factor/recovery-codes": NOTHING_THERE,
	"DELETE /api/admin/second-factor": NOTHING_THERE,
	"DELETE /api/admin/second-factor/app": NOTHING_THERE,
	"DELETE /api/admin/passkeys/{id}": NOTHING_THERE,
}

/** Specified calls that ask by themselves, for what the specification doesn't know or what reaches further. */
const PARTLY: Partial<Record<OperationName, string>> = {
	"PUT /api/admin/tenant-settings": "For the mailbox and the address of notices, of an account with a second step.",
	"GET /api/admin/submission/{id}/download": "For ?original=1, whose bytes say where and with what it was filmed.",
}

const WEBHOOK_KEY = "Programs subscribe with a key, and whoever made that key for webhooks was asked."

/** Calls that ask and are open to API keys, which can show nothing. */
const OPEN_TO_KEYS: Partial<Record<OperationName, string>> = {
	"POST /api/admin/webhooks": WEBHOOK_KEY,
	"PUT /api/admin/webhooks/{id}": WEBHOOK_KEY,
	"POST /api/admin/webhooks/{id}/rotate-secret": WEBHOOK_KEY,
}

/** Calls that are no GET, and still only show something. */
const READ_BY_POST: Partial<Record<OperationName, string>> = {
	"POST /api/admin/translations/{subject}/draft": "It tries a model out, and the admin decides what to save.",
	"POST /api/admin/quiz-drafts": "It tries a model out, and the admin decides what becomes a quiz.",
	"POST /api/admin/confirm/options": "Each answer is another challenge.",
	"POST /api/admin/people/find": "An address in a query would end up in logs.",
	"POST /api/admin/invitations/check": "The list is too long for a query.",
	"POST /api/admin/widget-preview": "The draft is too long for a query.",
}

const guarded = rows.filter(({ effect }) => effect === "access" || effect === "export" || effect === "removal")
const isWrite = (name: OperationName) => !name.startsWith("GET ")

it("asks again wherever a call changes who gets in, or takes data out or away, but for reasoned exceptions", () => {
	const unasked = guarded.filter(({ asksAgain }) => asksAgain !== true)
	const excepted = { ...NEVER_ASK, ...SECOND_STEP_ALONE, ...PARTLY }
	expect(unasked.map(({ name }) => name).sort()).toEqual(Object.keys(excepted).sort())
	for (const reason of Object.values(excepted)) expect(reason).toMatch(/^[A-Z].+\.$/)
	expect(namesWhere(({ asksAgain }) => asksAgain === "second_step").sort()).toEqual(
		Object.keys(SECOND_STEP_ALONE).sort(),
	)
	expect(namesWhere(({ asksAgain }) => asksAgain === "partly").sort()).toEqual(Object.keys(PARTLY).sort())
	expect(guarded.length - unasked.length).toBeGreaterThan(20)
})

it("is told by every signed-in call what it does", () => {
	expect(namesWhere(({ effect }) => effect === undefined)).toEqual([])
})

it("lets no one in below /api/admin without a session, but who signs in", () => {
	const open = all
		.filter(({ name, auth }) => name.includes(" /api/admin/") && ["public", "visitor", "quiz_session"].includes(auth))
		.map(({ name }) => name)
	expect(open.sort()).toEqual([
		"GET /api/admin/verify-reset-token/{token}",
		"POST /api/admin/login",
		"POST /api/admin/login/passkey",
		"POST /api/admin/login/passkey-options",
		"POST /api/admin/login/second-factor",
		"POST /api/admin/password-reset-confirm",
		"POST /api/admin/password-reset-request",
	])
})

it("counts every deletion as one", () => {
	expect(
		namesWhere(({ name, effect }) => name.startsWith("DELETE ") && effect !== "removal" && effect !== "access"),
	).toEqual([])
})

it("counts every answer that is a file as an export", () => {
	expect(namesWhere(({ types, effect }) => types !== undefined && effect !== "export")).toEqual([])
	expect(namesWhere(({ name, effect }) => /\/(export|download)$/.test(name) && effect !== "export")).toEqual([])
})

it("counts what only owners may change, and what changes an account, as access", () => {
	const own = ({ auth, role }: Call) => auth === "session" || ((auth === "tenant" || auth === "scoped") && !role)
	expect(namesWhere((row) => isWrite(row.name) && own(row) && row.effect === "edit")).toEqual([])
})

it("counts every change of people, keys, webhooks, mailboxes, and addresses as access", () => {
	const WAYS_IN =
		/\/(users|admins|sessions|api-keys|webhooks|two-step-requirement|two-step|second-factor|passkeys|password|email|tenant-settings|create-tenant)(\/|$)/
	const found = namesWhere(({ name, effect }) => isWrite(name) && WAYS_IN.test(name) && effect === "edit")
	expect(found).toEqual([])
})

it("lets only a few calls besides GET say that they only show something", () => {
	const found = namesWhere(({ name, effect }) => isWrite(name) && effect === "read")
	expect(found.sort()).toEqual(Object.keys(READ_BY_POST).sort())
})

it("opens what asks to API keys only where whoever made the key was asked for just that", () => {
	const open = namesWhere(({ asksAgain, keyScope }) => keyScope !== undefined && asksAgain === true)
	expect(open.sort()).toEqual(Object.keys(OPEN_TO_KEYS).sort())
})

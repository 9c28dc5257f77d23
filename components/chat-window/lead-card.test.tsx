import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { answered, CHAT, openChat } from "../../tests/support/chat-room"

const LEAD = "POST /api/chatbot/{tenantSlug}/lead"

/** Renders a chat with its first answer and the card below it. */
async function openCard() {
	const chat = openChat({ enable_lead_capture: true })
	chat.api.on(CHAT, { body: answered("Yes.") })
	await chat.ask("Open?")
	await expect.poll(chat.card).not.toBe(null)
	const field = (name: string) => chat.inCard().getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
	return {
		...chat,
		inTheCard: field,
		/** The error text of a field. */
		noteOf: (name: string) => {
			const ids = (field(name).getAttribute("aria-describedby") ?? "").split(" ")
			return ids.map((id) => document.getElementById(id)?.textContent ?? "").join("")
		},
	}
}

it("shows what is wrong with an address on leaving the field and on sending, and moves the focus there", async () => {
	const { api, user, press, inTheCard, noteOf } = await openCard()
	await press("Send details")
	await expect.poll(() => document.activeElement).toBe(inTheCard("Email"))
	expect(noteOf("Email")).toBe("Email is required")
	await user.type(inTheCard("Email"), "grace@")
	await user.tab()
	expect(noteOf("Email")).toBe("Please enter a valid email address")
	expect(api.sentTo(LEAD)).toEqual([])
})

it("shows the server's errors at their fields, says when the request failed, and finally thanks the visitor", async () => {
	const { api, ask, user, press, inTheCard, noteOf, log, status, card, sessions } = await openCard()
	const detail = "phone can have up to 32 characters"
	api.on(LEAD, { status: 422, body: { detail, errors: [{ field: "phone", detail }] } }, "unreachable", { status: 204 })
	await user.type(inTheCard("Email"), " Grace@Example.com ")
	expect(screen.queryByLabelText(/^Name/)).toBe(null)
	await press("Add name and phone")
	expect(document.activeElement).toBe(inTheCard("Name"))
	await user.keyboard("Grace Hopper")
	await user.type(inTheCard("Phone"), "+1 555 0100")
	await press("Send details")
	await expect.poll(() => noteOf("Phone")).toBe("Phone can have up to 32 characters")
	await expect.poll(() => document.activeElement).toBe(inTheCard("Phone"))
	await press("Send details")
	await expect.poll(() => log().textContent).toContain("Your details couldn't be sent. Please try again.")
	await press("Send details")
	await expect.poll(() => log().textContent).toContain("Thank you. Harbour Bakery has your details.")
	expect(status()).toBe("Your details were sent.")
	const told = { email: "grace@example.com", name: "Grace Hopper", phone: "+1 555 0100", company: "" }
	const [session_id] = sessions()
	expect(api.sentTo(LEAD).at(-1)?.body).toEqual({ session_id, ...told })
	// The visitor is known from now on, and is not asked again.
	await ask("And on Sundays?")
	await expect.poll(() => api.sentTo(CHAT).length).toBe(2)
	expect(api.sentTo(CHAT)[1]?.body).toMatchObject({
		visitor_email: told.email,
		visitor_name: told.name,
		lead_card: "closed",
	})
	expect(card()).toBe(null)
})

it("can be reopened below an unanswered question after the visitor dismissed it", async () => {
	const { api, ask, user, press, card, inTheCard, said, log } = await openCard()
	const wanted = () => screen.queryByRole("button", { name: "Leave your email address" })
	await press("No, thanks")
	expect(card()).toBe(null)
	api.on(CHAT, { body: answered("I do not know that.", { unanswered: true }) }, { body: answered("Yes, daily.") })
	await ask("Do you sell saws?")
	await expect.poll(wanted).not.toBe(null)
	await ask("Daily?")
	await expect.poll(() => said().at(-1)).toContain("Yes, daily.")
	await press("Leave your email address")
	expect(document.activeElement).toBe(inTheCard("Email"))
	expect(wanted()).toBe(null)
	api.on(LEAD, { status: 204 })
	await user.keyboard("cleo@example.org{Enter}")
	await expect.poll(() => log().textContent).toContain("has your details")
	expect(api.sentTo(LEAD)[0]?.body).toMatchObject({ email: "cleo@example.org" })
})

it("forgets with its conversation what was typed, which the next person at this device must not see", async () => {
	const { api, ask, user, press, inTheCard, card } = await openCard()
	await user.type(inTheCard("Email"), "cleo@example.org")
	await press("Start again")
	expect(card()).toBe(null)
	api.on(CHAT, { body: answered("Yes.") })
	await ask("Open?")
	await expect.poll(card).not.toBe(null)
	expect(inTheCard("Email").value).toBe("")
})

it("shows no error while one of its buttons is being pressed, which an error's line would move away", async () => {
	const { user, inTheCard, noteOf } = await openCard()
	await user.type(inTheCard("Email"), "grace@")
	await user.pointer({ target: screen.getByRole("button", { name: "No, thanks" }), keys: "[MouseLeft>]" })
	expect(noteOf("Email")).toBe("")
})

it("appears once below an unanswered question, without a second button for it", async () => {
	const chat = openChat({ enable_lead_capture: true })
	chat.api.on(CHAT, { body: answered("I do not know that.", { unanswered: true }) })
	await chat.ask("Do you sell saws?")
	await expect.poll(chat.card).not.toBe(null)
	expect(chat.api.sent[0]?.body).toMatchObject({ lead_card: "open" })
	expect(screen.queryByRole("button", { name: "Leave your email address" })).toBe(null)
})

it("is offered again below an unanswered question after it has scrolled away, and keeps what was typed", async () => {
	const { api, ask, press, user, inTheCard, said, card } = await openCard()
	await user.type(inTheCard("Email"), "cleo@")
	api.on(CHAT, { body: answered("I do not know that.", { unanswered: true }) }, { body: answered("Yes, daily.") })
	await ask("Do you sell saws?")
	await expect.poll(() => said().at(-1)).toContain("I do not know that.")
	expect(said()[2]).toContain("Want Harbour Bakery to follow up?")
	await press("Leave your email address")
	expect(said()[2]).not.toContain("Want Harbour Bakery to follow up?")
	expect(said()[4]).toContain("Want Harbour Bakery to follow up?")
	expect(document.activeElement).toBe(inTheCard("Email"))
	expect(inTheCard("Email").value).toBe("cleo@")
	expect(screen.queryByRole("button", { name: "Leave your email address" })).toBe(null)
	await ask("Daily?")
	await expect.poll(() => said().at(-1)).toContain("Yes, daily.")
	expect(card()).not.toBe(null)
})
